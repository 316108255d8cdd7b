/** Dates on which a mentor is away, whole or by the hour, and what must hold across their fields. Pure. */
import type { DateTime } from "effect"
import { DateTime as Luxon } from "luxon"
import {
  fieldProblem,
  type LocalDate,
  type MentorId,
  type Problem,
  type RawInput,
  requiredProblem
} from "../kernel/index.js"
import type { OffDayId } from "./ids.js"
import type * as Resource from "./resources.js"
import type { SlotOffDay } from "./slot-generation.js"
import { blockProblems, isDate, toSlotBlocks } from "./time-blocks.js"

/** Local dates and times of the mentor. */
export interface OffDay {
  readonly id: OffDayId
  readonly mentorId: MentorId
  readonly offFrom: LocalDate
  /** Included. */
  readonly offUntil: LocalDate
  readonly reason: string | null
  /** Null: whole days. Hours are of one date only. */
  readonly offTimeBlocks: ReadonlyArray<Resource.TimeBlock> | null
  readonly isVacation: boolean
  /** Made by vacation mode, and gone with it. */
  readonly byVacationMode: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const toResource = ({ byVacationMode: _, offTimeBlocks, ...offDay }: OffDay): Resource.OffDay => ({
  ...offDay,
  isFullDay: offTimeBlocks === null,
  offTimeBlocks: offTimeBlocks ?? []
})

export const toSlotOffDay = ({ offFrom, offTimeBlocks, offUntil }: OffDay): SlotOffDay => ({
  from: offFrom,
  until: offUntil,
  timeBlocks: offTimeBlocks === null ? null : toSlotBlocks(offTimeBlocks)
})

/** When exactly the mentor is away. */
const awayTimes = ({ offFrom, offTimeBlocks, offUntil }: OffDay, timeZone: string): ReadonlyArray<Span> => {
  const at = (date: LocalDate, time: string) => Luxon.fromISO(`${date}T${time}`, { zone: timeZone }).toMillis()
  return offTimeBlocks === null
    ? [{ from: at(offFrom, "00:00"), until: at(offUntil, "24:00") }]
    : offTimeBlocks.map(({ end_time: end, start_time: start }) => ({
        from: at(offFrom, start),
        until: at(offFrom, end)
      }))
}

/** Epoch milliseconds. */
interface Span {
  readonly from: number
  readonly until: number
}

interface Session {
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
}

/** Whether a session falls into the off-day; a buffer that only touches it does not count. */
export const isDuring = (offDay: OffDay, timeZone: string): ((session: Session) => boolean) => {
  const spans = awayTimes(offDay, timeZone)
  return ({ endsAt, startsAt }) =>
    spans.some(({ from, until }) => startsAt.epochMillis < until && from < endsAt.epochMillis)
}

const beforeFrom = fieldProblem(["off_until"], "must be a date after or equal to off from")
const notOneDate: Problem = { path: ["off_until"], message: "A partial-hour off-day must be a single date." }
const withoutHours = requiredProblem(["off_time_blocks"])

/** What the input itself tells, whether it makes an off-day or edits one. */
export const offDayProblems = (raw: RawInput): ReadonlyArray<Problem> => {
  const { is_full_day: isFullDay, off_from: from, off_until: until } = raw
  return [
    ...blockProblems(raw, "off_time_blocks"),
    ...(isDate(from) && isDate(until) && until < from ? [beforeFrom] : []),
    ...(isFullDay === false && isDate(from) && isDate(until) && until > from ? [notOneDate] : [])
  ]
}

/** Of a new one. */
export const newOffDayProblems = (raw: RawInput): ReadonlyArray<Problem> => {
  const { is_full_day: isFullDay, off_time_blocks: blocks } = raw
  const hasHours = Array.isArray(blocks) ? blocks.length > 0 : blocks !== undefined && blocks !== null
  return [...offDayProblems(raw), ...(isFullDay === false && !hasHours ? [withoutHours] : [])]
}

/** What an input says about an off-day; `undefined` is not said. */
export interface OffDayInput {
  readonly off_from?: LocalDate | undefined
  readonly off_until?: LocalDate | undefined
  readonly reason?: string | null | undefined
  readonly is_full_day?: boolean | undefined
  readonly is_vacation?: boolean | undefined
  readonly off_time_blocks?: ReadonlyArray<Resource.TimeBlock> | null | undefined
}

const isPartial = (offDay: OffDay, input: OffDayInput): boolean =>
  input.is_full_day === undefined ? offDay.offTimeBlocks !== null : !input.is_full_day

/** The off-day as the edit leaves it; hours that are not said stay, as long as it still is a partial one. */
export const edited = (offDay: OffDay, input: OffDayInput, now: DateTime.Utc): OffDay => ({
  ...offDay,
  offFrom: input.off_from ?? offDay.offFrom,
  offUntil: input.off_until ?? offDay.offUntil,
  reason: input.reason === undefined ? offDay.reason : input.reason,
  isVacation: input.is_vacation ?? offDay.isVacation,
  offTimeBlocks: isPartial(offDay, input) ? (input.off_time_blocks ?? offDay.offTimeBlocks ?? []) : null,
  updatedAt: now
})

/** What only the mentor's calendar and the stored off-day can tell; one that has begun may keep its first date. */
export const storedOffDayProblems = (
  offDay: OffDay,
  today: LocalDate,
  before?: OffDay | undefined
): ReadonlyArray<Problem> => {
  const { offFrom, offTimeBlocks, offUntil } = offDay
  return [
    ...(offFrom < today && offFrom !== before?.offFrom
      ? [fieldProblem(["off_from"], "must be a date after or equal to today")]
      : []),
    ...(offUntil < offFrom ? [beforeFrom] : []),
    ...(offTimeBlocks !== null && offUntil > offFrom ? [notOneDate] : []),
    ...(offTimeBlocks?.length === 0 ? [withoutHours] : [])
  ]
}
