/** Mails to one side of a booking. */
import { DateTime, Effect } from "effect"
import { type BookingCard, BookingCards, type BookingPaid } from "../bookings/index.js"
import { UserRepository } from "../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf } from "../kernel/index.js"
import { type Payment, PaymentRepository } from "../payments/index.js"
import { MentorRepository } from "../profiles/index.js"
import type { SlotId } from "../scheduling/index.js"
import { type Compose, type MailRoute, mailReaction } from "./mail-reaction.js"
import type { Letter } from "./templates/letter.js"
import { momentIn, sharedMoment } from "./templates/moments.js"
import type { OpenFollowUps, Outcome, SessionFacts, Side } from "./templates/session-facts.js"

/** Fields that all booking events have. */
type AboutBooking = PayloadOf<typeof BookingPaid>

export interface SessionMailInput<A = AboutBooking> {
  readonly event: A
  readonly occurredAt: DateTime.Utc
  readonly now: DateTime.Utc
  /** The present names of both. */
  readonly card: BookingCard
  /** The payment that has paid for it. */
  readonly payment: Payment | null
  readonly facts: SessionFacts
  /** Formats a moment in the reader's zone. */
  readonly moment: (at: DateTime.Utc) => string
}

const makeFindReaders = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  /** Mentors use the zone of their profile. */
  return Effect.fnUntraced(function* ({ menteeId, mentorId }: AboutBooking) {
    const profile = yield* Effect.flatten(mentors.find(mentorId))
    const { email, fullName: name, timeZone } = yield* Effect.flatten(users.find(menteeId))
    const mentor = yield* Effect.flatten(users.find(profile.userId))
    return {
      mentee: { email, name, timeZone },
      mentor: { email: mentor.email, name: mentor.fullName, timeZone: profile.timeZone }
    } satisfies { readonly [S in Side]: unknown }
  })
})

const otherSide = { mentee: "mentor", mentor: "mentee" } as const

const sideMailReaction =
  (side: Side) =>
  <A extends AboutBooking>(route: MailRoute, letterOf: (input: SessionMailInput<A>) => Letter | null) =>
    mailReaction(
      route,
      Effect.gen(function* () {
        const cards = yield* BookingCards
        const payments = yield* PaymentRepository
        const find = yield* makeFindReaders
        const { frontendUrl: home } = yield* LinkBase

        const compose: Compose<A> = Effect.fnUntraced(
          function* (event, { occurredAt }) {
            const { bookingId, menteeId } = event
            const card = yield* Effect.flatten(cards.find(bookingId, { _tag: "Mentee", menteeId }))
            const payment = card.paymentId === null ? null : yield* Effect.flatten(payments.find(card.paymentId))
            const both = yield* find(event)
            const [reader, other] = [both[side], both[otherSide[side]]]
            const letter = letterOf({
              event,
              occurredAt,
              now: yield* DateTime.now,
              card,
              payment,
              facts: {
                name: reader.name,
                side,
                other: other.name,
                title: card.sessionType.title,
                times: card.slots.map(({ startsAt }) => sharedMoment(reader.timeZone, other.timeZone, startsAt)),
                meetingUrl: card.meetingUrl,
                home
              },
              moment: (at) => momentIn(reader.timeZone, at)
            })
            return letter === null ? null : { to: reader.email, letter }
          },
          Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
        )
        return compose
      })
    )

/**
 * `menteeMailReaction({ name: "notifications.mailSessionConfirmed", type: "session.confirmed" }, ({ card, facts }) => …)`: what there is
 * to say as things are by then; null where there is nothing any more. Each side has a subscriber of its own: one side's mail
 * waits for no other.
 */
export const menteeMailReaction = sideMailReaction("mentee")
export const mentorMailReaction = sideMailReaction("mentor")

/** The facts of one of a booking's sessions; null if it is none of them. */
export const sessionOf = ({ card, facts }: Pick<SessionMailInput, "card" | "facts">, slotId: SlotId) => {
  const part = card.slots.findIndex(({ id }) => id === slotId)
  const [slot, time] = [card.slots[part], facts.times[part]]
  if (slot === undefined || time === undefined) return null
  const title = part === 0 ? facts.title : `${facts.title} (follow-up ${part} of ${card.followUpCount})`
  return { startsAt: slot.startsAt, facts: { ...facts, title, times: [time] } satisfies SessionFacts }
}

/** Null if no follow-up is open, or its time has passed. */
export const openFollowUps = ({ card, moment, now }: SessionMailInput): OpenFollowUps | null => {
  const { followUpCount, followUpFrom: from, followUpUntil: until, slots } = card
  if (from === null || until === null || DateTime.greaterThanOrEqualTo(now, until)) return null
  const left = followUpCount - (slots.length - 1)
  return { left: `${left} of ${followUpCount}`, from: moment(from), until: moment(until) }
}

/** Refund and kept amount of a cancelled session; null if nothing was paid. */
export const outcomeOf = ({ payment }: Pick<SessionMailInput, "payment">): Outcome | null => {
  if (payment === null) return null
  const { amount, disputedMinor, owedBecause, refundedMinor, waitingMinor } = payment
  // A disputed part is for the bank to decide, unless all is owed to the buyer anyway.
  const held = owedBecause === null ? 0n : disputedMinor
  const back = refundedMinor + waitingMinor + held
  const kept = amount.minor - back - (disputedMinor - held)
  const said = (minor: bigint) => (minor > 0n ? moneyOf({ minor, currency: amount.currency }).formatted : null)
  return { paid: moneyOf(amount).formatted, back: said(back), kept: said(kept) }
}
