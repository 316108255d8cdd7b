/** Why a mentor's times are not offered, asked of calendars in which everything is in the way. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { operations, Scheduling, SessionTypeId } from "@mentorkit/core/scheduling"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Schema, TestClock } from "effect"
import { monday, regenerate } from "../support/calendar-fixtures.js"

const asRule = Schema.decodeSync(operations.createAvailabilityRule.input)
const asOffDay = Schema.decodeSync(operations.createOffDay.input)
const asOverride = Schema.decodeSync(operations.putAvailabilityOverride.input)

const blocksOf = (start_time: string, end_time: string) => [{ start_time, end_time }] as const

const explained = Effect.fnUntraced(function* (
  { mentor }: TestMentor,
  sessionTypeId: SessionTypeId,
  more: { readonly from?: DateTime.Utc; readonly until?: DateTime.Utc } = {}
) {
  const { listOwnSlots } = yield* Scheduling
  const input = { session_type_id: sessionTypeId, ...more }
  const plain = yield* listOwnSlots(mentor, input)
  const { explanation, slots } = yield* listOwnSlots(mentor, { ...input, explain: true })
  assert.deepStrictEqual({ slots }, plain)
  if (explanation === undefined) return assert.fail("no explanation")
  // A slot has reasons exactly if it is not selectable.
  assert.deepStrictEqual(
    explanation.slots.map(({ slot_id }) => slot_id),
    slots.filter((one) => !one.is_selectable).map(({ id }) => id)
  )
  const reasons = new Map(explanation.slots.map((one) => [one.slot_id, one.reasons]))
  const codes = slots.map(({ id, starts_at }) => [
    DateTime.formatIso(starts_at).slice(5, 16),
    ...(reasons.get(id) ?? []).map(({ code }) => code)
  ])
  return { ...explanation, byId: reasons, codes, shown: slots }
})

/** Hour-long sessions, on three of which a mentor has hours; every day from nine to noon. */
const newCalendar = Effect.fnUntraced(function* (options: Parameters<typeof newSessionType>[0] = {}) {
  yield* TestClock.setTime(monday.epochMillis)
  const { createAvailabilityRule } = yield* Scheduling
  const mentor = yield* newMentor()
  const hourly = { mentorId: mentor.mentorId, durationMinutes: 60, bufferAfterMinutes: 0 }
  const { sessionTypeId } = yield* newSessionType({ ...hourly, ...options })
  const daily = { rule_type: "recurring", rrule: "FREQ=DAILY", time_blocks: blocksOf("09:00", "12:00") } as const
  const { availability_rule: rule } = yield* createAvailabilityRule(mentor.mentor, asRule(daily))
  return { ...mentor, sessionTypeId, rule }
})

const until = (days: number) => ({ until: DateTime.add(monday, { days }) })

describe("an explanation", () => {
  layer(world(pglite))((it) => {
    it.effect("names what is in the way of every slot and date", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { createOffDay, holdSlots, putAvailabilityOverride } = yield* Scheduling
        const calendar = yield* newCalendar({ dailyLimit: 2, minimumNoticeMinutes: 22 * 60 })
        const { mentor, mentorId, rule, sessionTypeId } = calendar
        const other = yield* newSessionType({ mentorId, durationMinutes: 90, bufferAfterMinutes: 30 })
        const morning = { is_full_day: false, off_time_blocks: blocksOf("09:30", "10:00") }
        const wednesday = { off_from: "2027-03-17", off_until: "2027-03-17" }
        const { off_day } = yield* createOffDay(mentor, asOffDay({ ...wednesday, ...morning }))
        const thursday = { date: "2027-03-18", session_type_id: sessionTypeId, time_slots: blocksOf("10:00", "11:00") }
        const { availability_override: override } = yield* putAvailabilityOverride(mentor, asOverride(thursday))
        yield* regenerate(calendar.mentorId)

        const { shown } = yield* explained(calendar, sessionTypeId)
        const idAt = (time: string) => shown.find((one) => DateTime.formatIso(one.starts_at).includes(time))!.id
        yield* holdSlots(yield* newUser(), { slot_ids: [idAt("03-19T09:00")] })
        yield* sql`update slots set claimed = 1 where id = ${idAt("03-19T10:00")}`
        const { slots: ofOther } = yield* (yield* Scheduling).listOwnSlots(mentor, {
          session_type_id: other.sessionTypeId
        })
        const long = ofOther.find((one) => DateTime.formatIso(one.starts_at).includes("03-20T09:00"))!
        yield* sql`update slots set claimed = 1 where id = ${long.id}`

        const { byId, codes, dates, reasons } = yield* explained(calendar, sessionTypeId, until(6))
        assert.deepStrictEqual(reasons, [])
        assert.deepStrictEqual(codes, [
          ["03-16T09:00", "minimum_notice"],
          ["03-16T10:00"],
          ["03-16T11:00"],
          ["03-17T09:00", "off_day"],
          ["03-17T10:00"],
          ["03-17T11:00"],
          ["03-18T09:00", "override"],
          ["03-18T10:00"],
          ["03-18T11:00", "override"],
          ["03-19T09:00", "being_booked"],
          ["03-19T10:00", "fully_booked"],
          ["03-19T11:00", "daily_limit"],
          ["03-20T09:00", "mentor_busy"],
          ["03-20T10:00", "mentor_busy"],
          ["03-20T11:00"],
          ["03-21T09:00"],
          ["03-21T10:00"],
          ["03-21T11:00"]
        ])
        const [busy] = byId.get(idAt("03-20T10:00"))!
        assert.deepInclude(busy?.busy_with ?? {}, { slot_id: long.id, session_type_id: other.sessionTypeId })
        const [held] = byId.get(idAt("03-19T09:00"))!
        assert.deepStrictEqual(held?.until, DateTime.add(monday, { minutes: 35 }))
        assert.strictEqual(byId.get(idAt("03-17T09:00"))?.[0]?.off_day_id, off_day.id)
        assert.strictEqual(byId.get(idAt("03-18T09:00"))?.[0]?.availability_override_id, override.id)

        const told = dates.map(({ blocked_count, date, off, reasons, slot_count, source, source_ids }) => [
          ...[date.slice(5), source, source_ids[0], slot_count, blocked_count, off],
          ...reasons.map(({ code, off_day_id }) => off_day_id ?? code)
        ])
        const usual = ["recurring", rule.id, 3, 0, null]
        assert.deepStrictEqual(told, [
          ["03-15", "recurring", rule.id, 0, 0, null, "outside_window"],
          ["03-16", ...usual],
          ["03-17", "recurring", rule.id, 3, 1, "partly", off_day.id],
          ["03-18", "override", override.id, 1, 0, null],
          ["03-19", ...usual],
          ["03-20", ...usual],
          // The window ends at noon.
          ["03-21", ...usual]
        ])
        assert.deepStrictEqual(dates[3]?.replaced, [{ source: "recurring", source_ids: [rule.id] }])
      })
    )

    it.effect("says what keeps buyers from all of it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { startVacation } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, mentorId, sessionTypeId, userId } = calendar
        yield* regenerate(calendar.mentorId)
        const first = Effect.map(explained(calendar, sessionTypeId, until(1)), ({ codes, dates, reasons }) => [
          reasons.map(({ code }) => code),
          codes[0]?.slice(1),
          dates[1]?.reasons.map(({ code }) => code)
        ])
        yield* sql`update mentor_profiles set approval_status = 'rejected' where id = ${mentorId}`
        yield* sql`update session_types set is_active = false where id = ${sessionTypeId}`
        const closed = ["not_approved", "session_type_inactive"]
        assert.deepStrictEqual(yield* first, [closed, closed, []])

        yield* sql`update mentor_profiles set approval_status = 'approved' where id = ${mentorId}`
        yield* sql`update session_types set is_active = true where id = ${sessionTypeId}`
        yield* sql`update users set banned_at = to_timestamp(0) where id = ${userId}`
        assert.deepStrictEqual(yield* first, [[], ["not_approved"], []])

        yield* sql`update users set banned_at = null where id = ${userId}`
        yield* startVacation(mentor, {})
        assert.deepStrictEqual(yield* first, [[], ["vacation"], ["vacation"]])
      })
    )

    it.effect("is bounded, whatever the window", () =>
      Effect.gen(function* () {
        const { listOwnSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, sessionTypeId } = calendar
        yield* regenerate(calendar.mentorId)
        const asked = { session_type_id: sessionTypeId, explain: true }
        const error = yield* Effect.flip(listOwnSlots(mentor, { ...asked, ...until(93) }))
        assert.strictEqual(error.message, "The explain field needs a window of 92 days at most.")
        const all = yield* explained(calendar, sessionTypeId, until(92))
        assert.lengthOf(all.dates, 93)
        assert.deepStrictEqual(all.horizon_ends_at, DateTime.add(monday, { hours: 90 * 24 }))
        assert.deepStrictEqual(
          all.dates.slice(-3).map(({ reasons, slot_count }) => [slot_count, ...reasons.map(({ code }) => code)]),
          [
            [3, "beyond_horizon"],
            [0, "beyond_horizon"],
            [0, "beyond_horizon"]
          ]
        )
        for (const [from, to] of [
          ["0001-01-01", "0001-03-01"],
          ["9999-12-01", "9999-12-31"],
          ["2027-04-02", "2027-04-01"]
        ] as const) {
          const window = {
            from: DateTime.unsafeMake(`${from}T00:00:00Z`),
            until: DateTime.unsafeMake(`${to}T00:00:00Z`)
          }
          const { dates, slots } = yield* explained(calendar, sessionTypeId, window)
          assert.deepStrictEqual([dates, slots], [[], []])
        }
      })
    )

    it.effect("of somebody else's session type tells nothing of it", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        yield* regenerate(calendar.mentorId)
        const stranger = yield* newMentor()
        for (const id of [calendar.sessionTypeId, SessionTypeId.make(crypto.randomUUID())]) {
          const { dates, reasons, shown } = yield* explained(stranger, id)
          assert.deepStrictEqual([dates, reasons, shown], [[], [], []])
        }
      })
    )
  })
})
