/** What embedders use of bookings: `@mentorkit/core/bookings`. */
export { Appointments } from "./appointments.js"
export { cancellationFee, keptOf, type PaidMoney, type Refund, refundOf } from "./cancellation.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export { jitsiMeetingLinks, type Meeting, type MeetingLinkOf } from "./meeting-links.js"
export * from "./operations.js"
export { MeetingLinks } from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export {
  answerBeforeStartMinutes,
  answerHours,
  appointmentPaymentHours,
  autoCompleteHours,
  type BookingPolicy,
  cancellationFeePercent,
  cancellationWindowHours,
  followUpReminderDays
} from "./settings.js"
export * from "./statuses.js"
export { type Announcement, type BookingState, type MoveEffect, type Transition, Trigger } from "./transition.js"
export { transitions, transitionsFor } from "./transitions.js"
