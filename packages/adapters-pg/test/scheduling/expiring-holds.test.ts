/**
 * Holds near their end and past it. Mutations seen to fall: the notice at three minutes; no new notice after an extension.
 * That an attempt is announced whole is proved by the conformance suite; hosts seldom meet within one here.
 */
import { assert, describe, layer } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { BookingAttemptId, Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { eventsOf, newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot, schedulingSweep } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, DateTime, Effect, TestClock } from "effect"

type Wanted = readonly [SlotId, ...ReadonlyArray<SlotId>]

const holdAs = Effect.fnUntraced(function* (
  user: Effect.Effect.Success<ReturnType<typeof newUser>>,
  ...wanted: Wanted
) {
  const { holdSlots } = yield* Scheduling
  const { booking_attempt_id, expires_at } = yield* holdSlots(user, { slot_ids: wanted })
  return { user, id: BookingAttemptId.make(booking_attempt_id), expiresAt: expires_at }
})

const hold = (...wanted: Wanted) => Effect.flatMap(newUser(), (user) => holdAs(user, ...wanted))

const notices = (id: BookingAttemptId) =>
  Effect.map(eventsOf(id), (events) => events.filter(({ type }) => type === "scheduling.HoldExpiring"))

/** Runs the sweep until nothing is left, and answers how often the attempt has been announced by now. */
const announced = Effect.fnUntraced(function* (id: BookingAttemptId) {
  const { run } = yield* schedulingSweep("announceExpiringHolds")
  while ((yield* run) > 0);
  return (yield* notices(id)).length
})

/** What the booking of an attempt does with its holds. */
const checkOut = Effect.fnUntraced(function* (id: BookingAttemptId, expiresAt: DateTime.Utc) {
  const slots = yield* SlotRepository
  yield* slots.attachBooking(id, crypto.randomUUID())
  yield* slots.setHoldExpiry(id, expiresAt)
})

describe.each(engines)("holds about to expire on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are announced once, when two minutes are left", () =>
      Effect.gen(function* () {
        const offer = yield* newSessionType({ followUpCount: 1 })
        const late = (yield* newSlot({ ...offer, after: 100 })).slotId
        const { expiresAt, id, user } = yield* hold((yield* newSlot(offer)).slotId, late)
        yield* TestClock.adjust("1979999 millis")
        assert.strictEqual(yield* announced(id), 0)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual(yield* announced(id), 1)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* announced(id), 1)
        const [event] = yield* notices(id)
        const payload = typeof event?.payload === "string" ? JSON.parse(event.payload) : event?.payload
        assert.sameMembers(
          payload.slotIds,
          [...(yield* Effect.orDie((yield* SlotRepository).listHoldsOfAttempt(id)))].map((one) => one.slotId)
        )
        assert.deepInclude(payload, { bookingAttemptId: id, userId: user.userId })
        assert.deepStrictEqual(DateTime.unsafeMake(payload.expiresAt), expiresAt)
      })
    )

    it.effect("are announced in checkout too, and again after a booking has prolonged them", () =>
      Effect.gen(function* () {
        const { expiresAt, id } = yield* hold((yield* newSlot()).slotId)
        yield* TestClock.adjust("34 minutes")
        assert.strictEqual(yield* announced(id), 1)
        yield* checkOut(id, DateTime.add(expiresAt, { minutes: 10 }))
        assert.strictEqual(yield* announced(id), 1)
        yield* TestClock.adjust("8 minutes")
        assert.strictEqual(yield* announced(id), 1)
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* announced(id), 2)
        assert.strictEqual(yield* announced(id), 2)
      })
    )

    it.effect("are not announced once they are released, or over", () =>
      Effect.gen(function* () {
        const { releaseHold } = yield* Scheduling
        const [released, over] = [yield* hold((yield* newSlot()).slotId), yield* hold((yield* newSlot()).slotId)]
        yield* TestClock.adjust("34 minutes")
        yield* releaseHold(released.user, { booking_attempt_id: released.id })
        assert.strictEqual(yield* announced(released.id), 0)
        const late = yield* hold((yield* newSlot()).slotId)
        yield* TestClock.adjust("35 minutes")
        assert.deepStrictEqual([yield* announced(over.id), yield* announced(late.id)], [1, 0])
      })
    )

    it.effect("are announced with the attempt that they have moved to", () =>
      Effect.gen(function* () {
        const { slotId } = yield* newSlot()
        const first = yield* hold(slotId)
        yield* TestClock.adjust("33 minutes")
        assert.strictEqual(yield* announced(first.id), 1)
        const second = yield* holdAs(first.user, slotId)
        assert.deepStrictEqual(second.expiresAt, first.expiresAt)
        assert.deepStrictEqual([yield* announced(first.id), yield* announced(second.id)], [1, 1])
      })
    )
  })
})

describe.each(engines)("holds that are over on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are released by a sweep of every minute, and their slots are free again", () =>
      Effect.gen(function* () {
        const { holdSlots, listPublicSlots } = yield* Scheduling
        const { cron, run } = yield* schedulingSweep("releaseExpiredHolds")
        assert.strictEqual(cron, "* * * * *")
        assert.strictEqual((yield* schedulingSweep("announceExpiringHolds")).cron, "* * * * *")
        const { mentorId, sessionTypeId, slotId } = yield* newSlot()
        yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
        const shown = Effect.map(
          listPublicSlots(guest, { mentor_id: mentorId, session_type_id: sessionTypeId }),
          ({ slots }) => slots.map(({ is_selectable, status }) => [status, is_selectable])
        )
        yield* TestClock.adjust("2099999 millis")
        assert.deepStrictEqual([yield* run, yield* shown], [0, [["held", false]]])
        yield* TestClock.adjust("1 millis")
        assert.deepStrictEqual([yield* run, yield* run, yield* shown], [1, 0, [["available", true]]])
      })
    )
  })
})

// Real time, since hosts meet.
describe.each(concurrent)("hosts that sweep at once on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.effect("announce each attempt once, whole, and release each hold once", () =>
      Effect.gen(function* () {
        const slots = yield* SlotRepository
        const announce = (yield* schedulingSweep("announceExpiringHolds")).run
        const release = (yield* schedulingSweep("releaseExpiredHolds")).run
        const held = yield* Effect.forEach(Array.range(1, 12), () =>
          Effect.gen(function* () {
            const offer = yield* newSessionType({ followUpCount: 2 })
            const [a, b, c] = yield* Effect.forEach([0, 100, 200], (after) => newSlot({ ...offer, after }))
            const attempt = yield* hold(a!.slotId, b!.slotId, c!.slotId)
            yield* slots.setHoldExpiry(attempt.id, DateTime.add(yield* DateTime.now, { seconds: 100 }))
            return attempt
          })
        )
        const counts = yield* Effect.replicateEffect(announce, 6, { concurrency: "unbounded" })
        assert.strictEqual(
          Array.reduce(counts, yield* announce, (sum, count) => sum + count),
          12
        )
        for (const { id } of held) {
          const [event, ...more] = yield* notices(id)
          assert.lengthOf(more, 0)
          const payload = typeof event?.payload === "string" ? JSON.parse(event.payload) : event?.payload
          assert.lengthOf(payload.slotIds, 3)
        }
        const past = DateTime.subtract(yield* DateTime.now, { seconds: 1 })
        yield* Effect.forEach(held, ({ id }) => slots.setHoldExpiry(id, past))
        const released = yield* Effect.replicateEffect(release, 6, { concurrency: "unbounded" })
        assert.strictEqual(
          Array.reduce(released, yield* release, (sum, count) => sum + count),
          36
        )
      })
    )
  })
})
