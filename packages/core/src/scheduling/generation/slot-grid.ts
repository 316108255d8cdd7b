/** On which instants slots may start: every step from a block's start on, within the window. */
import { minuteMs } from "./local-dates.js"

/** What makes the grid. */
export interface GridRequest extends GridShape {
  /** Slots start at or after `from` and before `until`, in epoch milliseconds. */
  readonly from: number
  readonly until: number
}

/** The fields of a session type that shape it. */
export interface GridShape {
  readonly durationMinutes: number
  readonly bufferAfterMinutes: number
  /** From one slot's start to the next one's; duration and buffer together where it is absent. */
  readonly startIntervalMinutes?: number | null | undefined
}

/** From one slot's start to the next one's. */
export const stepMinutesOf = ({ bufferAfterMinutes, durationMinutes, startIntervalMinutes }: GridShape): number =>
  startIntervalMinutes ?? durationMinutes + bufferAfterMinutes

/** The request's numbers in milliseconds. */
export interface Grid {
  readonly from: number
  readonly until: number
  readonly duration: number
  readonly buffer: number
  readonly step: number
}

export const readGrid = (request: GridRequest): Grid => {
  const { bufferAfterMinutes, durationMinutes } = request
  const duration = readMinutes("durationMinutes", durationMinutes, 1)
  const buffer = readMinutes("bufferAfterMinutes", bufferAfterMinutes, 0)
  const step = readMinutes("startIntervalMinutes", stepMinutesOf(request), 1)
  return { from: readInstant("from", request.from), until: readInstant("until", request.until), duration, buffer, step }
}

const readMinutes = (name: string, minutes: number, least: number): number => {
  if (Number.isSafeInteger(minutes) && minutes >= least) return minutes * minuteMs
  throw new RangeError(`${name} must be a whole number of at least ${least}, not ${minutes}.`)
}

const firstInstant = Date.UTC(1000, 0, 1)
const lastInstant = Date.UTC(9999, 11, 31)

const readInstant = (name: string, instant: number): number => {
  if (Number.isInteger(instant) && instant >= firstInstant && instant <= lastInstant) return instant
  throw new RangeError(`${name} must be whole epoch milliseconds of the years 1000 to 9999, not ${instant}.`)
}

/** The first place on a block's grid that lies in the window. */
export const firstStart = (opensAt: number, from: number, step: number): number =>
  opensAt >= from ? opensAt : opensAt + Math.ceil((from - opensAt) / step) * step
