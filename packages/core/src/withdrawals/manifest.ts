import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Withdrawals } from "./service.js"

export const withdrawals = manifest(domain<Operations, Withdrawals>(operations, Withdrawals), {
  layer: Withdrawals.layer,
  events
})
