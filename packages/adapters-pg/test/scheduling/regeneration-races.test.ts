/**
 * Regenerations that meet each other, buyers and editors. Seen to fail without what is named: the lock on
 * `slot_regenerations` (two hosts add the same slots; a change is lost between reading and finishing), and the
 * condition `claimed + held = 0` of the update (a slot is taken from under its buyer).
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { operations, Scheduling } from "@mentorkit/core/scheduling"
import { makeRegenerateSlots, type SlotChange, SlotRegenerationRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, Schema } from "effect"

const decode = Schema.decodeSync(operations.createAvailabilityRule.input)
const together = { concurrency: "unbounded" } as const

/** All of one day of the week: 36 slots. */
const onDay = (day_of_week: number) =>
  decode({ rule_type: "regular_weekly", day_of_week, time_blocks: [{ start_time: "00:00", end_time: "24:00" }] })

const newSchedule = Effect.gen(function* () {
  const { createAvailabilityRule } = yield* Scheduling
  const mentor = yield* newMentor()
  const offer = yield* newSessionType({ mentorId: mentor.mentorId })
  const { availability_rule } = yield* createAvailabilityRule(mentor.mentor, onDay(0))
  return { ...mentor, ...offer, rule: availability_rule }
})

const shown = Effect.fnUntraced(function* (offer: Effect.Effect.Success<typeof newSchedule>) {
  const { listPublicSlots } = yield* Scheduling
  return (yield* listPublicSlots(guest, { mentor_id: offer.mentorId, session_type_id: offer.sessionTypeId })).slots
})

describe.each(concurrent)("races of regenerations on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("ten hosts at once: one run", () =>
      Effect.gen(function* () {
        const regenerate = yield* makeRegenerateSlots
        for (let round = 0; round < 5; round++) {
          const { mentorId } = yield* newSchedule
          const ran = yield* Effect.replicateEffect(regenerate(mentorId), 10, together)
          assert.lengthOf(ran.filter(Boolean), 1)
        }
      })
    )

    it.effect("a rule that is added during a regeneration is in this one or the next", () =>
      Effect.gen(function* () {
        const { createAvailabilityRule } = yield* Scheduling
        const regenerate = yield* makeRegenerateSlots
        for (let round = 0; round < 10; round++) {
          const schedule = yield* newSchedule
          const add = Effect.delay(createAvailabilityRule(schedule.mentor, onDay(1)), round * 3)
          // What the relay does: a run for each event, after its commit.
          yield* Effect.all(
            [regenerate(schedule.mentorId), Effect.zipRight(add, regenerate(schedule.mentorId))],
            together
          )
          const rules = new Set((yield* shown(schedule)).map((slot) => slot.availability_rule_id))
          assert.strictEqual(rules.size, 2)
          assert.isFalse(yield* regenerate(schedule.mentorId))
        }
      })
    )

    it.effect("a slot that is held while the plan is made stays its buyer's", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const regenerations = yield* SlotRegenerationRepository
        const regenerate = yield* makeRegenerateSlots
        const schedule = yield* newSchedule
        yield* regenerate(schedule.mentorId)
        const now = yield* DateTime.now
        const planned = yield* regenerations.listSlotsFrom(schedule.mentorId, now)
        const changed: ReadonlyArray<SlotChange> = planned.map((slot) => ({
          ...slot,
          blockedAs: "cancelled",
          isStale: true,
          isOutside: true
        }))

        const wanted = (yield* shown(schedule)).slice(0, 12)
        const buyers = yield* Effect.forEach(wanted, () => newUser())
        // Still open when the regeneration has read and planned: it must wait, and then see what became of the slot.
        const holds = Effect.forEach(
          wanted,
          ({ id }, n) =>
            Effect.either(
              sql.withTransaction(Effect.zipLeft(holdSlots(buyers[n]!, { slot_ids: [id] }), Effect.sleep("100 millis")))
            ),
          together
        )
        const apply = sql.withTransaction(regenerations.apply(schedule.mentorId, { added: [], changed }))
        const [results] = yield* Effect.all([holds, Effect.delay(apply, "80 millis")], together)
        assert.isTrue(results.some(Either.isRight))
        const rows = yield* sql<{ readonly id: string; readonly held: number; readonly blockedAs: string | null }>`
          select id, held, blocked_as from slots where mentor_id = ${schedule.mentorId}`
        const byId = new Map(rows.map((row) => [row.id, row]))
        for (const [n, { id }] of wanted.entries()) {
          const isHeld = Either.isRight(results[n]!)
          assert.deepInclude(byId.get(id), isHeld ? { held: 1, blockedAs: null } : { held: 0, blockedAs: "cancelled" })
        }
        // The others went as planned.
        assert.strictEqual(
          rows.filter(({ blockedAs }) => blockedAs === null).length,
          results.filter(Either.isRight).length
        )
      })
    )
  })
})
