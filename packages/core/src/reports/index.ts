/** The only door into reports: content that people have reported. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Reports } from "./service.js"

export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./report.js"
export * from "./resources.js"
export * from "./service.js"

export const reports = domain<Operations, Reports>(operations, Reports)
