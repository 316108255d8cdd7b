import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { ProfileMedia } from "./service.js"
import * as settings from "./settings.js"

export const profileMedia = manifest(domain<Operations, ProfileMedia>(operations, ProfileMedia), {
  layer: ProfileMedia.layer,
  settings
})
