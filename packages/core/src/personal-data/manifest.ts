import { domain, manifest } from "../kernel/index.js"
import * as events from "./events.js"
import { type Operations, operations } from "./operations.js"
import { PersonalData } from "./service.js"
import * as settings from "./settings.js"

export const personalData = manifest(domain<Operations, PersonalData>(operations, PersonalData), {
  layer: PersonalData.layer,
  events,
  settings
})
