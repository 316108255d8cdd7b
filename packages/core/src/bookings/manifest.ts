import { Layer } from "effect"
import { domain, manifest } from "../kernel/index.js"
import { Appointments } from "./appointments.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { makeBookingPurchasable } from "./purchasable.js"
import { Bookings } from "./service.js"
import * as settings from "./settings.js"
import { sharedSessions } from "./shared-sessions.js"
import { bookingSweeps } from "./sweeps.js"

export const bookings = manifest(domain<Operations, Bookings>(operations, Bookings), {
  layer: Layer.merge(Appointments.layer, Bookings.layer),
  forNeighbours: sharedSessions,
  asksGateway: ["layer"],
  events,
  settings,
  sweeps: bookingSweeps,
  purchasable: makeBookingPurchasable
})
