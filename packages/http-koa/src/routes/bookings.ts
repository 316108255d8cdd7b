import { operations } from "@mentorkit/core/bookings"
import { bind } from "../bind.js"

export const bookings = bind(operations, {
  createBooking: {
    route: "POST /mentee/bookings",
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
    message: "Bookings fetched successfully."
  },
  getMenteeBooking: {
    route: "GET /mentee/bookings/:id",
    message: "Booking fetched successfully.",
    failures: { BookingNotFound: 404 }
  },
  getPaymentLink: {
    route: "GET /mentee/bookings/:id/payment-link",
    message: "Payment link fetched successfully.",
    failures: {
      BookingNotFound: 404,
      CostsNothing: 422,
      AlreadyPaid: 422,
      ReservationLapsed: 422,
      GatewayUnavailable: 502
    }
  },
  listMentorBookings: {
    route: "GET /mentor/bookings",
    message: "Bookings fetched successfully."
  },
  getMentorBooking: {
    route: "GET /mentor/bookings/:id",
    message: "Booking fetched successfully.",
    failures: { BookingNotFound: 404 }
  },
  acceptBooking: {
    route: "POST /mentor/bookings/:id/accept",
    message: "Booking accepted successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  },
  declineBooking: {
    route: "POST /mentor/bookings/:id/decline",
    message: "Booking declined successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  },
  completeBooking: {
    route: "POST /mentor/bookings/:id/complete",
    message: "Booking completed successfully.",
    failures: { BookingNotFound: 404, TransitionRefused: 422 }
  }
})
