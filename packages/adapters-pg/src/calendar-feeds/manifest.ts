import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { calendarFeeds as calendarFeedsTables } from "../migrations/20261122_0400_calendar_feeds.js"
import { calendarBookings } from "./calendar-bookings.js"
import { calendarFeedRepository } from "./calendar-feed-repository.js"
import { personalData } from "./personal-data.js"

export const calendarFeeds = manifest({
  repositories: Layer.mergeAll(calendarFeedRepository, calendarBookings),
  migrations: [calendarFeedsTables],
  personalData,
  obligations: []
})
