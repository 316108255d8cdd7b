import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { DeadLetterDesk } from "./service.js"

export const deadLetters = manifest(domain<Operations, DeadLetterDesk>(operations, DeadLetterDesk), {
  layer: DeadLetterDesk.layer
})
