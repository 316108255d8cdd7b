import { Layer } from "effect"
import { domain, manifest } from "../kernel/index.js"
import { Admission } from "./admission.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { People } from "./people.js"
import { Identity } from "./service.js"
import * as settings from "./settings.js"
import { identitySweeps } from "./sweeps.js"

export const identity = manifest(domain<Operations, Identity>(operations, Identity), {
  layer: Layer.merge(Admission.layer, Identity.layer),
  forNeighbours: People.layer,
  standsOn: ["connections"],
  events,
  settings,
  sweeps: identitySweeps
})
