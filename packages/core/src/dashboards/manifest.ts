import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Dashboards } from "./service.js"

export const dashboards = manifest(domain<Operations, Dashboards>(operations, Dashboards), {
  layer: Dashboards.layer
})
