/** Off-days, whole or by hours, and checks across their fields. Pure. */
import type { DateTime } from "effect"
import {
  fieldProblem,
  type LocalDate,
  type MentorId,
  type Problem,
  type RawInput,
  requiredProblem
} from "../kernel/index.js"
import type { OffDayEdit } from "./availability-input.js"
import { dayMs } from "./generation/local-dates.js"
import { zoneTable } from "./generation/local-time.js"
import type { SlotOffDay } from "./generation/slot-generation.js"
import { offIntervals, readOffDay } from "./generation/slot-off-hours.js"
import type { OffDayId } from "./ids.js"
import type { TimeBlock } from "./resources.js"
import { blockProblems, isDate, pastProblems, toSlotBlocks } from "./time-blocks.js"

/** Local dates and times of the mentor. */
export interface OffDay {
  readonly id: OffDayId
  readonly mentorId: MentorId
  readonly offFrom: LocalDate
  /** Included. */
  readonly offUntil: LocalDate
  readonly reason: string | null
  /** Null: whole days. Hours need a single date. */
  readonly offTimeBlocks: ReadonlyArray<TimeBlock> | null
  readonly isVacation: boolean
  /** Made by vacation mode, and removed with it. */
  readonly byVacationMode: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const toSlotOffDay = ({ offFrom, offTimeBlocks, offUntil }: OffDay): SlotOffDay => ({
  from: offFrom,
  until: offUntil,
  timeBlocks: offTimeBlocks === null ? null : toSlotBlocks(offTimeBlocks)
})

interface Session {
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
}

/** Whether a session falls into the off-day; a buffer that only touches it does not count. Read as slots read it. */
export const isDuring = (offDay: OffDay, timeZone: string): ((session: Session) => boolean) => {
  const off = readOffDay(toSlotOffDay(offDay))
  // Asked for each of many slots: a zone's date is at most one off UTC's, and a gap moves a time by at most one more.
  const [earliest, latest] = [(off.firstDay - 2) * dayMs, (off.lastDay + 3) * dayMs]
  return ({ endsAt: { epochMillis: end }, startsAt: { epochMillis: start } }) =>
    earliest < end &&
    start < latest &&
    offIntervals(
      [off],
      zoneTable(timeZone, start, end),
      Math.floor(start / dayMs) - 2,
      Math.floor(end / dayMs) + 2
    ).some(({ endsAt, startsAt }) => start < endsAt && startsAt < end)
}

const beforeFrom = fieldProblem(["off_until"], "must be a date after or equal to off from")
const notOneDate: Problem = { path: ["off_until"], message: "A partial-hour off-day must be a single date." }
const withoutHours = requiredProblem(["off_time_blocks"])

const hasNoHours = (blocks: unknown): boolean => blocks === null || (Array.isArray(blocks) && blocks.length === 0)

/** Problems of the input alone, for new off-days and edits. */
export const offDayProblems = (raw: RawInput): ReadonlyArray<Problem> => {
  const { is_full_day: isFullDay, off_from: from, off_time_blocks: blocks, off_until: until } = raw
  return [
    ...blockProblems(raw, "off_time_blocks"),
    ...(isDate(from) && isDate(until) && until < from ? [beforeFrom] : []),
    ...(isFullDay === false && isDate(from) && isDate(until) && until > from ? [notOneDate] : []),
    ...(isFullDay === false && hasNoHours(blocks) ? [withoutHours] : [])
  ]
}

/** For a new off-day. */
export const newOffDayProblems = (raw: RawInput): ReadonlyArray<Problem> => [
  ...offDayProblems(raw),
  ...(raw["is_full_day"] === false && raw["off_time_blocks"] === undefined ? [withoutHours] : [])
]

const isPartial = (offDay: OffDay, edit: OffDayEdit): boolean =>
  edit.is_full_day === undefined ? offDay.offTimeBlocks !== null : !edit.is_full_day

/** Null removes them, which is an error for a partial off-day. */
const hoursOf = ({ offTimeBlocks }: OffDay, { off_time_blocks: said = offTimeBlocks }: OffDayEdit) => said ?? []

/** The off-day as the edit leaves it; hours that are not said stay, as long as it still is a partial one. */
export const editedOffDay = (offDay: OffDay, edit: OffDayEdit, now: DateTime.Utc): OffDay => ({
  ...offDay,
  offFrom: edit.off_from ?? offDay.offFrom,
  offUntil: edit.off_until ?? offDay.offUntil,
  reason: edit.reason === undefined ? offDay.reason : edit.reason,
  isVacation: edit.is_vacation ?? offDay.isVacation,
  offTimeBlocks: isPartial(offDay, edit) ? hoursOf(offDay, edit) : null,
  updatedAt: now
})

/** Problems that need the calendar and the stored off-day; one that has begun may keep its first date. */
export const storedOffDayProblems = (
  offDay: OffDay,
  today: LocalDate,
  before?: OffDay | undefined
): ReadonlyArray<Problem> => {
  const { offFrom, offTimeBlocks, offUntil } = offDay
  return [
    ...(offFrom === before?.offFrom ? [] : pastProblems(offFrom, today, ["off_from"])),
    ...(offUntil < offFrom ? [beforeFrom] : []),
    ...(offTimeBlocks !== null && offUntil > offFrom ? [notOneDate] : []),
    ...(offTimeBlocks?.length === 0 ? [withoutHours] : [])
  ]
}
