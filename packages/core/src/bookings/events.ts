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

/** A free one, or an appointment from a chat: it needs the mentor's answer. */
export const BookingRequested = event("bookings.BookingRequested", fields, aggregate)
/** From here on the mentor sees it. */
export const BookingPaid = event("bookings.BookingPaid", fields, aggregate)
/** Of an appointment that the mentor had accepted before. */
export const AppointmentPaid = event("bookings.AppointmentPaid", fields, aggregate)
/** The mentor has accepted; an appointment that costs something has yet to be paid. */
export const BookingConfirmed = event("bookings.BookingConfirmed", fields, aggregate)
/** By the mentor, or because the time to answer ran out. */
export const BookingDeclined = event("bookings.BookingDeclined", fields, aggregate)
/** By whom and why is told by `closedBecause` of the booking. */
export const BookingCancelled = event("bookings.BookingCancelled", fields, aggregate)
/** Delivered: the mentor's money begins to clear. */
export const BookingCompleted = event("bookings.BookingCompleted", fields, aggregate)
/** One session more of a package has its date. */
export const FollowUpScheduled = event("bookings.FollowUpScheduled", { ...fields, slotId: SlotId }, aggregate)
/** A session begins in a day, or in an hour. Told once. */
export const SessionReminderDue = event(
  "bookings.SessionReminderDue",
  { ...fields, slotId: SlotId, kind: SessionReminderKind },
  aggregate
)
/** A follow-up has no date yet, and the time to find one runs. Told once for each follow-up. */
export const FollowUpReminderDue = event("bookings.FollowUpReminderDue", fields, aggregate)
