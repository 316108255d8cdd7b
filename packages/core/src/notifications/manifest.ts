import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Notifications } from "./service.js"
import * as settings from "./settings.js"
import { notificationSweeps } from "./sweeps.js"

export const notifications = manifest(domain<Operations, Notifications>(operations, Notifications), {
  layer: Notifications.layer,
  settings,
  sweeps: notificationSweeps
})
