/** Requests that work for the operations of bookings. */
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { book, bookAndPay, hold, newMember, type Offer, settle } from "../market.js"
import type { MakeWishes, Wish } from "../wishes.js"

const day = 86_400_000

/** A package with its first session settled, and seats held for the one that comes a week later. */
const packageWish = async (host: TestHost, offer: Offer): Promise<Wish> => {
  const mentee = await newMember(host, "Paula Pack")
  const { booking } = await settle(host, offer, mentee)
  // From the session on: how many slots are left of a day depends on the time of day at which tests run.
  const daysAhead = (Date.parse(booking.startsAt) - host.now()) / day + 7
  const { bookingAttemptId } = await hold(host, offer, mentee, daysAhead)
  return { input: { id: booking.id, booking_attempt_id: bookingAttemptId }, token: mentee.token }
}

/** What is on offer has to be a package. */
export const wishes: MakeWishes = async ({ host, mentee, offer }) => {
  const { token } = mentee
  const mentor = offer.mentor.token
  const { booking: unpaid } = await book(host, offer, mentee)
  const { booking: toAccept } = await bookAndPay(host, offer, mentee)
  const { booking: toDecline } = await bookAndPay(host, offer, mentee)
  const { booking: toCancel } = await bookAndPay(host, offer, mentee)
  const { booking: toCallOff } = await settle(host, offer, mentee)
  const { bookingAttemptId: toBook } = await hold(host, offer, mentee, 10)
  const filters = {
    page: 1,
    per_page: 10,
    status: "paid",
    from: "2027-01-01T00:00:00Z",
    until: "2027-02-01T00:00:00+01:00",
    sort: "starts_at"
  }
  return {
    "bookings.createBooking": { input: { booking_attempt_id: toBook, note: "Hello" }, token },
    "bookings.listMenteeBookings": { input: { ...filters, mentor_id: offer.mentorId }, token },
    "bookings.getMenteeBooking": { input: { id: unpaid.id }, token },
    "bookings.getMenteeBookingCalendar": { input: { id: unpaid.id }, token },
    "bookings.getPaymentLink": { input: { id: unpaid.id }, token },
    "bookings.cancelMenteeBooking": { input: { id: toCancel.id, reason: "Ill", preview: false }, token },
    "bookings.scheduleFollowUp": await packageWish(host, offer),
    "bookings.listMentorBookings": { input: { ...filters, mentee_id: toAccept.mentee.id }, token: mentor },
    "bookings.getMentorBooking": { input: { id: toAccept.id }, token: mentor },
    "bookings.getMentorBookingCalendar": { input: { id: toAccept.id }, token: mentor },
    "bookings.acceptBooking": { input: { id: toAccept.id, note: "Bring a pen" }, token: mentor },
    "bookings.declineBooking": { input: { id: toDecline.id, reason: "Ill" }, token: mentor },
    "bookings.cancelMentorBooking": { input: { id: toCallOff.id, reason: "Ill", preview: false }, token: mentor },
    "bookings.completeBooking": { input: { id: toAccept.id, summary: "We met" }, token: mentor, status: 422 }
  }
}
