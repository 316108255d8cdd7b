import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Administration } from "./service.js"

export const admin = manifest(domain<Operations, Administration>(operations, Administration), {
  layer: Administration.layer
})
