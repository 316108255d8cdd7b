import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Reports } from "./service.js"
import * as settings from "./settings.js"

export const reports = manifest(domain<Operations, Reports>(operations, Reports), {
  layer: Reports.layer,
  events,
  settings
})
