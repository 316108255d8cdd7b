/** Every port of scheduling on PostgreSQL. */
import { Layer } from "effect"
import { availabilityOverrideRepository } from "./availability-override-repository.js"
import { availabilityRuleRepository } from "./availability-rule-repository.js"
import { offDayRepository } from "./off-day-repository.js"
import { sessionTypeRepository } from "./session-type-repository.js"
import { slotRegenerationRepository } from "./slot-regeneration-repository.js"
import { slotRepository } from "./slot-repository.js"

export const schedulingRepositories = Layer.mergeAll(
  availabilityOverrideRepository,
  availabilityRuleRepository,
  offDayRepository,
  sessionTypeRepository,
  slotRegenerationRepository,
  slotRepository
)
