/** Notices to one side of a booking. */
import { DateTime, Effect } from "effect"
import { type BookingCard, BookingCards, type BookingPaid } from "../bookings/index.js"
import { UserRepository } from "../identity/index.js"
import type { Amount, PayloadOf } from "../kernel/index.js"
import { type Payment, PaymentRepository } from "../payments/index.js"
import { MentorRepository } from "../profiles/index.js"
import type { SlotId } from "../scheduling/index.js"
import type { FactsOf, ToldType } from "./facts.js"
import { makeLinks } from "./links.js"
import type { Compose } from "./mail-reaction.js"
import { type Notice, type NoticeRoute, notice } from "./notice.js"
import type { Letter } from "./templates/letter.js"
import type { OpenFollowUps, Outcome, SessionFacts, Side } from "./templates/session-facts.js"
import { makeTextsFor, type Texts } from "./texts/catalogue.js"
import type { MailedType } from "./texts/letters.js"

/** Fields that all booking events have. */
type AboutBooking = PayloadOf<typeof BookingPaid>

/** Types of sessions that are told in the inbox and by mail. */
type SessionType = ToldType & MailedType

export interface SessionInput<A = AboutBooking, T extends SessionType = never> {
  readonly event: A
  readonly occurredAt: DateTime.Utc
  readonly now: DateTime.Utc
  /** The present names of both. */
  readonly card: BookingCard
  /** The payment that has paid for it. */
  readonly payment: Payment | null
  readonly facts: SessionFacts
  /** Letters of the route's types, in the reader's language. */
  readonly texts: Texts<T>
}

const makeFindReaders = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  /** Mentors use the zone of their profile. */
  return Effect.fnUntraced(function* ({ menteeId, mentorId }: AboutBooking) {
    const profile = yield* Effect.flatten(mentors.find(mentorId))
    const { email, fullName: name, id, locale, timeZone } = yield* Effect.flatten(users.find(menteeId))
    const mentor = yield* Effect.flatten(users.find(profile.userId))
    return {
      mentee: { id, email, name, locale, timeZone },
      mentor: {
        ...{ id: mentor.id, email: mentor.email, name: mentor.fullName },
        ...{ locale: mentor.locale, timeZone: profile.timeZone }
      }
    } satisfies { readonly [S in Side]: unknown }
  })
})

const otherSide = { mentee: "mentor", mentor: "mentee" } as const

/** The letter, and what the row keeps, of one of the types. */
export type SessionWords<T extends ToldType> = {
  readonly [One in T]: { readonly type: One; readonly facts: FactsOf<One>; readonly letter: Letter }
}[T]

const sideNotice =
  (side: Side) =>
  <A extends AboutBooking, T extends SessionType>(
    route: Omit<NoticeRoute, "type"> & { readonly type: T | readonly [T, ...ReadonlyArray<T>] },
    wordsOf: (input: SessionInput<A, T>) => SessionWords<T> | null
  ) =>
    notice(
      route,
      Effect.gen(function* () {
        const cards = yield* BookingCards
        const payments = yield* PaymentRepository
        const find = yield* makeFindReaders
        const { pageUrl } = yield* makeLinks
        const textsFor = yield* makeTextsFor<T>(route.type)

        const compose: Compose<A, Notice> = Effect.fnUntraced(
          function* (event, { occurredAt }) {
            const { bookingId, menteeId, mentorId } = event
            const card = yield* Effect.flatten(cards.find(bookingId, { _tag: "Mentee", menteeId }))
            const payment = card.paymentId === null ? null : yield* Effect.flatten(payments.find(card.paymentId))
            const both = yield* find(event)
            const [reader, other] = [both[side], both[otherSide[side]]]
            const texts = textsFor(reader)
            const words = wordsOf({
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
                times: card.slots.map(({ startsAt }) => texts.shared(other.timeZone, startsAt)),
                meetingUrl: card.meetingUrl,
                links: {
                  booking: pageUrl("booking", bookingId),
                  mentor: pageUrl("mentor", mentorId),
                  earnings: pageUrl("earnings")
                }
              },
              texts
            })
            if (words === null) return null
            const to = { userId: reader.id, to: reader.email, frame: texts.frame }
            const about = { ...to, subject: bookingId, senderId: other.id, role: side }
            // Each type comes with its own facts.
            return { ...about, ...words } as Notice
          },
          Effect.catchTag("NoSuchElementException", () => Effect.succeed(null))
        )
        return compose
      })
    )

/**
 * `menteeNotice({ name: "SessionConfirmed", type: "session.confirmed" }, ({ card, facts }) => …)`: what there is to say as things
 * are by then; null where there is nothing any more. Each side has a notice of its own: one side's waits for no other.
 */
export const menteeNotice = sideNotice("mentee")
export const mentorNotice = sideNotice("mentor")

/** What every row about a session keeps: the booking's first session, unless it is about another one. */
export const keptOf = ({ card }: Pick<SessionInput, "card">, startsAt = card.startsAt) => ({
  title: card.sessionType.title,
  starts_at: startsAt
})

/** The facts of one of a booking's sessions; null if it is none of them. */
export const sessionOf = ({ card, facts }: Pick<SessionInput, "card" | "facts">, slotId: SlotId) => {
  const part = card.slots.findIndex(({ id }) => id === slotId)
  const [slot, time] = [card.slots[part], facts.times[part]]
  if (slot === undefined || time === undefined) return null
  const followUp = part === 0 ? {} : { followUp: { number: part, of: card.followUpCount } }
  return { startsAt: slot.startsAt, facts: { ...facts, ...followUp, times: [time] } satisfies SessionFacts }
}

/** Null if no follow-up is open, or its time has passed. */
export const openFollowUps = ({
  card,
  now,
  texts
}: Pick<SessionInput, "card" | "now" | "texts">): OpenFollowUps | null => {
  const { followUpCount, followUpFrom: from, followUpUntil: until, slots } = card
  if (from === null || until === null || DateTime.greaterThanOrEqualTo(now, until)) return null
  const left = followUpCount - (slots.length - 1)
  return { left, of: followUpCount, from: texts.zoned(from), until: texts.zoned(until) }
}

/** Paid, going back and kept, in minor units; null if nothing was paid. */
const sharesOf = ({ payment }: Pick<SessionInput, "payment">) => {
  if (payment === null) return null
  const { amount, disputedMinor, owedBecause, refundedMinor, waitingMinor } = payment
  // A disputed part is for the bank to decide, unless all is owed to the buyer anyway.
  const held = owedBecause === null ? 0n : disputedMinor
  const back = refundedMinor + waitingMinor + held
  return { amount, back, kept: amount.minor - back - (disputedMinor - held) }
}

/** Refund and kept amount of a cancelled session; null if nothing was paid. */
export const outcomeOf = (input: Pick<SessionInput, "payment" | "texts">): Outcome | null => {
  const shares = sharesOf(input)
  if (shares === null) return null
  const { currency } = shares.amount
  const { money } = input.texts
  const said = (minor: bigint) => (minor > 0n ? money({ minor, currency }) : null)
  return { paid: money(shares.amount), back: said(shares.back), kept: said(shares.kept) }
}

/** What goes back to the mentee; null for nothing. */
export const refundOf = (input: Pick<SessionInput, "payment">): Amount | null => {
  const shares = sharesOf(input)
  return shares === null || shares.back <= 0n ? null : { minor: shares.back, currency: shares.amount.currency }
}
