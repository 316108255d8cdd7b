import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Feed } from "./service.js"
import * as settings from "./settings.js"
import { postCounts } from "./social-parts.js"
import { feedSweeps } from "./sweeps.js"

export const feed = manifest(domain<Operations, Feed>(operations, Feed), {
  layer: Feed.layer,
  forNeighbours: postCounts,
  events,
  settings,
  sweeps: feedSweeps
})
