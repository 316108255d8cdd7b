import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Scheduling } from "./service.js"
import * as settings from "./settings.js"
import { schedulingSweeps } from "./sweeps.js"

export const scheduling = manifest(domain<Operations, Scheduling>(operations, Scheduling), {
  layer: Scheduling.layer,
  events,
  settings,
  sweeps: schedulingSweeps
})
