/**
 * Whatever a mentor has done to the calendar: the free slots that are stored are those that its rules, off-days and
 * overrides give anew. Seen to fall without the slots that overrides displace.
 */
import { assert, describe, layer } from "@effect/vitest"
import { MentorRepository } from "@mentorkit/core/profiles/ports"
import {
  AvailabilityRuleId,
  generateSlots,
  Scheduling,
  type SessionTypeId,
  type SlotTimeBlock
} from "@mentorkit/core/scheduling"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import type { TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, FastCheck as fc } from "effect"
import {
  addOffDay,
  addRule,
  type Calendar,
  editOffDay,
  editRule,
  monday,
  newCalendar,
  putOverride,
  regenerate,
  regenerateAgain,
  rowsOf,
  startVacation
} from "../support/calendar-fixtures.js"

const verbs = [
  ...([
    "addRule",
    "addRule",
    "retype",
    "toggleRule",
    "moveRule",
    "putOverride",
    "putOverride",
    "removeOverride"
  ] as const),
  ...([
    "addOffDay",
    "addHoursOff",
    "widenOffDay",
    "removeOffDay",
    "vacation",
    "vacationUntil",
    "back",
    "regenerate"
  ] as const)
]
const Step = fc.record({
  does: fc.constantFrom(...verbs),
  which: fc.nat(20),
  // Around the change of clocks on 28 March.
  day: fc.integer({ min: 20, max: 31 }),
  hour: fc.integer({ min: 0, max: 20 }),
  blocks: fc.constantFrom(1, 2),
  isForOne: fc.boolean()
})
type Step = typeof Step extends fc.Arbitrary<infer A> ? A : never

const time = (hour: number, minutes = 0) => `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`
const blocksOf = ({ blocks, hour }: Step) =>
  blocks === 1
    ? ([{ start_time: time(hour), end_time: time(hour + 2) }] as const)
    : ([
        { start_time: time(hour, 30), end_time: time(hour + 1) },
        { start_time: time(hour + 1), end_time: time(hour + 4) }
      ] as const)

const types = ["regular_weekly", "recurring", "one_time"] as const

const everything = Effect.fnUntraced(function* ({ mentor }: TestMentor) {
  const its = yield* Scheduling
  const [{ availability_rules: rules }, { off_days: offDays }, { availability_overrides: overrides }] = [
    yield* its.listAvailabilityRules(mentor, {}),
    yield* its.listOffDays(mentor, {}),
    yield* its.listAvailabilityOverrides(mentor, {})
  ]
  return { rules, offDays, overrides }
})
type Everything = Effect.Effect.Success<ReturnType<typeof everything>>

const perform = Effect.fnUntraced(function* (calendar: Calendar & TestMentor, step: Step) {
  const its = yield* Scheduling
  const { mentor, mentorId } = calendar
  const { offDays, overrides, rules } = yield* everything(calendar)
  const [date, time_blocks] = [`2027-03-${step.day}`, blocksOf(step)]
  const session_type_id = step.isForOne ? calendar.sessionTypeId : null
  const when = { day_of_week: step.day % 7, rrule: `FREQ=DAILY;INTERVAL=${1 + (step.which % 3)}`, specific_date: date }
  const rule = { ...when, rule_type: types[step.which % 3] ?? "recurring", time_blocks, session_type_id }
  const whole = { off_from: date, off_until: date }
  // Nothing where there is none to choose from.
  const on = <A, E, R>(list: ReadonlyArray<A>, act: (one: A) => Effect.Effect<unknown, E, R>) =>
    Effect.asVoid(Effect.forEach(list.slice(step.which % Math.max(1, list.length)).slice(0, 1), act))
  switch (step.does) {
    case "addRule":
      return yield* addRule(mentor, rule)
    case "retype":
      return yield* on(rules, ({ id }) => editRule(mentor, id, { rule_type: rule.rule_type }))
    case "moveRule":
      return yield* on(rules, ({ id }) => editRule(mentor, id, rule))
    case "toggleRule":
      return yield* on(rules, ({ id, isActive }) =>
        isActive
          ? its.deactivateAvailabilityRule(mentor, { id: AvailabilityRuleId.make(id) })
          : its.activateAvailabilityRule(mentor, { id: AvailabilityRuleId.make(id) })
      )
    case "putOverride":
      return yield* putOverride(mentor, { date, session_type_id, time_slots: time_blocks })
    case "removeOverride":
      return yield* on(overrides, ({ id }) => its.deleteAvailabilityOverride(mentor, { id }))
    case "addOffDay":
      return yield* addOffDay(mentor, whole)
    case "addHoursOff":
      return yield* addOffDay(mentor, { ...whole, is_full_day: false, off_time_blocks: time_blocks })
    case "widenOffDay":
      return yield* on(offDays, ({ id }) => editOffDay(mentor, { id, is_full_day: true, off_until: "2027-03-31" }))
    case "removeOffDay":
      return yield* on(offDays, ({ id }) => its.deleteOffDay(mentor, { id }))
    case "vacation":
      return yield* startVacation(mentor)
    case "vacationUntil":
      return yield* startVacation(mentor, date)
    case "back":
      return yield* its.endVacation(mentor, {})
    case "regenerate":
      return yield* regenerate(mentorId)
  }
})

const horizonMs = 90 * 24 * 3_600_000
const timeZone = "Europe/Berlin"
const toBlocks = (blocks: ReadonlyArray<{ readonly start_time: string; readonly end_time: string }>) =>
  blocks.map(({ end_time: end, start_time: start }): SlotTimeBlock => ({ start, end }))

/** One line a slot, from what the mentor is shown: by the generator alone. */
const given = (
  { offDays, overrides, rules }: Everything,
  isAway: boolean,
  id: SessionTypeId
): ReadonlyArray<string> => {
  const isOurs = ({ sessionTypeId }: { readonly sessionTypeId: SessionTypeId | null }) =>
    [null, id].includes(sessionTypeId)
  const isWhole = ({ dayOfWeek, rrule, specificDate }: Everything["rules"][number]) =>
    dayOfWeek ?? rrule ?? specificDate
  const request = {
    ...{ timeZone, from: monday.epochMillis, until: monday.epochMillis + horizonMs },
    ...{ durationMinutes: 30, bufferAfterMinutes: 10 },
    rules: rules
      .filter((rule) => rule.isActive && isOurs(rule) && (isWhole(rule) ?? null) !== null)
      .map((rule) => ({ ...rule, type: rule.ruleType, timeBlocks: toBlocks(rule.timeBlocks) })),
    offDays: isAway
      ? [{ from: "2027-01-01", until: "2027-12-31" }]
      : offDays.map((one) => ({
          ...{ from: one.offFrom, until: one.offUntil },
          timeBlocks: one.isFullDay ? null : toBlocks(one.offTimeBlocks)
        }))
  }
  const replacing = overrides.filter(isOurs).map((one) => ({ ...one, timeBlocks: toBlocks(one.timeSlots) }))
  const line = (slot: ReturnType<typeof generateSlots>[number], free: string) =>
    [
      new Date(slot.startsAt).toISOString(),
      ...Object.values(slot.source),
      slot.blocked ? "vacation_blocked" : free
    ].join(" ")
  const offered = generateSlots({ ...request, overrides: replacing })
  const starts = new Set(offered.map(({ startsAt }) => startsAt))
  const displaced = generateSlots({ ...request, overrides: [] }).filter(({ startsAt }) => !starts.has(startsAt))
  return [
    ...offered.map((slot) => line(slot, "free")),
    ...displaced.map((slot) => line(slot, "override_blocked"))
  ].sort()
}

const stored = Effect.fnUntraced(function* (calendar: Calendar, id: SessionTypeId) {
  const rows = yield* rowsOf(calendar.mentorId)
  return rows
    .filter((row) => row["sessionTypeId"] === id && row["blockedAs"] !== "cancelled")
    .map((row) =>
      [
        (row["startsAt"] as Date).toISOString(),
        row["availabilityRuleId"] ?? row["availabilityOverrideId"],
        row["blockedAs"] ?? "free"
      ].join(" ")
    )
    .sort()
})

describe("calendars on PGlite", () => {
  layer(world(pglite))((it) => {
    it.effect.prop(
      "hold after any edits what their rules, off-days and overrides give, and are written once",
      [fc.array(Step, { minLength: 3, maxLength: 14 })],
      ([steps]) =>
        Effect.gen(function* () {
          const mentors = yield* MentorRepository
          const calendar = yield* newCalendar({ timeZone })
          const other = yield* newSessionType({ mentorId: calendar.mentorId })
          // One that is refused changes nothing.
          for (const step of steps) yield* Effect.ignore(perform(calendar, step))
          yield* regenerateAgain(calendar.mentorId)
          const { vacationEndsAt, vacationMode } = yield* Effect.flatten(mentors.find(calendar.mentorId))
          const all = yield* everything(calendar)
          for (const id of [calendar.sessionTypeId, other.sessionTypeId]) {
            const isAway = vacationMode && vacationEndsAt === null
            assert.deepStrictEqual(yield* stored(calendar, id), given(all, isAway, id))
          }
          const rows = yield* rowsOf(calendar.mentorId)
          yield* regenerateAgain(calendar.mentorId)
          assert.deepStrictEqual(yield* rowsOf(calendar.mentorId), rows)
        }),
      { fastCheck: { numRuns: 10 } }
    )
  })
})
