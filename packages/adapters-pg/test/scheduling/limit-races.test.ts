/**
 * The daily limit when everybody comes at once. Seen to fall without the lock on the type's sessions: 30 buyers get ten
 * sessions of three; late claims, likewise. Each work runs in a transaction that is not tried again, so that a deadlock
 * would be seen.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest, type Mentor } from "@mentorkit/core/kernel"
import { operations, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, makeRegenerateSlots, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, Cause, DateTime, Effect, Either, Exit, Schema } from "effect"

const together = { concurrency: "unbounded" } as const
const editInput = Schema.decodeSync(operations.updateSessionType.input)
const ruleInput = Schema.decodeSync(operations.createAvailabilityRule.input)

/** In a zone in which it is noon now or a little later, so that the slots are of one date. */
const newDay = Effect.fnUntraced(function* (amount: number, dailyLimit: number) {
  const { hours } = DateTime.toPartsUtc(yield* DateTime.now)
  const zone = 12 - hours
  const { mentorId } = yield* newMentor({
    timeZone: zone === 0 ? "UTC" : `Etc/GMT${zone > 0 ? "-" : "+"}${Math.abs(zone)}`
  })
  const offer = yield* newSessionType({ mentorId, dailyLimit })
  const slots = yield* Effect.forEach(Array.range(1, amount), (n) => newSlot({ ...offer, after: n * 41 }))
  return slots.map(({ slotId }) => slotId)
})

const takenOf = (slotIds: ReadonlyArray<SlotId>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(sql`select 1 from slots where ${sql.in("id", slotIds)} and claimed + held > 0`, (rows) => rows.length)
  )

/** Once only: what it refuses is an answer, a deadlock is a defect. */
const once = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  return yield* Effect.either((yield* SqlClient.SqlClient).withTransaction(work))
})

const isWon = <A, E, R>(work: Effect.Effect<Either.Either<A, E>, never, R>) => Effect.map(work, Either.isRight)

const lateClaim = (ids: ReadonlyArray<SlotId>) =>
  Effect.gen(function* () {
    const claimSeats = yield* makeClaimSeats
    const { userId } = yield* newUser()
    return yield* once(claimSeats(ids, userId, yield* DateTime.now))
  })

const hold = (first: SlotId, ...more: ReadonlyArray<SlotId>) =>
  Effect.gen(function* () {
    const { holdSlots } = yield* Scheduling
    return yield* once(holdSlots(yield* newUser(), { slot_ids: [first, ...more] }))
  })

/** A mentor with two limited types on grids that overlap, and all of tomorrow's hours. */
const newMarket = Effect.gen(function* () {
  const { createAvailabilityRule } = yield* Scheduling
  const mentor = yield* newMentor()
  const { mentorId } = mentor
  const types = [
    yield* newSessionType({ mentorId, dailyLimit: 6, followUpCount: 2 }),
    yield* newSessionType({ mentorId, dailyLimit: 4, followUpCount: 2, durationMinutes: 20 })
  ]
  const specific_date = DateTime.formatIsoDateUtc(DateTime.add(yield* DateTime.now, { days: 1 }))
  const time_blocks = [{ start_time: "00:00", end_time: "24:00" }] as const
  yield* createAvailabilityRule(mentor.mentor, ruleInput({ rule_type: "one_time", specific_date, time_blocks }))
  yield* Effect.flatMap(makeRegenerateSlots, (run) => run(mentorId))
  return { mentor: mentor.mentor, mentorId, types }
})

/** A change that makes every free slot of the type another one, and what follows from it. */
const editing = Effect.fnUntraced(function* (mentor: Mentor, id: string, bufferAfterMinutes: number) {
  const { updateSessionType } = yield* Scheduling
  const regenerate = yield* makeRegenerateSlots
  const input = editInput({ id, buffer_after_minutes: bufferAfterMinutes })
  return yield* Effect.zipRight(once(updateSessionType(mentor, input)), once(regenerate(mentor.mentorId)))
})

describe.each(concurrent)("races for a day on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("30 buyers, ten slots, a limit of three: three sessions", () =>
      Effect.gen(function* () {
        const slotIds = yield* newDay(10, 3)
        const results = yield* Effect.forEach(Array.range(0, 29), (n) => hold(slotIds[n % 10]!), together)
        assert.lengthOf(results.filter(Either.isRight), 3)
        for (const failure of Array.getLefts(results)) assert.strictEqual(failure._tag, "SlotsUnavailable")
        assert.strictEqual(yield* takenOf(slotIds), 3)
      })
    )

    it.effect("holds and late claims share a limit, and who holds a seat gets it", () =>
      Effect.gen(function* () {
        const claimSeats = yield* makeClaimSeats
        const slotIds = yield* newDay(10, 3)
        const { holdSlots } = yield* Scheduling
        const me = yield* newUser()
        yield* holdSlots(me, { slot_ids: [slotIds[0]!] })
        const now = yield* DateTime.now
        const [mine, others] = yield* Effect.all(
          [
            once(claimSeats([slotIds[0]!], me.userId, now)),
            Effect.all(
              Array.makeBy(18, (n) => {
                const slotId = slotIds[(n + 1) % 10]!
                return n % 2 === 0 ? isWon(lateClaim([slotId])) : isWon(hold(slotId))
              }),
              together
            )
          ],
          together
        )
        assert.isTrue(Either.isRight(mine))
        assert.strictEqual(others.filter(Boolean).length, 2)
        assert.strictEqual(yield* takenOf(slotIds), 3)
      })
    )

    it.effect("holds, claims, sweeps, edits and regenerations of one mentor never get stuck", () =>
      Effect.gen(function* () {
        const { listPublicSlots } = yield* Scheduling
        const { mentor, mentorId, types } = yield* newMarket
        const release = (yield* schedulingSweep("releaseExpiredHolds")).run
        const announce = (yield* schedulingSweep("announceExpiringHolds")).run
        const { removeClaims: unclaim } = yield* SlotRepository
        for (let round = 0; round < 5; round++) {
          const lists = yield* Effect.forEach(types, ({ sessionTypeId }) =>
            listPublicSlots(guest, { mentor_id: mentorId, session_type_id: sessionTypeId })
          )
          const [one, other] = lists.map(({ slots }) => slots.map(({ id }) => id))
          assert.isTrue(one !== undefined && other !== undefined && one.length > 20 && other.length > 20)
          const works = [
            ...Array.makeBy(8, (n) => hold(one![n]!, one![n + 9]!, one![20 - n]!)),
            ...Array.makeBy(8, (n) => hold(other![n + 9]!, other![n]!)),
            ...Array.makeBy(4, (n) => lateClaim([one![n * 3]!])),
            ...Array.makeBy(4, (n) =>
              Effect.tap(lateClaim([other![n * 2 + 1]!]), (claimed) =>
                Either.isRight(claimed) ? once(unclaim([other![n * 2 + 1]!])) : Effect.void
              )
            ),
            ...types.map(({ sessionTypeId }, n) => editing(mentor, sessionTypeId, 5 + round * 2 + n)),
            ...types.map(({ sessionTypeId }, n) => editing(mentor, sessionTypeId, 6 + round * 2 + n)),
            once(release),
            once(announce)
          ]
          const exit = yield* Effect.exit(Effect.all(works, together))
          assert.isTrue(Exit.isSuccess(exit), Exit.isFailure(exit) ? `round ${round}: ${Cause.pretty(exit.cause)}` : "")
        }
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql<{ readonly sessions: number }>`
          select count(*)::int as sessions from slots where mentor_id = ${mentorId} and claimed + held > 0
          group by session_type_id`
        assert.isTrue(rows.length > 0 && rows.every(({ sessions }) => sessions <= 6))
      })
    )
  })
})
