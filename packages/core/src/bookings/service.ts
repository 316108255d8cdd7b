/** Gathers the handlers of bookings. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { acceptBooking, completeBooking, declineBooking } from "./use-cases/answer-booking.js"
import { cancelMenteeBooking, cancelMentorBooking } from "./use-cases/cancel-booking.js"
import { createBooking } from "./use-cases/create-booking.js"
import { getPaymentLink } from "./use-cases/get-payment-link.js"
import {
  getMenteeBooking,
  getMentorBooking,
  listMenteeBookings,
  listMentorBookings
} from "./use-cases/read-bookings.js"
import { getMenteeBookingCalendar, getMentorBookingCalendar } from "./use-cases/read-calendar.js"
import { scheduleFollowUp } from "./use-cases/schedule-follow-up.js"

export class Bookings extends Context.Tag("@mentorkit/Bookings")<Bookings, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Bookings,
    Effect.all({
      acceptBooking,
      cancelMenteeBooking,
      cancelMentorBooking,
      completeBooking,
      createBooking,
      declineBooking,
      getMenteeBooking,
      getMenteeBookingCalendar,
      getMentorBooking,
      getMentorBookingCalendar,
      getPaymentLink,
      listMenteeBookings,
      listMentorBookings,
      scheduleFollowUp
    })
  )
}
