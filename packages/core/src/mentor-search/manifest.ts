import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { MentorSearch } from "./service.js"
import * as settings from "./settings.js"

export const mentorSearch = manifest(domain<Operations, MentorSearch>(operations, MentorSearch), {
  layer: MentorSearch.layer,
  settings
})
