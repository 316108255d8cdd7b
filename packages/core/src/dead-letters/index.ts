/** The only door into dead letters: deliveries that were given up, for admins to see and try again. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { DeadLetterDesk } from "./service.js"

export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"

export const deadLetters = domain<Operations, DeadLetterDesk>(operations, DeadLetterDesk)
