/** Every port of scheduling on PostgreSQL. */
import { Layer } from "effect"
import { availabilityRuleRepository } from "./availability-rule-repository.js"
import { sessionTypeRepository } from "./session-type-repository.js"
import { slotRegenerationRepository } from "./slot-regeneration-repository.js"
import { slotRepository } from "./slot-repository.js"

export const schedulingRepositories = Layer.mergeAll(
  availabilityRuleRepository,
  sessionTypeRepository,
  slotRegenerationRepository,
  slotRepository
)
