/** Vacation mode with an end, which lives in an off-day of its own. Pure. */
import { DateTime } from "effect"
import type { Vacation } from "../profiles/index.js"
import { endOfDay } from "./mentor-day.js"
import type { OffDay } from "./off-day.js"

export const atWork: Vacation = { vacationMode: false, vacationEndsAt: null }

/** Over when its off-day is. */
export const vacationOf = ({ offUntil }: OffDay, timeZone: string, now: DateTime.Utc): Vacation => {
  const vacationEndsAt = endOfDay(offUntil, timeZone)
  return DateTime.lessThan(vacationEndsAt, now) ? atWork : { vacationMode: true, vacationEndsAt }
}
