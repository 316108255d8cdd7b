import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { DeadLetterAdministration } from "./service.js"

export const deadLetters = manifest(
  domain<Operations, DeadLetterAdministration>(operations, DeadLetterAdministration),
  {
    layer: DeadLetterAdministration.layer
  }
)
