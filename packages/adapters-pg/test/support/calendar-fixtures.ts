/** Mentors with hours, slots and booked sessions, and what became of them. */
import { SqlClient } from "@effect/sql"
import { guest, InvalidInput, type Mentor, type MentorId } from "@mentorkit/core/kernel"
import { type Operations, operations, Scheduling, type SlotId, type SlotResource } from "@mentorkit/core/scheduling"
import { makeRegenerateSlots } from "@mentorkit/core/scheduling/ports"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { DateTime, Effect, Schema, TestClock } from "effect"

/** Noon UTC on a Monday. */
export const monday = DateTime.unsafeMake("2027-03-15T12:00:00Z")

type RuleInput = Operations["createAvailabilityRule"]["input"]["Encoded"]

/** Three slots of half an hour, with ten minutes between: 09:00, 09:40 and 10:20. */
export const morning = [{ start_time: "09:00", end_time: "11:00" }] as const
const tuesdays: RuleInput = { rule_type: "regular_weekly", day_of_week: 2, time_blocks: morning }

const ruleInput = Schema.decodeSync(operations.createAvailabilityRule.input)
const ruleEdit = Schema.decodeUnknownSync(operations.updateAvailabilityRule.input)
const offDayInput = Schema.decodeSync(operations.createOffDay.input)
const offDayEdit = Schema.decodeSync(operations.updateOffDay.input)
const overrideInput = Schema.decodeSync(operations.putAvailabilityOverride.input)
const vacationInput = Schema.decodeSync(operations.startVacation.input)

export const addRule = Effect.fnUntraced(function* (mentor: Mentor, more: Partial<RuleInput> = {}) {
  const { createAvailabilityRule } = yield* Scheduling
  return (yield* createAvailabilityRule(mentor, ruleInput({ ...tuesdays, ...more }))).availability_rule
})
export const editRule = Effect.fnUntraced(function* (mentor: Mentor, id: string, edit: object) {
  return (yield* (yield* Scheduling).updateAvailabilityRule(mentor, ruleEdit({ id, ...edit }))).availability_rule
})

export const addOffDay = (mentor: Mentor, input: Operations["createOffDay"]["input"]["Encoded"]) =>
  Effect.flatMap(Scheduling, ({ createOffDay }) => createOffDay(mentor, offDayInput(input)))
export const editOffDay = (mentor: Mentor, input: Operations["updateOffDay"]["input"]["Encoded"]) =>
  Effect.flatMap(Scheduling, ({ updateOffDay }) => updateOffDay(mentor, offDayEdit(input)))

export const putOverride = (mentor: Mentor, input: Operations["putAvailabilityOverride"]["input"]["Encoded"]) =>
  Effect.flatMap(Scheduling, ({ putAvailabilityOverride }) => putAvailabilityOverride(mentor, overrideInput(input)))

export const startVacation = (mentor: Mentor, vacation_ends_at?: string) =>
  Effect.flatMap(Scheduling, (its) => its.startVacation(mentor, vacationInput({ vacation_ends_at })))

export const regenerate = (mentorId: MentorId) => Effect.flatMap(makeRegenerateSlots, (run) => run(mentorId))

/** A run that nobody asked for, as every night's. */
export const regenerateAgain = Effect.fnUntraced(function* (mentorId: MentorId) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`update slot_regenerations set requested_at = to_timestamp(0) where mentor_id = ${mentorId}`
  return yield* regenerate(mentorId)
})

/** A mentor with one session type, and the slots of Tuesday mornings unless told otherwise; at noon of `monday`. */
export const newCalendar = Effect.fnUntraced(function* (
  options: { readonly timeZone?: string; readonly rule?: Partial<RuleInput>; readonly at?: DateTime.Utc } = {}
) {
  yield* TestClock.setTime((options.at ?? monday).epochMillis)
  const mentor = yield* newMentor(options)
  const offer = yield* newSessionType({ mentorId: mentor.mentorId })
  const rule = yield* addRule(mentor.mentor, options.rule)
  yield* regenerate(mentor.mentorId)
  return { ...mentor, ...offer, rule }
})
export type Calendar = Pick<Effect.Effect.Success<ReturnType<typeof newCalendar>>, "mentorId" | "sessionTypeId">

export const shown = Effect.fnUntraced(function* ({ mentorId, sessionTypeId }: Calendar) {
  const { listPublicSlots } = yield* Scheduling
  return (yield* listPublicSlots(guest, { mentor_id: mentorId, session_type_id: sessionTypeId })).slots
})

export const startOf = ({ starts_at: at }: SlotResource) => DateTime.formatIso(at).slice(0, 16)

/** `09:00 available`, of a date in UTC. */
export const statusesOn = (calendar: Calendar, date: string) =>
  Effect.map(shown(calendar), (slots) =>
    slots.filter((slot) => startOf(slot).startsWith(date)).map((slot) => `${startOf(slot).slice(11)} ${slot.status}`)
  )

/** Rows with the transaction that wrote them last. */
export const rowsOf = (mentorId: MentorId) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: SlotId; readonly version: string; readonly [column: string]: unknown }>`
      select *, xmin::text as version from slots where mentor_id = ${mentorId} order by starts_at, id`
  )

/** The slot that starts at the moment, with a seat claimed. */
export const booked = Effect.fnUntraced(function* (calendar: Calendar, start: string) {
  const sql = yield* SqlClient.SqlClient
  const slot = (yield* shown(calendar)).find((one) => startOf(one) === start)
  if (slot === undefined) return yield* Effect.dieMessage(`no slot at ${start}`)
  yield* sql`update slots set claimed = 1 where id = ${slot.id}`
  return slot.id
})

/** `[field, message]` of an input that was refused. */
export const problemsOf = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), (failure) =>
    failure instanceof InvalidInput ? failure.problems.map(({ message, path }) => [path.join("."), message]) : failure
  )
