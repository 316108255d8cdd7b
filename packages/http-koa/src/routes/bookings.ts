import { operations } from "@mentorkit/core/bookings"
import { bind } from "../bind.js"

const calendar = {
  message: "The booking as iCalendar.",
  download: "session.ics",
  text: { field: "calendar", type: "text/calendar", maxAgeSeconds: 0 },
  failures: { BookingNotFound: 404 }
} as const

const previewed = {
  when: ({ cancellation }: typeof operations.cancelMenteeBooking.success.Encoded) => cancellation.isPreview,
  message: "Cancellation previewed successfully."
}

export const bookings = bind(operations, {
  createBooking: {
    route: "POST /mentee/bookings",
    summary: "Book the held slots; answers where to pay, unless they are free.",
    message: "Booking created successfully.",
    status: 201,
    failures: {
      ReservationLapsed: 422,
      AttemptAlreadyBooked: 422,
      OwnSession: 422,
      NotBookable: 422,
      GatewayUnavailable: 502
    }
  },
  listMenteeBookings: {
    route: "GET /mentee/bookings",
    summary: "List your bookings, filtered by status, time and mentor.",
    message: "Bookings fetched successfully."
  },
  getMenteeBooking: {
    route: "GET /mentee/bookings/:id",
    summary: "One of your bookings.",
    message: "Booking fetched successfully.",
    failures: { BookingNotFound: 404 }
  },
  getPaymentLink: {
    route: "GET /mentee/bookings/:id/payment-link",
    hasSideEffects: true,
    summary: "Where to pay an unpaid booking; makes a new link where the old one has failed.",
    message: "Payment link fetched successfully.",
    failures: {
      BookingNotFound: 404,
      CostsNothing: 422,
      AlreadyPaid: 422,
      NotAcceptedYet: 422,
      NotBookable: 422,
      PaymentUnderway: 422,
      ReservationLapsed: 422,
      GatewayUnavailable: 502
    }
  },
  cancelMenteeBooking: {
    route: "POST /mentee/bookings/:id/cancel",
    query: ["preview"],
    summary: "Cancel one of your bookings; with `?preview=true` only look at what you would get back.",
    message: "Booking cancelled successfully.",
    variants: [previewed],
    failures: { BookingNotFound: 404, TransitionRefused: 422, PaymentUnderway: 422 }
  },
  scheduleFollowUp: {
    route: "POST /mentee/bookings/:id/follow-ups",
    summary: "Give the next session of a package its date, out of held seats.",
    message: "Follow-up session scheduled successfully.",
    status: 201,
    failures: {
      BookingNotFound: 404,
      NoFollowUpLeft: 422,
      FollowUpOutsideWindow: 422,
      ReservationLapsed: 422,
      AttemptAlreadyBooked: 422,
      NotBookable: 422,
      TransitionRefused: 422
    }
  },
  getMenteeBookingCalendar: {
    route: "GET /mentee/bookings/:id/calendar.ics",
    summary: "One of your bookings for calendar programs.",
    ...calendar
  },
  listMentorBookings: {
    route: "GET /mentor/bookings",
    summary: "List bookings of your sessions, filtered by status, time and mentee.",
    message: "Bookings fetched successfully."
  },
  getMentorBooking: {
    route: "GET /mentor/bookings/:id",
    summary: "One booking of your sessions.",
    message: "Booking fetched successfully.",
    failures: { BookingNotFound: 404 }
  },
  getMentorBookingCalendar: {
    route: "GET /mentor/bookings/:id/calendar.ics",
    summary: "One booking of your sessions for calendar programs.",
    ...calendar
  },
  acceptBooking: {
    route: "POST /mentor/bookings/:id/accept",
    summary: "Accept a booking: the session will take place.",
    message: "Booking accepted successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  },
  declineBooking: {
    route: "POST /mentor/bookings/:id/decline",
    summary: "Decline a booking; whatever was paid goes back.",
    message: "Booking declined successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  },
  cancelMentorBooking: {
    route: "POST /mentor/bookings/:id/cancel",
    query: ["preview"],
    summary: "Cancel a session that you have accepted; everything that was paid goes back.",
    message: "Booking cancelled successfully.",
    variants: [previewed],
    failures: { BookingNotFound: 404, TransitionRefused: 422, PaymentUnderway: 422 }
  },
  completeBooking: {
    route: "POST /mentor/bookings/:id/complete",
    summary: "Say that a session has taken place.",
    message: "Booking completed successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  }
})
