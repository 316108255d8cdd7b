/**
 * Every move that a booking can make, as one table (spec 3, "Booking (payment view)"). The code looks its moves up
 * here and carries the effects out in the order given; what has no row cannot happen. docs/bookings.md is drawn from it.
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

/** What must hold beside the state, in words; `booking.ts` evaluates it. */
export const conditions: { readonly [C in Condition]: string } = {
  not_begun: "the session has not begun",
  not_over: "its last session has not ended",
  lapsed_unpaid: "it was cancelled because nobody paid in time",
  answer_in_time: "the mentor still has time to answer",
  answer_overdue: "the mentor's time to answer is up",
  session_over: "its last session has ended",
  no_follow_up_open: "no follow-up can be scheduled any more",
  completion_overdue: "nobody has completed it for long enough after its last session",
  delivery_due: "the time has come at which its session would have ended",
  sessions_covered: "its price covers that many sessions"
}

/** Which of several rows for one state and trigger counts. For each of them exactly one holds. */
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
  /** Where there are several rows for one state and trigger: when this one counts. */
  readonly when?: Case
  readonly requires: ReadonlyArray<Condition>
  readonly to: BookingState
  readonly effects: ReadonlyArray<MoveEffect>
  /** The event told; null where the move is nobody's business but the payer's. */
  readonly announces: Announcement | null
  readonly because?: ClosedBecause
}

const beginnings: ReadonlyArray<Transition> = [
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
    effects: ["ask_payment", "keep_seats"],
    announces: null
  },
  // In a chat: it is paid once the mentor has accepted it.
  {
    from: null,
    on: "request_appointment",
    requires: ["not_begun"],
    to: "requested",
    effects: ["claim_seats"],
    announces: "BookingRequested"
  }
]

const payments: ReadonlyArray<Transition> = [
  {
    from: "pending_payment",
    on: "settle",
    requires: ["not_begun"],
    to: "paid",
    effects: ["claim_seats"],
    announces: "BookingPaid"
  },
  {
    from: "confirmed:unpaid",
    on: "settle",
    requires: ["not_begun"],
    to: "confirmed",
    effects: ["release_meeting", "plan_reminders"],
    announces: "AppointmentPaid"
  },
  // Paid in time, but told to us late: who has paid gets the session as long as the seat is free.
  {
    from: "cancelled",
    on: "settle",
    when: "unanswered",
    requires: ["lapsed_unpaid", "not_begun"],
    to: "paid",
    effects: ["claim_seats"],
    announces: "BookingPaid"
  },
  {
    from: "cancelled",
    on: "settle",
    when: "accepted",
    requires: ["lapsed_unpaid", "not_begun"],
    to: "confirmed",
    effects: ["claim_seats", "release_meeting", "plan_reminders"],
    announces: "AppointmentPaid"
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
    from: "confirmed:unpaid",
    on: "lose_seat",
    requires: [],
    to: "cancelled",
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "capacity_conflict"
  },
  {
    from: "cancelled",
    on: "lose_seat",
    requires: ["lapsed_unpaid"],
    to: "cancelled",
    effects: [],
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
  {
    from: "confirmed:unpaid",
    on: "lapse",
    requires: [],
    to: "cancelled",
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "payment_lapsed"
  }
]

const answers: ReadonlyArray<Transition> = [
  {
    from: "requested",
    on: "accept",
    when: "costs_nothing",
    requires: ["answer_in_time"],
    to: "confirmed",
    effects: ["release_meeting", "plan_reminders"],
    announces: "BookingConfirmed"
  },
  {
    from: "requested",
    on: "accept",
    when: "costs_something",
    requires: ["answer_in_time"],
    to: "confirmed:unpaid",
    effects: ["ask_payment"],
    announces: "BookingConfirmed"
  },
  {
    from: "paid",
    on: "accept",
    requires: ["answer_in_time"],
    to: "confirmed",
    effects: ["release_meeting", "plan_reminders"],
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
  }
]

const byMentee = { on: "cancel_by_mentee", announces: "BookingCancelled", because: "cancelled_by_mentee" } as const
const byMentor = { on: "cancel_by_mentor", announces: "BookingCancelled", because: "cancelled_by_mentor" } as const

const cancellations: ReadonlyArray<Transition> = [
  // The mentor has never seen it.
  {
    ...byMentee,
    from: "pending_payment",
    requires: [],
    to: "cancelled",
    effects: ["drop_payment", "release_seats"]
  },
  { ...byMentee, from: "requested", requires: ["not_begun"], to: "cancelled", effects: ["free_seats"] },
  // Before the mentor has decided: everything goes back.
  {
    ...byMentee,
    from: "paid",
    requires: ["not_begun"],
    to: "paid:cancelled",
    effects: ["request_refund", "free_seats"]
  },
  {
    ...byMentee,
    from: "confirmed:unpaid",
    requires: ["not_begun"],
    to: "cancelled",
    effects: ["drop_payment", "free_seats"]
  },
  {
    ...byMentee,
    from: "confirmed",
    when: "money_back",
    requires: ["not_begun"],
    to: "confirmed:cancelled",
    effects: ["request_refund", "free_seats"]
  },
  {
    ...byMentee,
    from: "confirmed",
    when: "no_money_back",
    requires: ["not_begun"],
    to: "cancelled",
    effects: ["free_seats", "deliver_at_end"]
  },
  { ...byMentor, from: "confirmed:unpaid", requires: [], to: "cancelled", effects: ["drop_payment", "free_seats"] },
  {
    ...byMentor,
    from: "confirmed",
    when: "money_back",
    requires: ["not_over"],
    to: "confirmed:cancelled",
    effects: ["request_refund", "free_seats"]
  },
  {
    ...byMentor,
    from: "confirmed",
    when: "no_money_back",
    requires: ["not_over"],
    to: "cancelled",
    effects: ["free_seats", "deliver_at_end"]
  }
]

const refunds: ReadonlyArray<Transition> = [
  // Everything went back, as the gateway says.
  { from: "paid:declined", on: "refund", requires: [], to: "refunded", effects: [], announces: null },
  { from: "paid:cancelled", on: "refund", requires: [], to: "refunded", effects: [], announces: null },
  { from: "confirmed:cancelled", on: "refund", requires: [], to: "refunded", effects: [], announces: null },
  // All that was asked back did, and that was not everything.
  {
    from: "confirmed:cancelled",
    on: "refund_in_part",
    requires: [],
    to: "cancelled",
    effects: ["deliver_at_end"],
    announces: null
  },
  // An admin has decided that nothing goes back: the session does not take place, and the mentor is paid for it.
  { from: "paid:declined", on: "keep_payment", requires: [], to: "cancelled", effects: ["deliver"], announces: null },
  { from: "paid:cancelled", on: "keep_payment", requires: [], to: "cancelled", effects: ["deliver"], announces: null },
  {
    from: "confirmed:cancelled",
    on: "keep_payment",
    requires: [],
    to: "cancelled",
    effects: ["deliver_at_end"],
    announces: null
  },
  {
    from: "cancelled",
    on: "deliver_kept",
    requires: ["delivery_due"],
    to: "cancelled",
    effects: ["deliver"],
    announces: null
  },
  // Without a decision of ours somebody refunded at the gateway itself.
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
    requires: [],
    to: "refunded",
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "refunded"
  }
]

const endings: ReadonlyArray<Transition> = [
  {
    from: "confirmed",
    on: "schedule_follow_up",
    requires: ["sessions_covered"],
    to: "confirmed",
    effects: ["claim_added_seats", "plan_reminders"],
    announces: "FollowUpScheduled"
  },
  {
    from: "confirmed",
    on: "complete",
    requires: ["session_over", "no_follow_up_open"],
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

export const transitions: ReadonlyArray<Transition> = [
  ...beginnings,
  ...payments,
  ...answers,
  ...cancellations,
  ...refunds,
  ...endings
]

/** One row, or several of which the case decides. */
export const transitionsFor = (from: BookingState | null, on: Trigger): ReadonlyArray<Transition> =>
  transitions.filter((row) => row.from === from && row.on === on)
