import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Uploads } from "./service.js"
import * as settings from "./settings.js"
import { uploadSweeps } from "./sweeps.js"

export const uploads = manifest(domain<Operations, Uploads>(operations, Uploads), {
  layer: Uploads.layer,
  settings,
  sweeps: uploadSweeps
})
