/** Gathers the handlers of bookings. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { acceptBooking, completeBooking, declineBooking } from "./use-cases/answer-booking.js"
import { createBooking } from "./use-cases/create-booking.js"
import { getPaymentLink } from "./use-cases/get-payment-link.js"
import {
  getMenteeBooking,
  getMentorBooking,
  listMenteeBookings,
  listMentorBookings
} from "./use-cases/read-bookings.js"

export class Bookings extends Context.Tag("@mentorkit/Bookings")<Bookings, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Bookings,
    Effect.all({
      acceptBooking,
      completeBooking,
      createBooking,
      declineBooking,
      getMenteeBooking,
      getMentorBooking,
      getPaymentLink,
      listMenteeBookings,
      listMentorBookings
    })
  )
}
