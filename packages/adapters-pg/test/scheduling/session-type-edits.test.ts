/**
 * Session types after they were made. Mutations seen to fall: null for "left out"; no regeneration requested by who
 * deactivates.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, Bookings } from "@mentorkit/core/bookings"
import { guest, type Mentor } from "@mentorkit/core/kernel"
import { type Operations, operations, Scheduling, SessionTypeId } from "@mentorkit/core/scheduling"
import { bookSlots } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, Schema, TestClock } from "effect"
import { monday, regenerate } from "../support/calendar-fixtures.js"

const ruleInput = Schema.decodeSync(operations.createAvailabilityRule.input)
const typeInput = Schema.decodeSync(operations.createSessionType.input)
const editInput = Schema.decodeUnknownSync(operations.updateSessionType.input)

type Input = Operations["createSessionType"]["input"]["Encoded"]

const create = Effect.fnUntraced(function* (mentor: Mentor, more: Partial<Input> = {}) {
  const { createSessionType } = yield* Scheduling
  const input: Input = { title: "Talk", duration_minutes: 30, buffer_after_minutes: 10, price: "80.00", ...more }
  return (yield* createSessionType(mentor, typeInput(input))).session_type
})

const edit = Effect.fnUntraced(function* (mentor: Mentor, id: string, changes: object) {
  const { updateSessionType } = yield* Scheduling
  return (yield* updateSessionType(mentor, editInput({ id, ...changes }))).session_type
})

/** A mentor with one session type, and its slots of tomorrow, 09:00 to 11:00 UTC, in half hours with ten minutes between. */
const newCalendar = Effect.fnUntraced(function* (more: Partial<Input> = {}) {
  yield* TestClock.setTime(monday.epochMillis)
  const mentor = yield* newMentor()
  const type = yield* create(mentor.mentor, more)
  const { createAvailabilityRule } = yield* Scheduling
  const time_blocks = [{ start_time: "09:00", end_time: "11:00" }] as const
  yield* createAvailabilityRule(
    mentor.mentor,
    ruleInput({ rule_type: "one_time", specific_date: "2027-03-16", time_blocks })
  )
  yield* regenerate(mentor.mentorId)
  return { ...mentor, type }
})
type Calendar = Effect.Effect.Success<ReturnType<typeof newCalendar>>

const shown = ({ mentorId, type }: Calendar) =>
  Effect.flatMap(Scheduling, ({ listPublicSlots }) =>
    Effect.map(listPublicSlots(guest, { mentor_id: mentorId, session_type_id: type.id }), ({ slots }) => slots)
  )
const clock = (moment: DateTime.Utc) => DateTime.formatIso(moment).slice(11, 16)
/** `09:00-09:30 available 1`, with the seats there are. */
const times = (calendar: Calendar) =>
  Effect.map(shown(calendar), (slots) =>
    slots.map((one) => `${clock(one.starts_at)}-${clock(one.ends_at)} ${one.status} ${one.max_capacity}`)
  )
const slotAt = Effect.fnUntraced(function* (calendar: Calendar, start: string) {
  const found = (yield* shown(calendar)).find(({ starts_at }) => clock(starts_at) === start)
  return found?.id ?? (yield* Effect.dieMessage(`no slot at ${start}`))
})
const isRequested = ({ mentorId }: Pick<TestMentor, "mentorId">) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql`select 1 from slot_regenerations where mentor_id = ${mentorId} and requested_at is not null`,
      (rows) => rows.length === 1
    )
  )

describe.each(engines)("session types that change on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("keep what is left out, and lose what null takes away", () =>
      Effect.gen(function* () {
        const { getSessionType, listSessionTypes } = yield* Scheduling
        const { mentor } = yield* newMentor()
        const made = yield* create(mentor, {
          description: "Bring a question.",
          session_model: "package",
          max_capacity: 3,
          follow_up_count: 2,
          minimum_notice_minutes: 60,
          daily_limit: 4,
          start_interval_minutes: 15
        })
        yield* TestClock.adjust("1 minute")
        const untouched = yield* edit(mentor, made.id, {})
        assert.deepStrictEqual(untouched, { ...made, updated_at: yield* DateTime.now })
        const cleared = yield* edit(mentor, made.id, {
          title: "Another talk",
          description: null,
          daily_limit: null,
          start_interval_minutes: null
        })
        const expected = {
          ...untouched,
          title: "Another talk",
          description: null,
          daily_limit: null,
          start_interval_minutes: null
        }
        assert.deepStrictEqual(cleared, expected)
        assert.deepStrictEqual((yield* getSessionType(mentor, { id: made.id })).session_type, expected)
        assert.deepStrictEqual((yield* listSessionTypes(mentor, {})).session_types, [expected])

        const all = {
          description: "",
          session_model: "one_time" as const,
          duration_minutes: 1440,
          buffer_after_minutes: 0,
          max_capacity: 1000,
          follow_up_count: 0,
          follow_up_interval_days: 30,
          follow_up_flexibility_days: 0,
          minimum_notice_minutes: 0,
          daily_limit: 1,
          start_interval_minutes: 5,
          is_active: false
        }
        assert.deepInclude(yield* edit(mentor, made.id, all), { ...all, session_model_label: "One Time" })
      })
    )

    it.effect("are their mentor's own: others find none, and set nothing in motion", () =>
      Effect.gen(function* () {
        const { deactivateSessionType, getSessionType } = yield* Scheduling
        const [{ mentor }, stranger] = [yield* newMentor(), yield* newMentor()]
        const { id } = yield* create(mentor)
        for (const [who, which] of [
          [stranger.mentor, id],
          [mentor, SessionTypeId.make(crypto.randomUUID())]
        ] as const) {
          for (const work of [
            getSessionType(who, { id: which }),
            edit(who, which, { title: "Mine" }),
            deactivateSessionType(who, { id: which })
          ]) {
            const failure = yield* Effect.flip(work)
            assert.deepStrictEqual([failure._tag, failure.message], ["SessionTypeNotFound", "Session type not found."])
          }
        }
        assert.isFalse(yield* isRequested(stranger))
        assert.deepInclude((yield* getSessionType(mentor, { id })).session_type, { title: "Talk", is_active: true })
      })
    )

    it.effect("take their free slots with them; what is held or booked stays as it was", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        const { mentor, type } = calendar
        assert.deepStrictEqual(yield* times(calendar), [
          "09:00-09:30 available 1",
          "09:40-10:10 available 1",
          "10:20-10:50 available 1"
        ])
        yield* holdSlots(yield* newUser(), { slot_ids: [yield* slotAt(calendar, "09:40")] })
        yield* edit(mentor, type.id, { duration_minutes: 45, buffer_after_minutes: 0, max_capacity: 3 })
        assert.isTrue(yield* isRequested(calendar))
        yield* regenerate(calendar.mentorId)
        // Those that begin within the held one are there, and taken with it.
        assert.deepStrictEqual(yield* times(calendar), [
          "09:00-09:45 held 3",
          "09:40-10:10 held 1",
          "09:45-10:30 held 3"
        ])
        yield* TestClock.adjust("35 minutes")
        yield* (yield* SqlClient.SqlClient)`delete from slot_holds`
        yield* regenerate(calendar.mentorId)
        assert.deepStrictEqual(yield* times(calendar), ["09:00-09:45 available 3", "09:45-10:30 available 3"])
      })
    )

    it.effect("start as often as they are told: holding one blocks those that it overlaps", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const calendar = yield* newCalendar()
        yield* edit(calendar.mentor, calendar.type.id, { start_interval_minutes: 20 })
        yield* regenerate(calendar.mentorId)
        const starts = Effect.map(shown(calendar), (slots) =>
          slots.map((one) => `${clock(one.starts_at)}${one.is_selectable ? "" : ` ${one.status}`}`)
        )
        assert.deepStrictEqual(yield* starts, ["09:00", "09:20", "09:40", "10:00", "10:20"])
        const [me, other] = [yield* newUser(), yield* newUser()]
        yield* holdSlots(me, { slot_ids: [yield* slotAt(calendar, "09:40")] })
        // 09:00 ends at 09:30, and its buffer at 09:40.
        assert.deepStrictEqual(yield* starts, ["09:00", "09:20 held", "09:40 held", "10:00 held", "10:20"])
        const neighbour = yield* slotAt(calendar, "10:00")
        const refused = yield* Effect.flip(holdSlots(other, { slot_ids: [neighbour] }))
        assert.strictEqual(refused.message, `Slots no longer available: ${neighbour}`)
        yield* holdSlots(other, { slot_ids: [yield* slotAt(calendar, "10:20")] })
        yield* edit(calendar.mentor, calendar.type.id, { start_interval_minutes: null })
        yield* regenerate(calendar.mentorId)
        assert.deepStrictEqual(yield* starts, ["09:00", "09:40 held", "10:20 held"])
      })
    )

    it.effect(
      "that are offered no more are shown so, cannot be held, and lose their free slots; they may come back",
      () =>
        Effect.gen(function* () {
          const { deactivateSessionType, holdSlots, listPublicSessionTypes } = yield* Scheduling
          const calendar = yield* newCalendar({ is_free: true })
          const { mentor, mentorId, type } = calendar
          const [first, second] = [yield* slotAt(calendar, "09:00"), yield* slotAt(calendar, "09:40")]
          yield* bookSlots(yield* newUser(), first)
          yield* Effect.replicateEffect(deactivateSessionType(mentor, { id: type.id }), 2)
          const [listed] = (yield* listPublicSessionTypes(guest, { mentor_id: mentorId })).session_types
          assert.deepInclude(listed, { id: type.id, is_active: false })
          const selectable = Effect.map(shown(calendar), (slots) => slots.map((one) => one.is_selectable))
          // Before the slots have followed, too.
          assert.deepStrictEqual(yield* selectable, [false, false, false])
          const refused = yield* Effect.flip(holdSlots(yield* newUser(), { slot_ids: [second] }))
          assert.strictEqual(refused.message, `Slots no longer available: ${second}`)
          yield* regenerate(calendar.mentorId)
          assert.deepStrictEqual(yield* times(calendar), ["09:00-09:30 booked 1"])

          yield* edit(mentor, type.id, { is_active: true })
          yield* regenerate(calendar.mentorId)
          assert.deepStrictEqual(yield* selectable, [false, true, true])
          assert.strictEqual(yield* slotAt(calendar, "09:40"), second)
        })
    )

    it.effect("cost something else from then on; a booking keeps the price that it was made with", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { getMenteeBooking } = yield* Bookings
        const calendar = yield* newCalendar()
        const { mentor, mentorId, type } = calendar
        const me = yield* newUser()
        const priceOf = (id: BookingId) =>
          Effect.map(getMenteeBooking(me, { id }), ({ booking }) => [booking.price, booking.currency, booking.isFree])
        const paid = (yield* bookSlots(me, yield* slotAt(calendar, "09:00"))).booking.id

        yield* sql`update mentor_profiles set currency = 'JPY' where id = ${mentorId}`
        // Another title is not another price.
        assert.deepInclude<object>(yield* edit(mentor, type.id, { title: "Talk!" }), {
          price: "80.00",
          currency: "USD"
        })
        assert.deepInclude<object>(yield* edit(mentor, type.id, { price: "1500" }), { price: "1500", currency: "JPY" })
        const dearer = (yield* bookSlots(me, yield* slotAt(calendar, "09:40"))).booking.id
        assert.deepInclude(yield* edit(mentor, type.id, { is_free: true }), {
          price: "0",
          price_minor: 0,
          is_free: true
        })
        const free = (yield* bookSlots(me, yield* slotAt(calendar, "10:20"))).booking.id
        const unpriced = yield* Effect.flip(edit(mentor, type.id, { is_free: false }))
        assert.strictEqual(unpriced.message, "The price field is required.")
        assert.deepStrictEqual(yield* Effect.forEach([paid, dearer, free], priceOf), [
          ["80.00", "USD", false],
          ["1500", "JPY", false],
          ["0", "JPY", true]
        ])
      })
    )
  })
})
