import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { mentorDocuments } from "./mentor-documents.js"
import { type Operations, operations } from "./operations.js"
import { Verification } from "./service.js"
import * as settings from "./settings.js"

export const verification = manifest(domain<Operations, Verification>(operations, Verification), {
  layer: Verification.layer,
  forNeighbours: mentorDocuments,
  events,
  settings
})
