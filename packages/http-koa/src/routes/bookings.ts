import { operations } from "@mentorkit/core/bookings"
import { bind } from "../bind.js"

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
    summary: "List your bookings, filtered by status.",
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
    summary: "Where to pay an unpaid booking; makes a new link where the old one has failed.",
    message: "Payment link fetched successfully.",
    failures: {
      BookingNotFound: 404,
      CostsNothing: 422,
      AlreadyPaid: 422,
      PaymentUnderway: 422,
      ReservationLapsed: 422,
      GatewayUnavailable: 502
    }
  },
  listMentorBookings: {
    route: "GET /mentor/bookings",
    summary: "List bookings of your sessions, filtered by status.",
    message: "Bookings fetched successfully."
  },
  getMentorBooking: {
    route: "GET /mentor/bookings/:id",
    summary: "One booking of your sessions.",
    message: "Booking fetched successfully.",
    failures: { BookingNotFound: 404 }
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
  completeBooking: {
    route: "POST /mentor/bookings/:id/complete",
    summary: "Say that a session has taken place.",
    message: "Booking completed successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  }
})
