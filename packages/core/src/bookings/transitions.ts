/**
 * Every move that a booking can make, as one table (spec 3, "Booking (payment view)"). The code looks its moves up
 * here and carries the effects out in the order given; what has no row cannot happen.
 */
import { Schema } from "effect"
import type { BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"

/** A status; with the decision that still waits for the gateway, if there is one: "paid:declined". */
export type BookingState = BookingStatus | `paid:${PendingDecision}`

export const Trigger = Schema.Literal(
  "book_free",
  "book_paid",
  "settle",
  "lose_seat",
  "lapse",
  "accept",
  "decline",
  "leave_unanswered",
  "refund",
  "keep_payment",
  "complete",
  "auto_complete"
)
export type Trigger = typeof Trigger.Type

export const Condition = Schema.Literal(
  "not_begun",
  "lapsed_unpaid",
  "answer_in_time",
  "answer_overdue",
  "session_over",
  "completion_overdue",
  "paid_for"
)
export type Condition = typeof Condition.Type

/** What must hold beside the state, in words; `booking.ts` evaluates it. */
export const conditions: { readonly [C in Condition]: string } = {
  not_begun: "the session has not begun",
  lapsed_unpaid: "it was cancelled because nobody paid in time",
  answer_in_time: "the mentor still has time to answer",
  answer_overdue: "the mentor's time to answer is up",
  session_over: "its last session has ended",
  completion_overdue: "nobody has completed it for long enough after its last session",
  paid_for: "it was paid for"
}

/**
 * What happens with the move, in the same transaction. Payments come before slots: that is the order of locks.
 * `keep_seats`: the holds live as long as the checkout. `claim_seats`: the holds, or free seats where they have
 * expired, become taken seats. `release_seats`: the holds go. `free_seats`: taken seats are on offer again.
 * `request_refund`: everything paid goes back. `deliver`: what was paid begins to clear.
 */
export type MoveEffect = "keep_seats" | "claim_seats" | "release_seats" | "request_refund" | "free_seats" | "deliver"

export type Announcement =
  | "BookingRequested"
  | "BookingPaid"
  | "BookingConfirmed"
  | "BookingDeclined"
  | "BookingCancelled"
  | "BookingCompleted"

export interface Transition {
  /** Null: there is no booking yet. */
  readonly from: BookingState | null
  readonly on: Trigger
  readonly requires: ReadonlyArray<Condition>
  readonly to: BookingState
  readonly effects: ReadonlyArray<MoveEffect>
  /** The event told; null where the move is nobody's business but the payer's. */
  readonly announces: Announcement | null
  readonly because?: ClosedBecause
}

export const transitions: ReadonlyArray<Transition> = [
  {
    from: null,
    on: "book_free",
    requires: ["not_begun"],
    to: "requested",
    effects: ["claim_seats"],
    announces: "BookingRequested"
  },
  {
    from: null,
    on: "book_paid",
    requires: ["not_begun"],
    to: "pending_payment",
    effects: ["keep_seats"],
    announces: null
  },
  // Money
  {
    from: "pending_payment",
    on: "settle",
    requires: ["not_begun"],
    to: "paid",
    effects: ["claim_seats"],
    announces: "BookingPaid"
  },
  {
    from: "pending_payment",
    on: "lose_seat",
    requires: [],
    to: "cancelled",
    effects: ["release_seats"],
    announces: "BookingCancelled",
    because: "capacity_conflict"
  },
  {
    from: "pending_payment",
    on: "lapse",
    requires: [],
    to: "cancelled",
    effects: ["release_seats"],
    announces: "BookingCancelled",
    because: "payment_lapsed"
  },
  // Paid in time, but told to us late: who has paid gets the session as long as the seat is free.
  {
    from: "cancelled",
    on: "settle",
    requires: ["lapsed_unpaid", "not_begun"],
    to: "paid",
    effects: ["claim_seats"],
    announces: "BookingPaid"
  },
  // The mentor's answer
  {
    from: "requested",
    on: "accept",
    requires: ["answer_in_time"],
    to: "confirmed",
    effects: [],
    announces: "BookingConfirmed"
  },
  {
    from: "paid",
    on: "accept",
    requires: ["answer_in_time"],
    to: "confirmed",
    effects: [],
    announces: "BookingConfirmed"
  },
  {
    from: "requested",
    on: "decline",
    requires: [],
    to: "cancelled",
    effects: ["free_seats"],
    announces: "BookingDeclined",
    because: "declined"
  },
  {
    from: "paid",
    on: "decline",
    requires: [],
    to: "paid:declined",
    effects: ["request_refund", "free_seats"],
    announces: "BookingDeclined",
    because: "declined"
  },
  {
    from: "requested",
    on: "leave_unanswered",
    requires: ["answer_overdue"],
    to: "cancelled",
    effects: ["free_seats"],
    announces: "BookingDeclined",
    because: "unanswered"
  },
  {
    from: "paid",
    on: "leave_unanswered",
    requires: ["answer_overdue"],
    to: "paid:declined",
    effects: ["request_refund", "free_seats"],
    announces: "BookingDeclined",
    because: "unanswered"
  },
  // Everything went back, as the gateway says. Without a decision of ours somebody refunded at the gateway itself.
  { from: "paid:declined", on: "refund", requires: [], to: "refunded", effects: [], announces: null },
  // An admin has decided that nothing goes back: the session does not take place, and the mentor is paid for it.
  { from: "paid:declined", on: "keep_payment", requires: [], to: "cancelled", effects: ["deliver"], announces: null },
  {
    from: "paid",
    on: "refund",
    requires: [],
    to: "refunded",
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "refunded"
  },
  {
    from: "confirmed",
    on: "refund",
    requires: ["paid_for"],
    to: "refunded",
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "refunded"
  },
  // The end
  {
    from: "confirmed",
    on: "complete",
    requires: ["session_over"],
    to: "completed",
    effects: ["deliver"],
    announces: "BookingCompleted"
  },
  {
    from: "confirmed",
    on: "auto_complete",
    requires: ["completion_overdue"],
    to: "completed",
    effects: ["deliver"],
    announces: "BookingCompleted"
  }
]

/** There is one row at most for a state and a trigger. */
export const transitionFor = (from: BookingState | null, on: Trigger): Transition | undefined =>
  transitions.find((row) => row.from === from && row.on === on)
