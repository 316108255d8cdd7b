import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { secondFactor } from "./second-factor.js"
import { TwoFactor } from "./service.js"
import * as settings from "./settings.js"
import { twoFactorSweeps } from "./sweeps.js"

export const twoFactor = manifest(domain<Operations, TwoFactor>(operations, TwoFactor), {
  layer: TwoFactor.layer,
  forNeighbours: secondFactor,
  events,
  settings,
  sweeps: twoFactorSweeps
})
