import { Layer } from "effect"
import { domain, manifest } from "../kernel/index.js"
import { FanOuts } from "./fan-outs.js"
import { type Operations, operations } from "./operations.js"
import { Notifications } from "./service.js"
import * as settings from "./settings.js"
import { notificationSweeps } from "./sweeps.js"

export const notifications = manifest(domain<Operations, Notifications>(operations, Notifications), {
  layer: Layer.merge(Notifications.layer, FanOuts.layer),
  settings,
  sweeps: notificationSweeps
})
