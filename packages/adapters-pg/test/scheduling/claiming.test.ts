/** What bookings do with seats: keep them through a checkout, claim them for good, give them back. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest, type User } from "@mentorkit/core/kernel"
import { Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, TestClock } from "effect"

/** In a transaction of its own, at the clock's now. */
const claim = Effect.fnUntraced(function* (user: User, ...ids: ReadonlyArray<SlotId>) {
  const sql = yield* SqlClient.SqlClient
  const claimSeats = yield* makeClaimSeats
  const now = yield* DateTime.now
  return yield* Effect.either(sql.withTransaction(claimSeats(ids, user.userId, now)))
})

const seatsOf = Effect.fnUntraced(function* (slotId: SlotId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`select claimed, held, blocked_as from slots where id = ${slotId}`
  return row
})

describe.each(engines)("claiming on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("turns the user's hold into a seat", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const [me, other] = [yield* newUser(), yield* newUser()]
        const { slotId } = yield* newSlot({ maxCapacity: 2 })
        yield* holdSlots(me, { slot_ids: [slotId] })
        yield* holdSlots(other, { slot_ids: [slotId] })
        assert.isTrue(Either.isRight(yield* claim(me, slotId)))
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 1, held: 1, blockedAs: null })
        assert.isTrue(Either.isRight(yield* claim(other, slotId)))
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 2, held: 0, blockedAs: null })
      })
    )

    it.effect("without a live hold a seat is taken only if one is free", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const [late, quick] = [yield* newUser(), yield* newUser()]
        const { mentorId, slotId } = yield* newSlot()
        const sibling = (yield* newSlot({ mentorId, after: 20 })).slotId
        yield* holdSlots(late, { slot_ids: [slotId] })
        yield* TestClock.adjust("35 minutes")

        yield* holdSlots(quick, { slot_ids: [sibling] })
        assert.isTrue(Either.isLeft(yield* claim(late, slotId)))
        yield* TestClock.adjust("35 minutes")
        // The other one's hold has expired too, though nobody has released it.
        assert.isTrue(Either.isRight(yield* claim(late, slotId)))
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 1, held: 0, blockedAs: null })
        assert.deepStrictEqual(yield* seatsOf(sibling), { claimed: 0, held: 0, blockedAs: null })
      })
    )

    it.effect("all slots or none, and a refusal leaves the transaction usable", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const claimSeats = yield* makeClaimSeats
        const me = yield* newUser()
        const offer = yield* newSessionType({ followUpCount: 1 })
        const held = (yield* newSlot(offer)).slotId
        const full = (yield* newSlot({ ...offer, after: 100, claimed: 1 })).slotId
        yield* holdSlots(me, { slot_ids: [held] })
        const now = yield* DateTime.now
        const failure = yield* sql.withTransaction(
          Effect.zipLeft(
            Effect.flip(claimSeats([held, full], me.userId, now)),
            sql`update session_types set title = 'Still here' where id = ${offer.sessionTypeId}`
          )
        )
        assert.deepStrictEqual(failure.slotIds, [full])
        assert.deepStrictEqual(yield* seatsOf(held), { claimed: 0, held: 1, blockedAs: null })
        const [row] = yield* sql`select title from session_types where id = ${offer.sessionTypeId}`
        assert.deepStrictEqual(row, { title: "Still here" })
      })
    )

    it.effect("a claimed seat is given back", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const { slotId } = yield* newSlot()
        assert.isTrue(Either.isRight(yield* claim(yield* newUser(), slotId)))
        yield* slots.removeClaims([slotId])
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 0, held: 0, blockedAs: null })
        yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
      })
    )

    it.effect("holds in checkout last until the checkout ends, and are dropped with it", () =>
      Effect.gen(function* () {
        const { holdSlots, listHolds } = yield* Scheduling
        const slots = yield* SlotRepository
        const me = yield* newUser()
        const { slotId } = yield* newSlot()
        const { booking_attempt_id, expires_at } = yield* holdSlots(me, { slot_ids: [slotId] })
        const until = DateTime.add(expires_at, { minutes: 30 })
        assert.strictEqual(yield* slots.attachBooking(booking_attempt_id, crypto.randomUUID()), 1)
        yield* slots.setHoldExpiry(booking_attempt_id, until)
        yield* TestClock.adjust("40 minutes")
        yield* slots.releaseDue(yield* DateTime.now, 100)
        const { holds } = yield* listHolds(me, { page: 1, per_page: 15 })
        assert.deepInclude(holds.items[0] ?? {}, { slot_id: slotId, expires_at: until })
        yield* slots.releaseHolds(booking_attempt_id)
        yield* slots.releaseHolds(booking_attempt_id)
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 0, held: 0, blockedAs: null })
      })
    )

    it.effect("the sweep drops what has expired, batch by batch, and nothing else", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        yield* TestClock.adjust("1 hour")
        while ((yield* slots.releaseDue(yield* DateTime.now, 100)) > 0);
        const { slotId } = yield* newSlot({ maxCapacity: 5 })
        const another = (yield* newSlot()).slotId
        for (const id of [slotId, slotId, another]) yield* holdSlots(yield* newUser(), { slot_ids: [id] })
        yield* TestClock.adjust("20 minutes")
        const alive = yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
        yield* TestClock.adjust("15 minutes")
        const now = yield* DateTime.now
        assert.strictEqual((yield* slots.releaseDue(now, 1)) + (yield* slots.releaseDue(now, 100)), 3)
        assert.strictEqual(yield* slots.releaseDue(now, 100), 0)
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 0, held: 1, blockedAs: null })
        assert.lengthOf(yield* slots.listHoldsOfAttempt(alive.booking_attempt_id), 1)
      })
    )

    it.effect("a stale slot is sold to whoever holds it, and is cancelled once its last seat is free", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots, listPublicSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const [me, other] = [yield* newUser(), yield* newUser()]
        const slot = yield* newSlot()
        const { slotId } = slot
        const shown = Effect.map(
          listPublicSlots(guest, { mentor_id: slot.mentorId, session_type_id: slot.sessionTypeId }),
          ({ slots }) => slots.map(({ status }) => status)
        )
        yield* holdSlots(me, { slot_ids: [slotId] })
        yield* sql`update slots set is_stale = true where id = ${slotId}`
        assert.isTrue(Either.isRight(yield* claim(me, slotId)))
        assert.deepStrictEqual(yield* shown, ["booked"])
        yield* slots.removeClaims([slotId])
        assert.deepStrictEqual(yield* shown, [])
        assert.deepStrictEqual(yield* seatsOf(slotId), { claimed: 0, held: 0, blockedAs: "cancelled" })

        const again = yield* newSlot({ ...slot, after: 100 })
        yield* holdSlots(me, { slot_ids: [again.slotId] })
        yield* sql`update slots set is_stale = true where id = ${again.slotId}`
        yield* TestClock.adjust("35 minutes")
        // Nobody has released the hold yet: neither is the slot shown, nor can it be had.
        assert.deepStrictEqual(yield* shown, [])
        const failure = yield* Effect.flip(holdSlots(other, { slot_ids: [again.slotId] }))
        assert.strictEqual(failure._tag, "SlotsUnavailable")
      })
    )
  })
})
