/** A mentor's hours as a list of what was said about them, for the model of the calendar and for what is held against it. */

import { desiredSlots } from "@mentorkit/core/internal/scheduling"
import { Currency, LocalDate, MentorId } from "@mentorkit/core/kernel"
import {
  AvailabilityOverrideId,
  AvailabilityRuleId,
  OffDayId,
  SessionTypeId,
  type TimeBlock
} from "@mentorkit/core/scheduling"
import type {
  AvailabilityOverride,
  AvailabilityRule,
  DesiredSlot,
  OffDay,
  SessionType
} from "@mentorkit/core/scheduling/ports"
import { DateTime } from "effect"
import { DateTime as Luxon } from "luxon"

/** Its clocks go forward on the third day of every history. */
export const zone = "Europe/Berlin"
export const begin = Date.parse("2027-03-26T05:30:00Z")
export const minute = 60_000
const ninetyDays = 90 * 24 * 60 * minute

export type Block = TimeBlock

/** What a mentor does to their hours; dates are the mentor's own. */
export type Edit =
  | { readonly does: "addRule"; readonly type: SessionTypeId | null; readonly day: LocalDate; readonly block: Block }
  | { readonly does: "addWeekly"; readonly type: SessionTypeId | null; readonly day: LocalDate; readonly block: Block }
  | { readonly does: "switchRule"; readonly id: string; readonly isActive: boolean }
  | { readonly does: "moveRule"; readonly id: string; readonly block: Block }
  | { readonly does: "addOffDay"; readonly day: LocalDate; readonly block: Block | null }
  | { readonly does: "removeOffDay"; readonly id: string }
  | {
      readonly does: "putOverride"
      readonly type: SessionTypeId | null
      readonly day: LocalDate
      readonly block: Block
    }
  | { readonly does: "removeOverride"; readonly id: string }
  | { readonly does: "startVacation"; readonly last: LocalDate | null }
  | { readonly does: "endVacation" }
  | { readonly does: "editType"; readonly type: SessionTypeId; readonly change: TypeChange }

export type TypeChange = Partial<
  Pick<
    SessionType,
    | "durationMinutes"
    | "bufferAfterMinutes"
    | "maxCapacity"
    | "followUpCount"
    | "minimumNoticeMinutes"
    | "dailyLimit"
    | "startIntervalMinutes"
    | "isActive"
  >
>

export interface Hours {
  readonly types: ReadonlyArray<SessionType>
  readonly rules: ReadonlyArray<AvailabilityRule>
  readonly overrides: ReadonlyArray<AvailabilityOverride>
  readonly offDays: ReadonlyArray<OffDay>
  /** Until which moment the mentor is away by vacation mode; null within is until they end it. */
  readonly vacation: { readonly endsAt: number | null } | null
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
export const someMentor = MentorId.make(uuid(900))
export const someTypes = [SessionTypeId.make(uuid(901)), SessionTypeId.make(uuid(902))] as const

const at = (millis: number) => DateTime.unsafeMake(millis)
const times = { createdAt: at(begin), updatedAt: at(begin) }

const typeOf = (mentorId: MentorId, id: SessionTypeId, more: TypeChange): SessionType => ({
  id,
  mentorId,
  title: "Career talk",
  description: null,
  sessionModel: "regular_weekly",
  durationMinutes: 30,
  bufferAfterMinutes: 10,
  isFree: true,
  priceMinor: 0n,
  currency: Currency.make("USD"),
  maxCapacity: 1,
  followUpCount: 0,
  followUpIntervalDays: 7,
  followUpFlexibilityDays: 2,
  minimumNoticeMinutes: 0,
  dailyLimit: null,
  startIntervalMinutes: null,
  isActive: true,
  ...times,
  ...more
})

/** Of the two session types that every history has: a talk with a follow-up, and a group. Groups start within talks' buffers. */
export const firstShape = [
  { followUpCount: 1 },
  { bufferAfterMinutes: 0, maxCapacity: 2, startIntervalMinutes: 35 }
] as const

export const newHours = (mentorId: MentorId, [talk, group]: readonly [SessionTypeId, SessionTypeId]): Hours => ({
  types: [typeOf(mentorId, talk, firstShape[0]), typeOf(mentorId, group, firstShape[1])],
  rules: [],
  overrides: [],
  offDays: [],
  vacation: null
})

export const dateOf = (millis: number, daysLater = 0): LocalDate =>
  LocalDate.make(Luxon.fromMillis(millis, { zone }).plus({ days: daysLater }).toFormat("yyyy-MM-dd"))
export const weekdayOf = (day: LocalDate) => Luxon.fromISO(day).weekday % 7
const lastMomentOf = (day: LocalDate) =>
  Luxon.fromISO(`${day}T12:00`, { zone }).endOf("day").startOf("second").toMillis()
/** A week later, so that a weekly rule opens two dates and no more. */
export const weekAfter = (day: LocalDate): LocalDate =>
  LocalDate.make(Luxon.fromISO(day).plus({ days: 8 }).toFormat("yyyy-MM-dd"))

const offDay = (
  id: string,
  from: LocalDate,
  until: LocalDate,
  block: Block | null,
  byVacationMode: boolean
): OffDay => ({
  id: OffDayId.make(id),
  mentorId: someMentor,
  offFrom: from,
  offUntil: until,
  reason: null,
  offTimeBlocks: block === null ? null : [block],
  isVacation: byVacationMode,
  byVacationMode,
  ...times
})

const ruleOf = (id: string, edit: Extract<Edit, { does: "addRule" | "addWeekly" }>, now: number): AvailabilityRule => {
  const isWeekly = edit.does === "addWeekly"
  return {
    id: AvailabilityRuleId.make(id),
    mentorId: someMentor,
    sessionTypeId: edit.type,
    ruleType: isWeekly ? "regular_weekly" : "one_time",
    dayOfWeek: isWeekly ? weekdayOf(edit.day) : null,
    timeBlocks: [edit.block],
    rrule: null,
    specificDate: isWeekly ? null : edit.day,
    validFrom: dateOf(now),
    validUntil: isWeekly ? weekAfter(edit.day) : null,
    isActive: true,
    ...times
  }
}

const putOverride = (
  overrides: Hours["overrides"],
  { block, day, type }: Extract<Edit, { does: "putOverride" }>,
  id: string
): Hours["overrides"] => [
  ...overrides.filter((one) => one.sessionTypeId !== type || one.date !== day),
  {
    id: AvailabilityOverrideId.make(id),
    mentorId: someMentor,
    sessionTypeId: type,
    date: day,
    timeSlots: [block],
    ...times
  }
]

/** The hours as the edit leaves them; `made` is the id of what it has made. */
export const edited = (hours: Hours, edit: Edit, made: string, now: number): Hours => {
  const { offDays, overrides, rules, types } = hours
  switch (edit.does) {
    case "addRule":
    case "addWeekly":
      return { ...hours, rules: [...rules, ruleOf(made, edit, now)] }
    case "switchRule":
      return { ...hours, rules: rules.map((one) => (one.id === edit.id ? { ...one, isActive: edit.isActive } : one)) }
    case "moveRule":
      return { ...hours, rules: rules.map((one) => (one.id === edit.id ? { ...one, timeBlocks: [edit.block] } : one)) }
    case "addOffDay":
      return { ...hours, offDays: [...offDays, offDay(made, edit.day, edit.day, edit.block, false)] }
    case "removeOffDay": {
      const isVacation = offDays.some(({ byVacationMode, id }) => id === edit.id && byVacationMode)
      const left = offDays.filter(({ id }) => id !== edit.id)
      return { ...hours, offDays: left, vacation: isVacation ? null : hours.vacation }
    }
    case "putOverride":
      return { ...hours, overrides: putOverride(overrides, edit, made) }
    case "removeOverride":
      return { ...hours, overrides: overrides.filter(({ id }) => id !== edit.id) }
    case "startVacation": {
      const others = offDays.filter((one) => !one.byVacationMode)
      if (edit.last === null) return { ...hours, offDays: others, vacation: { endsAt: null } }
      const away = offDay(made, dateOf(now), edit.last, null, true)
      return { ...hours, offDays: [...others, away], vacation: { endsAt: lastMomentOf(edit.last) } }
    }
    case "endVacation": {
      if (hours.vacation === null) return hours
      return { ...hours, offDays: offDays.filter((one) => !one.byVacationMode), vacation: null }
    }
    case "editType":
      return { ...hours, types: types.map((one) => (one.id === edit.type ? { ...one, ...edit.change } : one)) }
  }
}

/** How the pure part of the product reads such hours at a time. */
export const toHours = ({ offDays, overrides, rules, types, vacation }: Hours, now: number) => ({
  timeZone: zone,
  from: now,
  until: now + ninetyDays,
  sessionTypes: types.filter(({ isActive }) => isActive),
  rules: rules.filter(({ isActive }) => isActive),
  overrides,
  offDays,
  isAway: vacation !== null && vacation.endsAt === null
})

/** Cutting hours into slots is proven elsewhere; here it is taken for granted. */
export const desired = (hours: Hours, now: number): ReadonlyArray<DesiredSlot> => desiredSlots(toHours(hours, now))
