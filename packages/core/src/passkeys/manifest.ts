import { domain, manifest } from "../kernel/index.js"
import { accountPasskeys } from "./account-passkeys.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Passkeys } from "./service.js"
import * as settings from "./settings.js"
import { passkeySweeps } from "./sweeps.js"

export const passkeys = manifest(domain<Operations, Passkeys>(operations, Passkeys), {
  layer: Passkeys.layer,
  forNeighbours: accountPasskeys,
  events,
  settings,
  sweeps: passkeySweeps
})
