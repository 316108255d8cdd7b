/** What adapters and hosts use of bookings beside its public door: `@mentorkit/core/bookings/ports`. */
export { type Booking, book } from "./booking.js"
export type { BookingCard } from "./booking-card.js"
export * from "./ports.js"
export type { Reminder } from "./reminders.js"
