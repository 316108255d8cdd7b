import { BlockedAs, RuleType, SessionModel } from "@mentorkit/core/scheduling"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { scheduling as schedulingTables } from "../migrations/20261121_0400_scheduling.js"
import { attemptRetention } from "../migrations/20261121_1900_attempt_retention.js"
import { calendar } from "../migrations/20261122_0330_calendar.js"
import { availabilityOverrideRepository } from "./availability-override-repository.js"
import { availabilityRuleRepository } from "./availability-rule-repository.js"
import { offDayRepository } from "./off-day-repository.js"
import { personalData } from "./personal-data.js"
import { sessionTypeRepository } from "./session-type-repository.js"
import { slotRegenerationRepository } from "./slot-regeneration-repository.js"
import { slotRepository } from "./slot-repository.js"

export const scheduling = manifest({
  repositories: Layer.mergeAll(
    availabilityOverrideRepository,
    availabilityRuleRepository,
    offDayRepository,
    sessionTypeRepository,
    slotRegenerationRepository,
    slotRepository
  ),
  migrations: [schedulingTables, attemptRetention, calendar],
  personalData,
  obligations: [],
  gauges: [
    { name: "mentorkit_live_holds", help: "Seats that are held now.", rows: "slot_holds where expires_at > $1" }
  ],
  enumerations: {
    "availability_rules.rule_type": RuleType,
    "session_types.session_model": SessionModel,
    "slots.blocked_as": BlockedAs
  }
})
