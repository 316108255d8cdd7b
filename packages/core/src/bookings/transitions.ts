/** The rows of the transition table, in the order of a booking's life. */
import type { BookingState, Transition, Trigger } from "./transition.js"

/** Defaults: no condition, no effect, no event. */
const row = (
  from: BookingState | null,
  on: Trigger,
  to: BookingState,
  more: Partial<Omit<Transition, "from" | "on" | "to">> = {}
): Transition => ({ requires: [], effects: [], announces: null, ...more, from, on, to })

const beginnings: ReadonlyArray<Transition> = [
  row(null, "book_free", "requested", {
    requires: ["not_begun"],
    effects: ["claim_seats"],
    announces: "BookingRequested"
  }),
  row(null, "book_paid", "pending_payment", { requires: ["not_begun"], effects: ["ask_payment", "keep_seats"] }),
  // In a chat: paid once the mentor has accepted.
  row(null, "request_appointment", "requested", {
    requires: ["not_begun"],
    effects: ["claim_seats"],
    announces: "BookingRequested"
  })
]

const payments: ReadonlyArray<Transition> = [
  row("pending_payment", "settle", "paid", {
    requires: ["not_begun"],
    effects: ["claim_seats"],
    announces: "BookingPaid"
  }),
  row("confirmed:unpaid", "settle", "confirmed", {
    requires: ["not_begun"],
    effects: ["release_meeting", "plan_reminders"],
    announces: "AppointmentPaid"
  }),
  // Paid in time but reported late: the buyer gets the session if the seat is free.
  row("cancelled", "settle", "paid", {
    when: "unanswered",
    requires: ["lapsed_unpaid", "not_begun"],
    effects: ["claim_seats"],
    announces: "BookingPaid"
  }),
  row("cancelled", "settle", "confirmed", {
    when: "accepted",
    requires: ["lapsed_unpaid", "not_begun"],
    effects: ["claim_seats", "release_meeting", "plan_reminders"],
    announces: "AppointmentPaid"
  }),
  row("pending_payment", "lose_seat", "cancelled", {
    effects: ["release_seats"],
    announces: "BookingCancelled",
    because: "capacity_conflict"
  }),
  row("confirmed:unpaid", "lose_seat", "cancelled", {
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "capacity_conflict"
  }),
  row("cancelled", "lose_seat", "cancelled", {
    requires: ["lapsed_unpaid"],
    announces: "BookingCancelled",
    because: "capacity_conflict"
  }),
  row("pending_payment", "lapse", "cancelled", {
    effects: ["release_seats"],
    announces: "BookingCancelled",
    because: "payment_lapsed"
  }),
  row("confirmed:unpaid", "lapse", "cancelled", {
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "payment_lapsed"
  })
]

const answers: ReadonlyArray<Transition> = [
  row("requested", "accept", "confirmed", {
    when: "costs_nothing",
    requires: ["answer_in_time"],
    effects: ["release_meeting", "plan_reminders"],
    announces: "BookingConfirmed"
  }),
  row("requested", "accept", "confirmed:unpaid", {
    when: "costs_something",
    requires: ["answer_in_time"],
    effects: ["ask_payment"],
    announces: "BookingConfirmed"
  }),
  row("paid", "accept", "confirmed", {
    requires: ["answer_in_time"],
    effects: ["release_meeting", "plan_reminders"],
    announces: "BookingConfirmed"
  }),
  row("requested", "decline", "cancelled", {
    effects: ["free_seats"],
    announces: "BookingDeclined",
    because: "declined"
  }),
  row("paid", "decline", "paid:declined", {
    effects: ["request_refund", "free_seats"],
    announces: "BookingDeclined",
    because: "declined"
  }),
  row("requested", "leave_unanswered", "cancelled", {
    requires: ["answer_overdue"],
    effects: ["free_seats"],
    announces: "BookingDeclined",
    because: "unanswered"
  }),
  row("paid", "leave_unanswered", "paid:declined", {
    requires: ["answer_overdue"],
    effects: ["request_refund", "free_seats"],
    announces: "BookingDeclined",
    because: "unanswered"
  })
]

const byMentee = { announces: "BookingCancelled", because: "cancelled_by_mentee" } as const
const byMentor = { announces: "BookingCancelled", because: "cancelled_by_mentor" } as const

const cancellations: ReadonlyArray<Transition> = [
  // The mentor has never seen it.
  row("pending_payment", "cancel_by_mentee", "cancelled", {
    effects: ["drop_payment", "release_seats"],
    ...byMentee
  }),
  row("requested", "cancel_by_mentee", "cancelled", {
    requires: ["not_begun"],
    effects: ["free_seats"],
    ...byMentee
  }),
  // Before the mentor has decided: full refund.
  row("paid", "cancel_by_mentee", "paid:cancelled", {
    requires: ["not_begun"],
    effects: ["request_refund", "free_seats"],
    ...byMentee
  }),
  row("confirmed:unpaid", "cancel_by_mentee", "cancelled", {
    requires: ["not_begun"],
    effects: ["drop_payment", "free_seats"],
    ...byMentee
  }),
  row("confirmed", "cancel_by_mentee", "confirmed:cancelled", {
    when: "money_back",
    requires: ["not_begun"],
    effects: ["request_refund", "free_seats"],
    ...byMentee
  }),
  row("confirmed", "cancel_by_mentee", "cancelled", {
    when: "no_money_back",
    requires: ["not_begun"],
    effects: ["free_seats", "deliver_at_end"],
    ...byMentee
  }),
  row("confirmed:unpaid", "cancel_by_mentor", "cancelled", {
    effects: ["drop_payment", "free_seats"],
    ...byMentor
  }),
  row("confirmed", "cancel_by_mentor", "confirmed:cancelled", {
    when: "money_back",
    requires: ["not_over"],
    effects: ["request_refund", "free_seats"],
    ...byMentor
  }),
  row("confirmed", "cancel_by_mentor", "cancelled", {
    when: "no_money_back",
    requires: ["not_over"],
    effects: ["free_seats", "deliver_at_end"],
    ...byMentor
  })
]

const mentorGone = { announces: "BookingCancelled", because: "mentor_unavailable" } as const
const menteeGone = { announces: "BookingCancelled", because: "mentee_unavailable" } as const

/** One side was banned, or the mentor suspended (see `departures.ts`). Full refund. */
const departures: ReadonlyArray<Transition> = [
  row("pending_payment", "lose_mentor", "cancelled", { effects: ["drop_payment", "release_seats"], ...mentorGone }),
  row("requested", "lose_mentor", "cancelled", { effects: ["free_seats"], ...mentorGone }),
  row("paid", "lose_mentor", "paid:cancelled", { effects: ["request_refund", "free_seats"], ...mentorGone }),
  row("confirmed:unpaid", "lose_mentor", "cancelled", { effects: ["drop_payment", "free_seats"], ...mentorGone }),
  // On the terms of a mentor who cancels.
  row("confirmed", "lose_mentor", "confirmed:cancelled", {
    when: "money_back",
    requires: ["not_over"],
    effects: ["request_refund", "free_seats"],
    ...mentorGone
  }),
  row("confirmed", "lose_mentor", "cancelled", {
    when: "no_money_back",
    requires: ["not_over"],
    effects: ["free_seats", "deliver_at_end"],
    ...mentorGone
  }),
  row("pending_payment", "lose_mentee", "cancelled", { effects: ["drop_payment", "release_seats"], ...menteeGone }),
  row("requested", "lose_mentee", "cancelled", { effects: ["free_seats"], ...menteeGone }),
  row("paid", "lose_mentee", "paid:cancelled", { effects: ["request_refund", "free_seats"], ...menteeGone }),
  row("confirmed:unpaid", "lose_mentee", "cancelled", { effects: ["drop_payment", "free_seats"], ...menteeGone }),
  // A session that has begun goes on: the mentor is paid for it.
  row("confirmed", "lose_mentee", "confirmed:cancelled", {
    when: "money_back",
    requires: ["not_begun"],
    effects: ["request_refund", "free_seats"],
    ...menteeGone
  }),
  row("confirmed", "lose_mentee", "cancelled", {
    when: "no_money_back",
    requires: ["not_begun"],
    effects: ["free_seats", "deliver_at_end"],
    ...menteeGone
  })
]

const refunds: ReadonlyArray<Transition> = [
  // The gateway has confirmed a full refund.
  row("paid:declined", "refund", "refunded"),
  row("paid:cancelled", "refund", "refunded"),
  row("confirmed:cancelled", "refund", "refunded"),
  // The gateway has confirmed all that was requested, which was a part.
  row("confirmed:cancelled", "refund_in_part", "cancelled", { effects: ["deliver_at_end"] }),
  // An admin decided against a refund: no session takes place, and the mentor is paid.
  row("paid:declined", "keep_payment", "cancelled", { effects: ["deliver"] }),
  row("paid:cancelled", "keep_payment", "cancelled", { effects: ["deliver"] }),
  row("confirmed:cancelled", "keep_payment", "cancelled", { effects: ["deliver_at_end"] }),
  row("cancelled", "deliver_kept", "cancelled", { requires: ["delivery_due"], effects: ["deliver"] }),
  // Refunded at the gateway itself, without a decision of ours.
  row("paid", "refund", "refunded", { effects: ["free_seats"], announces: "BookingCancelled", because: "refunded" }),
  row("confirmed", "refund", "refunded", {
    effects: ["free_seats"],
    announces: "BookingCancelled",
    because: "refunded"
  })
]

const endings: ReadonlyArray<Transition> = [
  row("confirmed", "schedule_follow_up", "confirmed", {
    requires: ["sessions_covered"],
    effects: ["claim_added_seats", "plan_reminders"],
    announces: "FollowUpScheduled"
  }),
  row("confirmed", "complete", "completed", {
    requires: ["session_over", "no_follow_up_open"],
    effects: ["deliver"],
    announces: "BookingCompleted"
  }),
  row("confirmed", "auto_complete", "completed", {
    requires: ["completion_overdue"],
    effects: ["deliver"],
    announces: "BookingCompleted"
  })
]

/** All moves of a booking (spec 3, "Booking (payment view)"). A move without a row is impossible. */
export const transitions: ReadonlyArray<Transition> = [
  ...beginnings,
  ...payments,
  ...answers,
  ...cancellations,
  ...departures,
  ...refunds,
  ...endings
]

/** One row, or several with cases. */
export const transitionsFor = (from: BookingState | null, on: Trigger): ReadonlyArray<Transition> =>
  transitions.filter((row) => row.from === from && row.on === on)
