/** Dates and time blocks, as used by rules, off-days and overrides. Pure. */
import { Schema } from "effect"
import { fieldProblem, LocalDate, LocalTime, type Problem, type RawInput } from "../kernel/index.js"
import type { SlotTimeBlock } from "./generation/slot-generation.js"
import { TimeBlock } from "./resources.js"

/** One for each quarter of an hour: enough for any day. */
const maxBlocks = 96

/** At least one. */
export const TimeBlocks = Schema.NonEmptyArray(TimeBlock).pipe(Schema.maxItems(maxBlocks))
/** May be empty: a whole day off. */
export const OffTimeBlocks = Schema.Array(TimeBlock).pipe(Schema.maxItems(maxBlocks))

type Path = Problem["path"]

export const isRecord = (value: unknown): value is RawInput => typeof value === "object" && value !== null
export const isMissing = (value: unknown): boolean => value === undefined || value === null
export const isDate = Schema.is(LocalDate)
const isTime = Schema.is(LocalTime)

/** Each block must end after its start. "HH:MM" sorts like time. */
export const blockProblems = (raw: RawInput, field: string, under: Path = []): ReadonlyArray<Problem> => {
  const list = raw[field]
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    const { end_time: end, start_time: start } = isRecord(block) ? block : {}
    return isTime(start) && isTime(end) && end <= start
      ? [fieldProblem([...under, field, index, "end_time"], "must be a time after the start time")]
      : []
  })
}

/** Both are local dates of the mentor. */
export const pastProblems = (date: LocalDate, today: LocalDate, path: Path): ReadonlyArray<Problem> =>
  date < today ? [fieldProblem(path, "must be a date after or equal to today")] : []

export const toSlotBlocks = (blocks: ReadonlyArray<TimeBlock>): ReadonlyArray<SlotTimeBlock> =>
  blocks.map(({ end_time: end, start_time: start }) => ({ start, end }))
