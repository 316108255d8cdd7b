/**
 * What happened to bookings. `BookingCancelled` and `BookingDeclined` say that the session is off, whatever the status
 * still has to wait for; the money's own way is told by payments.
 */
import { event, MentorId, UserId } from "../kernel/index.js"
import { SlotId } from "../scheduling/index.js"
import { BookingId } from "./ids.js"
import { SessionReminderKind } from "./statuses.js"

const fields = { bookingId: BookingId, menteeId: UserId, mentorId: MentorId }
const aggregate = ({ bookingId }: { readonly bookingId: BookingId }) => bookingId

/** Needs the mentor's answer: a free booking, or an appointment from a chat. */
export const BookingRequested = event("bookings.BookingRequested", fields, aggregate)
/** Paid; visible to the mentor from now on. */
export const BookingPaid = event("bookings.BookingPaid", fields, aggregate)
/** An accepted appointment was paid. */
export const AppointmentPaid = event("bookings.AppointmentPaid", fields, aggregate)
/** The mentor has accepted; an appointment that costs something has yet to be paid. */
export const BookingConfirmed = event("bookings.BookingConfirmed", fields, aggregate)
/** Declined by the mentor, or not answered in time. */
export const BookingDeclined = event("bookings.BookingDeclined", fields, aggregate)
/** Called off; `closedBecause` of the booking says by whom and why. */
export const BookingCancelled = event("bookings.BookingCancelled", fields, aggregate)
/** Delivered: the mentor's money begins to clear. */
export const BookingCompleted = event("bookings.BookingCompleted", fields, aggregate)
/** A follow-up of a package was scheduled. */
export const FollowUpScheduled = event("bookings.FollowUpScheduled", { ...fields, slotId: SlotId }, aggregate)
/** A session begins in a day, or in an hour. Sent once. */
export const SessionReminderDue = event(
  "bookings.SessionReminderDue",
  { ...fields, slotId: SlotId, kind: SessionReminderKind },
  aggregate
)
/** A follow-up can be scheduled now. Sent once for each follow-up. */
export const FollowUpReminderDue = event("bookings.FollowUpReminderDue", fields, aggregate)
