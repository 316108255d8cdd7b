import { slotReach } from "@mentorkit/core/scheduling/ports"
import { Duration } from "effect"

/** `slotReach` of core. Added in the statement: a window may end with the year 9999, behind which no date can be sent. */
export const slotReachInterval = `interval '${Duration.toHours(slotReach)} hours'`
