/** The only door into admin. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Administration } from "./service.js"

export * from "./appoint-admin.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"

export const admin = domain<Operations, Administration>(operations, Administration)
