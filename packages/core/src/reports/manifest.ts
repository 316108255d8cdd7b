import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Reports } from "./service.js"

export const reports = manifest(domain<Operations, Reports>(operations, Reports), {
  layer: Reports.layer
})
