/** Every port of calendar feeds on PostgreSQL. */
import { Layer } from "effect"
import { calendarBookings } from "./calendar-bookings.js"
import { calendarFeedRepository } from "./calendar-feed-repository.js"

export const calendarFeedRepositories = Layer.mergeAll(calendarFeedRepository, calendarBookings)
