/** The only door into verification. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Verification } from "./service.js"

export * from "./document.js"
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./labels.js"
export * from "./mentor-documents.js"
export { type Operations, operations } from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"

export const verification = domain<Operations, Verification>(operations, Verification)
