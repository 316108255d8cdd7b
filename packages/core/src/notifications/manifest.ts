import { Layer } from "effect"
import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { FanOuts } from "./fan-outs.js"
import { MailSwitches } from "./mail-switches.js"
import { type Operations, operations } from "./operations.js"
import { OwnNotices } from "./own-notices.js"
import { presenceChoices } from "./presence-choices.js"
import { Notifications } from "./service.js"
import * as settings from "./settings.js"
import { notificationSweeps } from "./sweeps.js"

export const notifications = manifest(domain<Operations, Notifications>(operations, Notifications), {
  layer: Layer.mergeAll(FanOuts.layer, MailSwitches.layer, Notifications.layer, OwnNotices.layer),
  forNeighbours: presenceChoices,
  events,
  settings,
  sweeps: notificationSweeps
})
