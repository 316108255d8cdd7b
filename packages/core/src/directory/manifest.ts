import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Directory } from "./service.js"
import * as settings from "./settings.js"

export const directory = manifest(domain<Operations, Directory>(operations, Directory), {
  layer: Directory.layer,
  settings
})
