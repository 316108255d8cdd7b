/** Maximum sizes of a mentor's calendar, so that generation and lists are bounded. Pure. */
import { Either } from "effect"
import { CalendarFull } from "./errors.js"
import { type GridShape, stepMinutesOf } from "./generation/slot-grid.js"

/** Sizes of what still matters today, as they are stored. */
export interface CalendarCounts extends Omit<CalendarSize, "activeTypes" | "startsADay"> {
  readonly activeTypes: ReadonlyArray<GridShape>
}

export interface CalendarSize {
  /** Active rules that are not over. */
  readonly rules: number
  /** Time blocks of those rules. */
  readonly ruleBlocks: number
  readonly offDays: number
  readonly overrides: number
  readonly overrideBlocks: number
  /** Includes inactive ones. */
  readonly sessionTypes: number
  readonly activeTypes: number
  /** Slots a day of all active session types if the mentor were open round the clock. */
  readonly startsADay: number
}

const minutesADay = 24 * 60

export const calendarSizeOf = ({ activeTypes, ...counts }: CalendarCounts): CalendarSize => ({
  ...counts,
  activeTypes: activeTypes.length,
  startsADay: activeTypes.reduce((sum, type) => sum + Math.ceil(minutesADay / stepMinutesOf(type)), 0)
})

/** Far more than anybody needs: ninety days of a thousand starts are as many slots as a regeneration takes a second for. */
const largest: CalendarSize = {
  rules: 200,
  ruleBlocks: 1000,
  offDays: 500,
  overrides: 500,
  overrideBlocks: 5000,
  sessionTypes: 500,
  activeTypes: 50,
  startsADay: 1000
}

const names: Readonly<Record<keyof CalendarSize, string>> = {
  rules: "active availability rules",
  ruleBlocks: "time blocks in all your active availability rules",
  offDays: "off-days ahead",
  overrides: "availability overrides ahead",
  overrideBlocks: "time blocks in all your availability overrides ahead",
  sessionTypes: "session types",
  activeTypes: "active session types",
  startsADay: "starting times a day in all your active session types"
}

/** Refuses the first part that exceeds its maximum. */
export const checkSize = (size: CalendarSize): Either.Either<void, CalendarFull> => {
  const parts = Object.keys(names) as ReadonlyArray<keyof CalendarSize>
  const full = parts.find((part) => size[part] > largest[part])
  return full === undefined ? Either.void : Either.left(new CalendarFull({ what: names[full], limit: largest[full] }))
}
