/**
 * Seen to fall: seats that are left of a group are sold on while the mentor is away (without `isOutside` in `hasSeat`), and
 * are offered without being held (without it in the view).
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Scheduling } from "@mentorkit/core/scheduling"
import { makeClaimSeats } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"
import {
  addOffDay,
  booked,
  type Calendar,
  editRule,
  newCalendar,
  putOverride,
  regenerate,
  regenerateAgain,
  shown,
  startVacation
} from "../support/calendar-fixtures.js"

/** One of three seats is booked on Tuesday at 09:00. */
const newGroup = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const calendar = yield* newCalendar()
  yield* sql`update session_types set max_capacity = 3 where id = ${calendar.sessionTypeId}`
  yield* regenerateAgain(calendar.mentorId)
  return { ...calendar, slotId: yield* booked(calendar, "2027-03-16T09:00") }
})
type Group = Effect.Effect.Success<typeof newGroup>

const holdSeat = Effect.fnUntraced(function* ({ slotId }: Group) {
  return yield* (yield* Scheduling).holdSlots(yield* newUser(), { slot_ids: [slotId] })
})

const seats = Effect.fnUntraced(function* (calendar: Calendar & Pick<Group, "slotId">) {
  const slot = (yield* shown(calendar)).find(({ id }) => id === calendar.slotId)
  return [slot?.current_capacity, slot?.available_seats, slot?.is_selectable]
})

const date = "2027-03-16"
const ways = [
  ["a vacation", ({ mentor }: Group) => startVacation(mentor)],
  ["an off-day", ({ mentor }: Group) => addOffDay(mentor, { off_from: date, off_until: date })],
  ["a rule that counts no more", ({ mentor, rule }: Group) => editRule(mentor, rule.id, { is_active: false })],
  [
    "an override",
    ({ mentor }: Group) => putOverride(mentor, { date, time_slots: [{ start_time: "15:00", end_time: "16:00" }] })
  ]
] as const

describe.each(engines)("a group of which seats are left on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect.each(ways)("sells no more of them under %s, and takes place", ([, close]) =>
      Effect.gen(function* () {
        const group = yield* newGroup
        assert.deepStrictEqual(yield* seats(group), [1, 2, true])
        yield* close(group)
        yield* regenerate(group.mentorId)
        assert.deepStrictEqual(yield* seats(group), [1, 2, false])
        const { message } = yield* Effect.flip(holdSeat(group))
        assert.strictEqual(message, `Slots no longer available: ${group.slotId}`)
      })
    )

    it.effect("sells them again once the mentor is back, and gives a seat to whoever held one before", () =>
      Effect.gen(function* () {
        const { endVacation, holdSlots } = yield* Scheduling
        const claimSeats = yield* makeClaimSeats
        const sql = yield* SqlClient.SqlClient
        const group = yield* newGroup
        const buyer = yield* newUser()
        yield* holdSlots(buyer, { slot_ids: [group.slotId] })
        yield* startVacation(group.mentor)
        yield* sql.withTransaction(claimSeats([group.slotId], buyer.userId, yield* DateTime.now))
        assert.deepStrictEqual(yield* seats(group), [2, 1, false])
        yield* endVacation(group.mentor, {})
        assert.deepStrictEqual(yield* seats(group), [2, 1, true])
        yield* holdSeat(group)
      })
    )
  })
})
