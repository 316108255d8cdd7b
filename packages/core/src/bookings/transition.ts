/**
 * The parts of a row of the transition table. The code looks its moves up in the table and applies their effects in the
 * order given; docs/bookings.md is drawn from it.
 */
import { Schema } from "effect"
import type { BookingStatus, ClosedBecause, PendingDecision } from "./statuses.js"

/**
 * A status; with the decision that still waits for the gateway, if there is one: "paid:declined". "confirmed:unpaid" was
 * asked for in a chat, and accepted, and has yet to be paid.
 */
export type BookingState =
  | BookingStatus
  | `paid:${PendingDecision}`
  | `confirmed:${Exclude<PendingDecision, "declined">}`
  | "confirmed:unpaid"

export const Trigger = Schema.Literal(
  "book_free",
  "book_paid",
  "request_appointment",
  "settle",
  "lose_seat",
  "lapse",
  "accept",
  "decline",
  "leave_unanswered",
  "cancel_by_mentee",
  "cancel_by_mentor",
  "lose_mentor",
  "lose_mentee",
  "refund",
  "refund_in_part",
  "keep_payment",
  "deliver_kept",
  "schedule_follow_up",
  "complete",
  "auto_complete"
)
export type Trigger = typeof Trigger.Type

export const Condition = Schema.Literal(
  "not_begun",
  "not_over",
  "lapsed_unpaid",
  "answer_in_time",
  "answer_overdue",
  "session_over",
  "no_follow_up_open",
  "completion_overdue",
  "delivery_due",
  "sessions_covered"
)
export type Condition = typeof Condition.Type

/** Conditions of a transition beside the state, in words. `booking.ts` evaluates them. */
export const conditions: { readonly [C in Condition]: string } = {
  not_begun: "the session is still to begin",
  not_over: "its last session is still to end",
  lapsed_unpaid: "it was cancelled because nobody paid in time",
  answer_in_time: "the mentor still has time to answer",
  answer_overdue: "the mentor's time to answer is up",
  session_over: "its last session has ended",
  no_follow_up_open: "no follow-up can be scheduled any more",
  completion_overdue: "nobody has completed it for long enough after its last session",
  delivery_due: "the time has come at which its session would have ended",
  sessions_covered: "its price covers that many sessions"
}

/** Chooses between several rows for one state and trigger. Exactly one case holds for each. */
export const Case = Schema.Literal(
  "costs_nothing",
  "costs_something",
  "money_back",
  "no_money_back",
  "accepted",
  "unanswered"
)
export type Case = typeof Case.Type

export const cases: { readonly [C in Case]: string } = {
  costs_nothing: "it costs nothing",
  costs_something: "it costs something",
  money_back: "some of the payment goes back",
  no_money_back: "nothing goes back",
  accepted: "the mentor had accepted it",
  unanswered: "the mentor had not answered yet"
}

/**
 * What happens with the move, in the same transaction. Payments come before slots: that is the order of locks.
 * `keep_seats`: the holds live as long as the checkout. `claim_seats`: the holds, or free seats where they have
 * expired, become taken seats. `claim_added_seats`: the same for slots that the move adds. `release_seats`: the holds go.
 * `free_seats`: taken seats are on offer again. `ask_payment`: a payment that the mentee has yet to make.
 * `drop_payment`: nobody can pay it any more. `request_refund`: what the terms of the move give back is asked of the
 * gateway. `deliver`: what was paid begins to clear. `deliver_at_end`: it will once the session would have ended.
 * `release_meeting`: both sides see where they meet. `plan_reminders`: both are told before each session.
 */
export type MoveEffect =
  | "keep_seats"
  | "claim_seats"
  | "claim_added_seats"
  | "release_seats"
  | "free_seats"
  | "ask_payment"
  | "drop_payment"
  | "request_refund"
  | "deliver"
  | "deliver_at_end"
  | "release_meeting"
  | "plan_reminders"

export type Announcement =
  | "BookingRequested"
  | "BookingPaid"
  | "AppointmentPaid"
  | "BookingConfirmed"
  | "BookingDeclined"
  | "BookingCancelled"
  | "BookingCompleted"
  | "FollowUpScheduled"

export interface Transition {
  /** Null: there is no booking yet. */
  readonly from: BookingState | null
  readonly on: Trigger
  /** Required where one state and trigger have several rows: when this row applies. */
  readonly when?: Case
  readonly requires: ReadonlyArray<Condition>
  readonly to: BookingState
  readonly effects: ReadonlyArray<MoveEffect>
  /** The event to append; null where only the payer is concerned. */
  readonly announces: Announcement | null
  readonly because?: ClosedBecause
}
