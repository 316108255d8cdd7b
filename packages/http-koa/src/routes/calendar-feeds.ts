import { operations } from "@mentorkit/core/calendar-feeds"
import { bind } from "../bind.js"

export const calendarFeeds = bind(operations, {
  createFeed: {
    route: "POST /mentor/calendar-feed",
    summary: "A new secret address for your calendar; the one before opens nothing any more.",
    message: "Calendar feed created successfully.",
    status: 201,
    serverError: "Failed to create the calendar feed."
  },
  revokeFeed: {
    route: "DELETE /mentor/calendar-feed",
    summary: "The secret address of your calendar opens nothing any more.",
    message: "Calendar feed revoked successfully.",
    serverError: "Failed to revoke the calendar feed."
  },
  readFeed: {
    route: "GET ~/calendar/:secret.ics",
    summary: "A mentor's booked sessions for calendar programs, by the secret address.",
    message: "The calendar as iCalendar.",
    download: "sessions.ics",
    text: { field: "calendar", type: "text/calendar", maxAgeSeconds: 300 },
    unknownBy: { secret: "CalendarFeedNotFound" },
    failures: { CalendarFeedNotFound: 404 },
    serverError: "Failed to read the calendar."
  }
})
