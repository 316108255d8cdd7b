/** The only door into dashboards. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Dashboards } from "./service.js"

export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"

export const dashboards = domain<Operations, Dashboards>(operations, Dashboards)
