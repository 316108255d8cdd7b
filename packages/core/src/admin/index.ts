/** The only door into admin. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Administration } from "./service.js"

export * from "./account-moves.js"
export * from "./appoint-admin.js"
export * from "./errors.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./setting-changes.js"
export * from "./setting-list.js"

export const admin = domain<Operations, Administration>(operations, Administration)
