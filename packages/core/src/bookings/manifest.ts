import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { Bookings } from "./service.js"
import * as settings from "./settings.js"
import { bookingSweeps } from "./sweeps.js"

export const bookings = manifest(domain<Operations, Bookings>(operations, Bookings), {
  layer: Bookings.layer,
  events,
  settings,
  sweeps: bookingSweeps
})
