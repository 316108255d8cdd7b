/** Bookings that are requested in a chat: no checkout first, the mentor answers, then it is paid. */
import { Context, Effect, Layer } from "effect"
import type { InvalidInput } from "../kernel/index.js"
import type { Booking } from "./booking.js"
import type { AttemptAlreadyBooked, NotBookable, OwnSession, ReservationLapsed } from "./errors.js"
import { makePlaceBooking, type PlaceBookingInput } from "./place-booking.js"

export class Appointments extends Context.Tag("@mentorkit/Appointments")<
  Appointments,
  {
    /**
     * Turns seats that the mentee holds into a request, in the caller's transaction. The mentor answers it as any other
     * booking; once accepted, one that costs something is to be paid by its payment link.
     */
    readonly request: (
      input: Omit<PlaceBookingInput, "origin">
    ) => Effect.Effect<Booking, InvalidInput | AttemptAlreadyBooked | NotBookable | OwnSession | ReservationLapsed>
  }
>() {
  static readonly layer = Layer.effect(
    Appointments,
    Effect.map(makePlaceBooking, (place) => ({ request: (input) => place({ ...input, origin: "appointment" }) }))
  )
}
