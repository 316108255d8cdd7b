/** How far apart two slots can start and still concern each other. */
import { Duration } from "effect"
import { longestBufferMinutes, longestSessionMinutes } from "./session-type-input.js"

const hoursADay = 24

/**
 * Slots that overlap start within the longest session with its buffer, and slots of one local date within its 25 hours (an
 * hour is put back). Whole days, so that both are in it.
 */
export const slotReach: Duration.Duration = Duration.days(
  Math.ceil((longestSessionMinutes + longestBufferMinutes) / 60 / hoursADay)
)
