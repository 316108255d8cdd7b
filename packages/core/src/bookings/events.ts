/**
 * What happened to bookings. `BookingCancelled` and `BookingDeclined` say that the session is off, whatever the status
 * still has to wait for; the money's own way is told by payments.
 */
import { event, MentorId, UserId } from "../kernel/index.js"
import { BookingId } from "./ids.js"

const fields = { bookingId: BookingId, menteeId: UserId, mentorId: MentorId }
const aggregate = ({ bookingId }: { readonly bookingId: BookingId }) => bookingId

/** A free one, which needs the mentor's answer only. */
export const BookingRequested = event("bookings.BookingRequested", fields, aggregate)
/** From here on the mentor sees it. */
export const BookingPaid = event("bookings.BookingPaid", fields, aggregate)
export const BookingConfirmed = event("bookings.BookingConfirmed", fields, aggregate)
/** By the mentor, or because the time to answer ran out. */
export const BookingDeclined = event("bookings.BookingDeclined", fields, aggregate)
export const BookingCancelled = event("bookings.BookingCancelled", fields, aggregate)
/** Delivered: the mentor's money begins to clear. */
export const BookingCompleted = event("bookings.BookingCompleted", fields, aggregate)
