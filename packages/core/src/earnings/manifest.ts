import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Earnings } from "./service.js"
import * as settings from "./settings.js"
import { earningsSweeps } from "./sweeps.js"

export const earnings = manifest(domain<Operations, Earnings>(operations, Earnings), {
  layer: Earnings.layer,
  settings,
  sweeps: earningsSweeps
})
