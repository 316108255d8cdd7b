import { domain, manifest } from "../kernel/index.js"
import { profileParts } from "./account-parts.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Profiles } from "./service.js"

export const profiles = manifest(domain<Operations, Profiles>(operations, Profiles), {
  layer: Profiles.layer,
  forNeighbours: profileParts,
  events
})
