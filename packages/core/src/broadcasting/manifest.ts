import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Broadcasting } from "./service.js"
import * as settings from "./settings.js"
import { broadcastingSweeps } from "./sweeps.js"

export const broadcasting = manifest(domain<Operations, Broadcasting>(operations, Broadcasting), {
  layer: Broadcasting.layer,
  settings,
  sweeps: broadcastingSweeps
})
