/** A booking and its possible moves. Pure: no Effect, no clock, no database. */
import { type Array, DateTime, Either } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { PaymentId } from "../payments/index.js"
import type { BookingAttemptId, SessionTypeId, SlotId } from "../scheduling/index.js"
import { type PaidMoney, type Refund, refundOf } from "./cancellation.js"
import { autoCompleteAt, outstandingUntil, paymentExpiry, respondBy } from "./deadlines.js"
import { TransitionRefused } from "./errors.js"
import type { BookingId } from "./ids.js"
import type { BookingPolicy } from "./settings.js"
import type { BookingOrigin, BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"
import type { BookingState, Case, Condition, Transition, Trigger } from "./transition.js"
import { transitionsFor } from "./transitions.js"

export interface Booking {
  readonly id: BookingId
  readonly menteeId: UserId
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  readonly bookingAttemptId: BookingAttemptId
  readonly origin: BookingOrigin
  /** The first is the session itself, the others are its follow-ups, by start. */
  readonly slotIds: Array.NonEmptyReadonlyArray<SlotId>
  readonly status: BookingStatus
  readonly pendingDecision: PendingDecision | null
  readonly closedBecause: ClosedBecause | null
  /** The mentee's note to the mentor. */
  readonly note: string | null
  /** The mentor's note on accepting. */
  readonly mentorNote: string | null
  /** The mentor's summary on completing. */
  readonly summary: string | null
  /** Price of the whole booking, fixed when it was made. */
  readonly price: Amount
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  /** The end of the last follow-up, or of the session where there is none. */
  readonly concludesAt: DateTime.Utc
  /** Sessions after the first one that the price covers, with a date or without, and how far apart they are. */
  readonly followUpCount: number
  readonly followUpIntervalDays: number
  readonly followUpFlexibilityDays: number
  /** When the next one without a date may begin: from then, and before the other; null where all have one. */
  readonly followUpFrom: DateTime.Utc | null
  readonly followUpUntil: DateTime.Utc | null
  /** The payment that has paid for it. */
  readonly paymentId: PaymentId | null
  /** Meeting link. Set when the session is settled, and shown while it takes place. */
  readonly meetingUrl: string | null
  readonly paymentExpiresAt: DateTime.Utc | null
  readonly respondBy: DateTime.Utc | null
  readonly autoCompleteAt: DateTime.Utc | null
  /** When the mentor's share of a cancelled session begins to clear. */
  readonly deliverAt: DateTime.Utc | null
  readonly paidAt: DateTime.Utc | null
  readonly acceptedAt: DateTime.Utc | null
  readonly declinedAt: DateTime.Utc | null
  readonly declineReason: string | null
  readonly completedAt: DateTime.Utc | null
  readonly cancelledAt: DateTime.Utc | null
  readonly cancelReason: string | null
  readonly refundedAt: DateTime.Utc | null
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const isFree = ({ price }: Pick<Booking, "price">): boolean => price.minor === 0n

export const stateOf = ({
  paidAt,
  pendingDecision,
  price,
  status
}: Pick<Booking, "status" | "pendingDecision" | "paidAt" | "price">): BookingState => {
  if (status === "paid" && pendingDecision !== null) return `${status}:${pendingDecision}`
  if (status !== "confirmed") return status
  if (pendingDecision !== null) return "confirmed:cancelled"
  return isFree({ price }) || paidAt !== null ? "confirmed" : "confirmed:unpaid"
}

/** Both sides know that the session takes place. */
export const isReleased = (booking: Parameters<typeof stateOf>[0]): boolean => {
  const state = stateOf(booking)
  return state === "confirmed" || state === "completed"
}

/** For as long as it takes place: nobody is led to a room where nobody is. */
export const meetingUrlOf = (booking: Parameters<typeof stateOf>[0] & Pick<Booking, "meetingUrl">): string | null =>
  isReleased(booking) ? booking.meetingUrl : null

/** Inputs of a decision beside the booking itself. */
interface Situation {
  readonly at: DateTime.Utc
  readonly policy: BookingPolicy
  readonly refund: Refund
}

const isOver = (due: DateTime.Utc | null, at: DateTime.Utc): boolean =>
  due !== null && DateTime.greaterThanOrEqualTo(at, due)

/** While a follow-up may still get a date the booking is not over. */
const overAt = ({ concludesAt, followUpUntil }: Pick<Booking, "concludesAt" | "followUpUntil">): DateTime.Utc =>
  followUpUntil === null ? concludesAt : DateTime.max(concludesAt, followUpUntil)

const holds: { readonly [C in Condition]: (booking: Booking, at: DateTime.Utc) => boolean } = {
  not_begun: ({ startsAt }, at) => !isOver(startsAt, at),
  not_over: ({ concludesAt }, at) => !isOver(concludesAt, at),
  lapsed_unpaid: ({ closedBecause }) => closedBecause === "payment_lapsed",
  answer_in_time: ({ respondBy }, at) => !isOver(respondBy, at),
  answer_overdue: ({ respondBy }, at) => isOver(respondBy, at),
  session_over: ({ concludesAt }, at) => isOver(concludesAt, at),
  no_follow_up_open: ({ followUpUntil }, at) => followUpUntil === null || isOver(followUpUntil, at),
  completion_overdue: ({ autoCompleteAt }, at) => isOver(autoCompleteAt, at),
  delivery_due: ({ deliverAt }, at) => isOver(deliverAt, at),
  sessions_covered: ({ followUpCount, slotIds }) => slotIds.length <= 1 + followUpCount
}

const isCase: { readonly [C in Case]: (booking: Booking, situation: Situation) => boolean } = {
  costs_nothing: isFree,
  costs_something: (booking) => !isFree(booking),
  money_back: (_, { refund }) => refund.minor > 0n,
  no_money_back: (_, { refund }) => refund.minor === 0n,
  accepted: ({ acceptedAt }) => acceptedAt !== null,
  unanswered: ({ acceptedAt }) => acceptedAt === null
}

type Marks = Partial<Booking>

/** Fields that a move sets beside the state. A deadline that no longer applies is cleared. */
const marks: { readonly [S in BookingState]: (booking: Booking, situation: Situation) => Marks } = {
  pending_payment: () => ({}),
  requested: ({ startsAt }, { at, policy }) => ({ respondBy: respondBy(at, startsAt, policy) }),
  paid: ({ startsAt }, { at, policy }) => ({
    paymentExpiresAt: null,
    cancelledAt: null,
    respondBy: respondBy(at, startsAt, policy)
  }),
  "paid:declined": (_, { at }) => ({ declinedAt: at, respondBy: null }),
  "paid:cancelled": (_, { at }) => ({ cancelledAt: at, respondBy: null }),
  confirmed: (booking, { at, policy }) => ({
    acceptedAt: booking.acceptedAt ?? at,
    cancelledAt: null,
    paymentExpiresAt: null,
    respondBy: null,
    autoCompleteAt: autoCompleteAt(overAt(booking), policy)
  }),
  "confirmed:unpaid": ({ startsAt }, { at, policy }) => ({
    acceptedAt: at,
    respondBy: null,
    paymentExpiresAt: outstandingUntil(at, startsAt, policy)
  }),
  "confirmed:cancelled": (_, { at }) => ({ cancelledAt: at, autoCompleteAt: null }),
  completed: (_, { at }) => ({ completedAt: at, autoCompleteAt: null }),
  cancelled: ({ cancelledAt }, { at }) => ({
    cancelledAt: cancelledAt ?? at,
    paymentExpiresAt: null,
    respondBy: null,
    autoCompleteAt: null,
    deliverAt: null
  }),
  refunded: (_, { at }) => ({ refundedAt: at, respondBy: null, autoCompleteAt: null })
}

/** Fields that a trigger sets in whatever state it leads to. */
const marksOf = (booking: Booking, { effects, on, to }: Transition, { at }: Situation): Marks => ({
  ...(on === "settle" && { paidAt: at }),
  // Completed at its deadline, however late the sweep runs.
  ...(on === "auto_complete" && { completedAt: booking.autoCompleteAt ?? at }),
  // A declined request is over at once: there is no money to return.
  ...(to === "cancelled" && (on === "decline" || on === "leave_unanswered") && { declinedAt: at }),
  ...(effects.includes("deliver_at_end") &&
    booking.paidAt !== null && { deliverAt: DateTime.max(booking.concludesAt, at) })
})

const shapes: { readonly [S in BookingState]: Pick<Booking, "status" | "pendingDecision"> } = {
  pending_payment: { status: "pending_payment", pendingDecision: null },
  requested: { status: "requested", pendingDecision: null },
  paid: { status: "paid", pendingDecision: null },
  "paid:declined": { status: "paid", pendingDecision: "declined" },
  "paid:cancelled": { status: "paid", pendingDecision: "cancelled" },
  confirmed: { status: "confirmed", pendingDecision: null },
  "confirmed:unpaid": { status: "confirmed", pendingDecision: null },
  "confirmed:cancelled": { status: "confirmed", pendingDecision: "cancelled" },
  completed: { status: "completed", pendingDecision: null },
  cancelled: { status: "cancelled", pendingDecision: null },
  refunded: { status: "refunded", pendingDecision: null }
}

export interface Move {
  readonly transition: Transition
  readonly booking: Booking
  /** Amount to be refunded by the effect `request_refund`. */
  readonly refund: Refund
}

/** Finds the transition for `trigger`, or fails with the declared error. State `null`: the booking is new. */
const moveFrom = (
  state: BookingState | null,
  booking: Booking,
  trigger: Trigger,
  situation: Situation
): Either.Either<Move, TransitionRefused> => {
  const { at, refund } = situation
  const transition = transitionsFor(state, trigger).find(
    ({ when }) => when === undefined || isCase[when](booking, situation)
  )
  const { pendingDecision, status } = booking
  const refused = (requires: Condition | null) =>
    Either.left(new TransitionRefused({ status: state === null ? null : status, pendingDecision, trigger, requires }))
  if (transition === undefined) return refused(null)
  const broken = transition.requires.find((condition) => !holds[condition](booking, at))
  if (broken !== undefined) return refused(broken)
  const { because, to } = transition
  // Our own decision stays the reason, whatever happens to its refund or to what was kept.
  const keepsReason = booking.pendingDecision !== null || to === "cancelled"
  return Either.right({
    transition,
    refund,
    booking: {
      ...booking,
      ...marks[to](booking, situation),
      ...marksOf(booking, transition, situation),
      ...shapes[to],
      closedBecause: because ?? (keepsReason ? booking.closedBecause : null),
      updatedAt: at
    }
  })
}

/** Decides a move. `paid` is the payment of the booking; moves that refund some of it need it. */
export const move = (
  booking: Booking,
  trigger: Trigger,
  at: DateTime.Utc,
  policy: BookingPolicy,
  paid: PaidMoney | null = null
) => moveFrom(stateOf(booking), booking, trigger, { at, policy, refund: refundOf(trigger, booking, paid, at, policy) })

export interface NewBooking
  extends Pick<
    Booking,
    | "id"
    | "menteeId"
    | "mentorId"
    | "sessionTypeId"
    | "bookingAttemptId"
    | "origin"
    | "slotIds"
    | "note"
    | "price"
    | "startsAt"
    | "endsAt"
    | "concludesAt"
    | "followUpCount"
    | "followUpIntervalDays"
    | "followUpFlexibilityDays"
    | "followUpFrom"
    | "followUpUntil"
  > {
  readonly holdExpiresAt: DateTime.Utc
}

const beginningOf = ({ origin, price }: NewBooking): Trigger =>
  origin === "appointment" ? "request_appointment" : isFree({ price }) ? "book_free" : "book_paid"

/** Makes a new booking. At a checkout a price is paid first; otherwise the mentor answers first. */
export const book = (
  draft: NewBooking,
  at: DateTime.Utc,
  policy: BookingPolicy
): Either.Either<Move, TransitionRefused> => {
  const { holdExpiresAt, ...fields } = draft
  const trigger = beginningOf(draft)
  const blank: Booking = {
    ...fields,
    status: trigger === "book_paid" ? "pending_payment" : "requested",
    pendingDecision: null,
    closedBecause: null,
    mentorNote: null,
    summary: null,
    paymentId: null,
    meetingUrl: null,
    paymentExpiresAt: trigger === "book_paid" ? paymentExpiry(holdExpiresAt, at) : null,
    respondBy: null,
    autoCompleteAt: null,
    deliverAt: null,
    paidAt: null,
    acceptedAt: null,
    declinedAt: null,
    declineReason: null,
    completedAt: null,
    cancelledAt: null,
    cancelReason: null,
    refundedAt: null,
    createdAt: at,
    updatedAt: at
  }
  return moveFrom(null, blank, trigger, { at, policy, refund: refundOf(trigger, blank, null, at, policy) })
}
