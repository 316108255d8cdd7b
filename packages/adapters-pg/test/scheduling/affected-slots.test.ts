/**
 * Seen to fall: without the mark `is_outside` (told again and again), with sessions of inactive types among those told of,
 * and a mail that does not look whether a slot is still booked and to come, or that tells the time in UTC.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { bookedSlotsAffected } from "@mentorkit/core/internal/notifications"
import { Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { eventsOf, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { frontendUrl } from "@mentorkit/test-kit/worlds/links"
import { mailed, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, Option, TestClock } from "effect"
import {
  addOffDay,
  booked,
  editRule,
  newCalendar,
  regenerate,
  regenerateAgain,
  shown,
  startVacation
} from "../support/calendar-fixtures.js"

/** The lists of slots that the mentor was told of. */
const told = Effect.fnUntraced(function* ({ mentorId }: TestMentor) {
  const affected = (yield* eventsOf(mentorId)).filter(({ type }) => type === "scheduling.BookedSlotsAffected")
  return affected.map(({ payload }) => (payload as { readonly slotIds: ReadonlyArray<SlotId> }).slotIds)
})
const from = (start_time: string, end_time: string) => ({ time_blocks: [{ start_time, end_time }] })

describe.each(engines)("booked slots that leave the hours on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    it.effect("are told of once, and again after they were back", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const { mentor, mentorId, rule } = calendar
        const edit = Effect.fnUntraced(function* (input: object) {
          yield* editRule(mentor, rule.id, input)
          yield* regenerate(mentorId)
          return yield* told(calendar)
        })
        const [one, two] = [yield* booked(calendar, "2027-03-16T09:00"), yield* booked(calendar, "2027-03-16T10:20")]
        assert.deepStrictEqual(yield* edit({ valid_until: "2027-12-31" }), [])
        const afternoon = from("10:00", "11:00")
        assert.deepStrictEqual(yield* edit(afternoon), [[one]])
        yield* regenerateAgain(mentorId)
        assert.deepStrictEqual(yield* edit({ time_blocks: afternoon.time_blocks, valid_until: null }), [[one]])
        assert.deepStrictEqual(yield* edit({ is_active: false }), [[one], [two]])
        assert.deepStrictEqual(yield* edit({ is_active: true, ...from("09:00", "11:00") }), [[one], [two]])
        assert.sameDeepMembers([...((yield* edit({ is_active: false }))[2] ?? [])], [one, two])
      })
    )

    it.effect("are so by an off-day and by a vacation, too", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar()
        const [one, two] = [yield* booked(calendar, "2027-03-16T09:00"), yield* booked(calendar, "2027-03-23T09:00")]
        yield* addOffDay(calendar.mentor, { off_from: "2027-03-16", off_until: "2027-03-16" })
        yield* regenerate(calendar.mentorId)
        assert.deepStrictEqual(yield* told(calendar), [[one]])
        yield* startVacation(calendar.mentor)
        assert.deepStrictEqual(yield* told(calendar), [[one], [two]])
        yield* (yield* Scheduling).endVacation(calendar.mentor, {})
        yield* startVacation(calendar.mentor, "2027-03-30")
        yield* regenerate(calendar.mentorId)
        assert.deepStrictEqual(yield* told(calendar), [[one], [two], [two]])
      })
    )

    it.effect(
      "are not those that somebody only holds, those that a new grid leaves within, nor those of the past",
      () =>
        Effect.gen(function* () {
          const { holdSlots } = yield* Scheduling
          const sql = yield* SqlClient.SqlClient
          const calendar = yield* newCalendar()
          const { mentor, mentorId, rule, sessionTypeId } = calendar
          const [held] = yield* shown(calendar)
          yield* holdSlots(yield* newUser(), { slot_ids: [held!.id] })
          yield* booked(calendar, "2027-03-16T09:40")
          // 09:40 to 10:10 is on no grid that begins at 09:35, and within its hours; what is held is not.
          yield* editRule(mentor, rule.id, from("09:35", "10:10"))
          yield* regenerate(mentorId)
          assert.deepStrictEqual(yield* told(calendar), [])
          // A longer session has no slot there at all; what is booked is as long as it was.
          yield* sql`update session_types set duration_minutes = 80 where id = ${sessionTypeId}`
          yield* regenerateAgain(mentorId)
          assert.deepStrictEqual(yield* told(calendar), [])
          yield* sql`update session_types set is_active = false where id = ${sessionTypeId}`
          yield* editRule(mentor, rule.id, { is_active: false })
          yield* regenerate(mentorId)
          assert.deepStrictEqual(yield* told(calendar), [])
          yield* sql`update session_types set is_active = true where id = ${sessionTypeId}`
          yield* TestClock.adjust("24 hours")
          yield* regenerateAgain(mentorId)
          assert.deepStrictEqual(yield* told(calendar), [])
        })
    )

    it.effect("are given up when they are free, and begin anew", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const requested = yield* schedulingSweep("regenerateSlots")
        const calendar = yield* newCalendar()
        const { mentor, mentorId, rule } = calendar
        const one = yield* booked(calendar, "2027-03-16T09:00")
        const edit = (is_active: boolean) =>
          Effect.zipRight(editRule(mentor, rule.id, { is_active }), regenerate(mentorId))
        yield* edit(false)
        yield* slots.removeClaims([one])
        while ((yield* requested.run) > 0);
        yield* edit(true)
        assert.strictEqual(yield* booked(calendar, "2027-03-16T09:00"), one)
        yield* edit(false)
        assert.deepStrictEqual(yield* told(calendar), [[one], [one]])
      })
    )

    it.effect("are mailed to the mentor in the mentor's own time, the next one first", () =>
      Effect.gen(function* () {
        const calendar = yield* newCalendar({ timeZone: "Europe/Berlin" })
        const { email: to } = Option.getOrThrow(yield* (yield* UserRepository).find(calendar.userId))
        const two = yield* booked(calendar, "2027-03-30T07:00")
        const one = yield* booked(calendar, "2027-03-23T08:40")
        const mail = (slotIds: ReadonlyArray<SlotId>) =>
          mailed(bookedSlotsAffected, { mentorId: calendar.mentorId, slotIds })
        const [letter, ...more] = yield* mail([two, one])
        assert.isEmpty(more)
        assert.deepInclude(letter, { to, subject: "Booked sessions are outside your hours" })
        assert.strictEqual(
          letter?.text.split("\n\n-- ")[0],
          `Hello Maya Mentor,

Your availability has changed. 2 booked sessions lie outside of the hours that you have now.

Nothing has been cancelled: sessions that are booked take place unless you cancel them.

Tuesday, 23 March 2027, 09:40 (Europe/Berlin): Career talk
Tuesday, 30 March 2027, 09:00 (Europe/Berlin): Career talk

View your sessions:
${frontendUrl}/mentor/calendar`
        )
        const [single] = yield* mail([one])
        assert.deepInclude(single, { to, subject: "A booked session is outside your hours" })
        assert.include(single?.text, "A booked session lies outside of the hours that you have now.")
      })
    )

    it.effect("are not mailed once they are free or over, and no more than twenty of them by name", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const calendar = yield* newCalendar()
        const { mentorId } = calendar
        const slotIds = (yield* shown(calendar)).slice(0, 23).map(({ id }) => id)
        yield* sql`update slots set claimed = 1 where ${sql.in("id", slotIds)}`
        const mail = mailed(bookedSlotsAffected, { mentorId, slotIds })
        const lines = Effect.map(mail, ([letter]) => letter?.text.match(/^(.*: Career talk|And: .*)$/gm) ?? [])
        const all = yield* lines
        assert.lengthOf(all, 21)
        assert.strictEqual(all.at(-1), "And: 3 more")
        yield* sql`update slots set claimed = 0 where id = ${slotIds[22]!}`
        // The first one has begun.
        yield* TestClock.setTime(DateTime.unsafeMake("2027-03-16T09:00:00Z").epochMillis)
        assert.strictEqual((yield* lines).at(-1), "And: 1 more")
        assert.lengthOf(yield* lines, 21)
        yield* sql`update slots set claimed = 0 where id = ${slotIds[1]!}`
        assert.lengthOf(yield* lines, 20)
        yield* sql`update slots set claimed = 0 where mentor_id = ${mentorId}`
        assert.isEmpty(yield* mail)
      })
    )
  })
})
