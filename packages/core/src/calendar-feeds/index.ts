/** The only door into calendar feeds. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { CalendarFeeds } from "./service.js"

export * from "./errors.js"
export * from "./feed.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"

export const calendarFeeds = domain<Operations, CalendarFeeds>(operations, CalendarFeeds)
