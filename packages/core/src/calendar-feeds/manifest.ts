import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { CalendarFeeds } from "./service.js"
import * as settings from "./settings.js"

export const calendarFeeds = manifest(domain<Operations, CalendarFeeds>(operations, CalendarFeeds), {
  layer: CalendarFeeds.layer,
  settings
})
