/** One booking and what it may become. Pure: no Effect, no clock, no database. */
import { type Array, DateTime, Either } from "effect"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { BookingAttemptId, SessionTypeId, SlotId } from "../scheduling/index.js"
import { autoCompleteAt, paymentExpiry, respondBy } from "./deadlines.js"
import { TransitionRefused } from "./errors.js"
import type { BookingId } from "./ids.js"
import type { BookingPolicy } from "./settings.js"
import type { BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"
import { type BookingState, type Condition, type Transition, type Trigger, transitionFor } from "./transitions.js"

export interface Booking {
  readonly id: BookingId
  readonly menteeId: UserId
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  readonly attemptId: BookingAttemptId
  /** The earliest is the session itself, the rest its follow-ups. */
  readonly slotIds: Array.NonEmptyReadonlyArray<SlotId>
  readonly status: BookingStatus
  readonly pendingDecision: PendingDecision | null
  readonly closedBecause: ClosedBecause | null
  readonly note: string | null
  /** For the whole attempt, as the session type had it when it was booked. */
  readonly price: Amount
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  /** The end of the last follow-up, or of the session where there is none. */
  readonly concludesAt: DateTime.Utc
  readonly paymentExpiresAt: DateTime.Utc | null
  readonly respondBy: DateTime.Utc | null
  readonly autoCompleteAt: DateTime.Utc | null
  readonly paidAt: DateTime.Utc | null
  readonly acceptedAt: DateTime.Utc | null
  readonly declinedAt: DateTime.Utc | null
  readonly declineReason: string | null
  readonly completedAt: DateTime.Utc | null
  readonly cancelledAt: DateTime.Utc | null
  readonly refundedAt: DateTime.Utc | null
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const isFree = ({ price }: Pick<Booking, "price">): boolean => price.minor === 0n

export const stateOf = ({ pendingDecision, status }: Pick<Booking, "status" | "pendingDecision">): BookingState =>
  status === "paid" && pendingDecision !== null ? `${status}:${pendingDecision}` : status

const isOver = (due: DateTime.Utc | null, at: DateTime.Utc): boolean =>
  due !== null && DateTime.greaterThanOrEqualTo(at, due)

const holds: { readonly [C in Condition]: (booking: Booking, at: DateTime.Utc) => boolean } = {
  not_begun: ({ startsAt }, at) => !isOver(startsAt, at),
  lapsed_unpaid: ({ closedBecause }) => closedBecause === "payment_lapsed",
  answer_in_time: ({ respondBy }, at) => !isOver(respondBy, at),
  answer_overdue: ({ respondBy }, at) => isOver(respondBy, at),
  session_over: ({ concludesAt }, at) => isOver(concludesAt, at),
  paid_for: ({ paidAt }) => paidAt !== null,
  completion_overdue: ({ autoCompleteAt }, at) => isOver(autoCompleteAt, at)
}

type Marks = Partial<Booking>

/** What a move writes beside the state. A deadline that no longer runs is cleared. */
const marks: {
  readonly [S in BookingState]: (booking: Booking, at: DateTime.Utc, policy: BookingPolicy) => Marks
} = {
  pending_payment: () => ({}),
  requested: ({ startsAt }, at, policy) => ({ respondBy: respondBy(at, startsAt, policy) }),
  paid: ({ startsAt }, at, policy) => ({
    paidAt: at,
    paymentExpiresAt: null,
    cancelledAt: null,
    respondBy: respondBy(at, startsAt, policy)
  }),
  "paid:declined": (_, at) => ({ declinedAt: at, respondBy: null }),
  confirmed: ({ concludesAt }, at, policy) => ({
    acceptedAt: at,
    respondBy: null,
    autoCompleteAt: autoCompleteAt(concludesAt, policy)
  }),
  completed: (_, at) => ({ completedAt: at, autoCompleteAt: null }),
  cancelled: ({ status }, at) => ({
    cancelledAt: at,
    paymentExpiresAt: null,
    respondBy: null,
    // A request that is turned down is over at once: nothing has to go back.
    ...(status === "requested" ? { declinedAt: at } : {})
  }),
  refunded: (_, at) => ({ refundedAt: at, respondBy: null, autoCompleteAt: null })
}

const shape = (state: BookingState): Pick<Booking, "status" | "pendingDecision"> =>
  state === "paid:declined" ? { status: "paid", pendingDecision: "declined" } : { status: state, pendingDecision: null }

export interface Move {
  readonly transition: Transition
  readonly booking: Booking
}

/** Where `trigger` takes the booking at `at`, or the declared refusal. `null` as the state: it is only being made. */
const moveFrom = (
  state: BookingState | null,
  booking: Booking,
  trigger: Trigger,
  at: DateTime.Utc,
  policy: BookingPolicy
): Either.Either<Move, TransitionRefused> => {
  const transition = transitionFor(state, trigger)
  const status = state === null ? null : booking.status
  if (transition === undefined) return Either.left(new TransitionRefused({ status, trigger, requires: null }))
  const broken = transition.requires.find((condition) => !holds[condition](booking, at))
  if (broken !== undefined) return Either.left(new TransitionRefused({ status, trigger, requires: broken }))
  return Either.right({
    transition,
    booking: {
      ...booking,
      ...marks[transition.to](booking, at, policy),
      ...shape(transition.to),
      // A decision of ours outlives its refund.
      closedBecause: transition.because ?? (state === "paid:declined" ? booking.closedBecause : null),
      updatedAt: at
    }
  })
}

export const move = (booking: Booking, trigger: Trigger, at: DateTime.Utc, policy: BookingPolicy) =>
  moveFrom(stateOf(booking), booking, trigger, at, policy)

export interface NewBooking
  extends Pick<
    Booking,
    | "id"
    | "menteeId"
    | "mentorId"
    | "sessionTypeId"
    | "attemptId"
    | "slotIds"
    | "note"
    | "price"
    | "startsAt"
    | "endsAt"
  > {
  readonly concludesAt: DateTime.Utc
  readonly heldUntil: DateTime.Utc
}

/** Free ones wait for the mentor's answer, all others for their payment first. */
export const book = (
  { heldUntil, ...wanted }: NewBooking,
  at: DateTime.Utc,
  policy: BookingPolicy
): Either.Either<Move, TransitionRefused> => {
  const free = isFree(wanted)
  const blank: Booking = {
    ...wanted,
    status: free ? "requested" : "pending_payment",
    pendingDecision: null,
    closedBecause: null,
    paymentExpiresAt: free ? null : paymentExpiry(heldUntil, at),
    respondBy: null,
    autoCompleteAt: null,
    paidAt: null,
    acceptedAt: null,
    declinedAt: null,
    declineReason: null,
    completedAt: null,
    cancelledAt: null,
    refundedAt: null,
    createdAt: at,
    updatedAt: at
  }
  return moveFrom(null, blank, free ? "book_free" : "book_paid", at, policy)
}
