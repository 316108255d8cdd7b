/** Mails about booked sessions. */
import { Effect, Option } from "effect"
import { type BookingCard, BookingCards, type BookingPaid, isFree } from "../../bookings/index.js"
import { type User, UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type Addressed, type Compose, mailing } from "../mailing.js"
import { momentIn } from "../templates/moments.js"
import * as letters from "../templates/session-letters.js"

/** All events of bookings tell the same. */
type Told = PayloadOf<typeof BookingPaid>

interface Reader {
  readonly user: User
  readonly timeZone: string
  readonly facts: letters.SessionFacts
}

interface Session {
  readonly card: BookingCard
  readonly mentee: Reader
  readonly mentor: Reader
}

/** A booking as it is now, with both sides of it. */
const sessions = Effect.gen(function* () {
  const cards = yield* BookingCards
  const mentors = yield* MentorRepository
  const users = yield* UserRepository
  const { frontendUrl: home } = yield* LinkBase

  const readerOf = (card: BookingCard, user: User, timeZone: string, other: string): Reader => ({
    user,
    timeZone,
    facts: {
      name: user.fullName,
      other,
      title: card.sessionType.title,
      when: momentIn(timeZone, card.startsAt),
      home
    }
  })

  return Effect.fnUntraced(function* ({ bookingId, menteeId, mentorId }: Told) {
    const card = yield* Effect.flatten(cards.find(bookingId, { _tag: "Mentee", menteeId }))
    const profile = yield* Effect.flatten(mentors.find(mentorId))
    const mentee = yield* Effect.flatten(users.find(menteeId))
    const mentor = yield* Effect.flatten(users.find(profile.userId))
    const session: Session = {
      card,
      mentee: readerOf(card, mentee, mentee.timeZone, mentor.fullName),
      mentor: readerOf(card, mentor, profile.timeZone, mentee.fullName)
    }
    return session
  }, Effect.option)
})

/** `letters` say who is written to about the session, and what. */
const sessionMails = (name: string, write: (session: Session) => ReadonlyArray<Addressed>) =>
  mailing(
    name,
    Effect.map(
      sessions,
      (find): Compose<Told> =>
        (told) =>
          Effect.map(find(told), (session) => Option.toArray(session).flatMap(write))
    )
  )

const toReader = ({ user }: Reader, letter: Addressed["letter"]): Addressed => ({ to: user.email, letter })

/** For bookings that are paid and for free ones alike: from here on the mentor is to answer. */
export const mailSessionBooked = sessionMails("notifications.mailSessionBooked", ({ card, mentor }) => [
  toReader(
    mentor,
    letters.sessionBooked(mentor.facts, {
      isPaid: !isFree(card),
      note: card.note,
      respondBy: card.respondBy && momentIn(mentor.timeZone, card.respondBy)
    })
  )
])

export const mailSessionConfirmed = sessionMails("notifications.mailSessionConfirmed", ({ mentee }) => [
  toReader(mentee, letters.sessionConfirmed(mentee.facts))
])

export const mailSessionDeclined = sessionMails("notifications.mailSessionDeclined", ({ card, mentee }) => [
  toReader(
    mentee,
    letters.sessionDeclined(mentee.facts, {
      isPaid: !isFree(card),
      reason: card.declineReason,
      wasAnswered: card.closedBecause !== "unanswered"
    })
  )
])

/** The mentor hears of it only if they knew of the booking: not of one that nobody has paid. */
export const mailSessionCancelled = sessionMails("notifications.mailSessionCancelled", ({ card, mentee, mentor }) => {
  const because = card.closedBecause
  if (because !== "payment_lapsed" && because !== "capacity_conflict" && because !== "refunded") return []
  return [
    toReader(mentee, letters.sessionCancelledForMentee(mentee.facts, because)),
    ...(because === "refunded" ? [toReader(mentor, letters.sessionCancelledForMentor(mentor.facts))] : [])
  ]
})
