import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Connections } from "./service.js"
import * as settings from "./settings.js"
import { socialParts } from "./social-parts.js"
import { connectionSweeps } from "./sweeps.js"

export const connections = manifest(domain<Operations, Connections>(operations, Connections), {
  layer: Connections.layer,
  forNeighbours: socialParts,
  events,
  settings,
  standsOn: ["feed"],
  sweeps: connectionSweeps
})
