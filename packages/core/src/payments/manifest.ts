import { Layer } from "effect"
import { domain, manifest } from "../kernel/index.js"
import { Checkout } from "./checkout.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { RecurringCheckout } from "./recurring-checkout.js"
import { Payments } from "./service.js"
import * as settings from "./settings.js"
import { paymentsSweeps } from "./sweeps.js"

export const payments = manifest(domain<Operations, Payments>(operations, Payments), {
  layer: Payments.layer,
  forNeighbours: Layer.merge(Checkout.layer, RecurringCheckout.layer),
  asksGateway: ["layer", "forNeighbours"],
  events,
  settings,
  sweeps: paymentsSweeps
})
