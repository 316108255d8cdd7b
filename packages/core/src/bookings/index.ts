/** The only door into bookings. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Bookings } from "./service.js"

export * from "./booking.js"
export type { BookingCard } from "./booking-card.js"
export * from "./calendar-events.js"
export * from "./deadlines.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./purchasable.js"
export * as BookingResources from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./statuses.js"
export * from "./sweeps.js"
export * from "./transitions.js"

export const bookings = domain<Operations, Bookings>(operations, Bookings)
