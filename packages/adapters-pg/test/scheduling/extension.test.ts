/**
 * Every night the slots reach a day further, and what nobody booked is forgotten. Mutations seen to fall: slots kept 30
 * days; no `forgetPast`; one mentor's defect not caught.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { MentorId } from "@mentorkit/core/kernel"
import { operations, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, makeRegenerateSlots, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { bookSlots } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect, Schema, TestClock } from "effect"

const decode = Schema.decodeSync(operations.createAvailabilityRule.input)

const noon = DateTime.unsafeMake("2027-03-15T12:00:00Z")

/** A free session of half an hour at 09:00 UTC of every day. */
const newCalendar = Effect.gen(function* () {
  yield* TestClock.setTime(noon.epochMillis)
  const mentor = yield* newMentor()
  const offer = yield* newSessionType({ mentorId: mentor.mentorId, priceMinor: 0n })
  const { createAvailabilityRule } = yield* Scheduling
  yield* createAvailabilityRule(
    mentor.mentor,
    decode({
      rule_type: "recurring",
      rrule: "FREQ=DAILY",
      time_blocks: [{ start_time: "09:00", end_time: "09:30" }]
    })
  )
  yield* Effect.flatMap(makeRegenerateSlots, (run) => run(mentor.mentorId))
  return { ...mentor, ...offer }
})

const days = (mentorId: MentorId) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql<{ readonly id: SlotId; readonly startsAt: Date }>`
      select id, starts_at from slots where mentor_id = ${mentorId} order by starts_at`
    return rows.map(({ id, startsAt }) => ({ id, date: startsAt.toISOString().slice(0, 10) }))
  })
const dates = (mentorId: MentorId) => Effect.map(days(mentorId), (rows) => rows.map(({ date }) => date))
const ends = (list: ReadonlyArray<string>) => [list[0], list.at(-1), list.length]

const until = (text: string) => TestClock.setTime(Date.parse(text))

describe.each(engines)("every night on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("slots reach ninety days further than then, and the run is repeated by nobody", () =>
      Effect.gen(function* () {
        const { cron, run } = yield* schedulingSweep("extendHorizon")
        assert.strictEqual(cron, "20 0 * * *")
        const { mentorId } = yield* newCalendar
        assert.deepStrictEqual(ends(yield* dates(mentorId)), ["2027-03-16", "2027-06-13", 90])
        // Within the tolerance of an hour.
        yield* until("2027-03-15T13:00:00Z")
        assert.strictEqual(yield* run, 0)
        yield* until("2027-03-16T00:20:00Z")
        assert.strictEqual(yield* run, 1)
        assert.deepStrictEqual(ends(yield* dates(mentorId)), ["2027-03-16", "2027-06-13", 90])
        yield* until("2027-03-18T00:20:00Z")
        assert.deepStrictEqual([yield* run, yield* run], [1, 0])
        assert.deepStrictEqual(ends(yield* dates(mentorId)), ["2027-03-16", "2027-06-15", 92])
      })
    )

    it.effect("slots that began 31 days ago are forgotten, except those that somebody holds or has booked", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const claimSeats = yield* makeClaimSeats
        const { run } = yield* schedulingSweep("extendHorizon")
        const { mentorId } = yield* newCalendar
        const [held, booked, cancelled, claimed] = (yield* days(mentorId)).map(({ id }) => id)
        assert.isTrue(held !== undefined && booked !== undefined && cancelled !== undefined && claimed !== undefined)
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const attempt = yield* holdSlots(yield* newUser(), { slot_ids: [held!] })
        // In checkout for very long.
        yield* sql`update slot_holds set expires_at = ${new Date("2028-01-01")} where slot_id = ${held!}`
        const { booking } = yield* bookSlots(yield* newUser(), booked!)
        const lost = yield* bookSlots(yield* newUser(), cancelled!)
        // A seat that was given back: the slot is free, and a booking still knows it.
        yield* sql.withTransaction(slots.removeClaims([cancelled!]))
        yield* sql.withTransaction(claimSeats([claimed!], (yield* newUser()).userId, yield* DateTime.now))

        yield* until("2027-04-21T09:00:00Z")
        assert.isAbove(yield* run, 0)
        const kept = yield* days(mentorId)
        assert.deepStrictEqual(kept.slice(0, 6), [
          { id: held!, date: "2027-03-16" },
          { id: booked!, date: "2027-03-17" },
          { id: cancelled!, date: "2027-03-18" },
          { id: claimed!, date: "2027-03-19" },
          // To the minute: it began exactly 31 days ago.
          kept[4]!,
          kept[5]!
        ])
        assert.deepStrictEqual([kept[4]?.date, kept[5]?.date], ["2027-03-21", "2027-03-22"])
        assert.deepStrictEqual([attempt.held_slots, booking.id === lost.booking.id], [[held], false])
        yield* until("2027-04-22T09:00:00Z")
        yield* run
        assert.strictEqual((yield* dates(mentorId))[4], "2027-03-22")
      })
    )

    it.effect("a mentor whose slots cannot be made keeps nobody else from theirs", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { run } = yield* schedulingSweep("extendHorizon")
        const [broken, fine] = [yield* newCalendar, yield* newCalendar]
        yield* sql`update availability_rules set rrule = 'FREQ=NEVER' where mentor_id = ${broken.mentorId}`
        yield* sql`update slot_regenerations set generated_until = to_timestamp(0) where mentor_id = ${broken.mentorId}`
        yield* until("2027-03-18T00:20:00Z")
        yield* run
        assert.strictEqual((yield* dates(fine.mentorId)).at(-1), "2027-06-15")
        assert.strictEqual((yield* dates(broken.mentorId)).at(-1), "2027-06-13")
      })
    )
  })
})
