import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Settings } from "@mentorkit/core/kernel/ports"
import { holdMinutes, liveAttempts, Scheduling, type SlotId, SlotId as SlotIds } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

const firstPage = { page: 1, per_page: 15 }

/** What the caller holds: slot and attempt. */
const heldBy = Effect.fnUntraced(function* (user: Effect.Effect.Success<ReturnType<typeof newUser>>) {
  const { holds } = yield* (yield* Scheduling).listHolds(user, firstPage)
  return holds.items.map(({ booking_attempt_id, slot_id }) => [slot_id, booking_attempt_id])
})

const assertUnavailable = (failure: object, ...slotIds: ReadonlyArray<SlotId>): void =>
  assert.deepInclude(failure, { _tag: "SlotsUnavailable", slotIds })

describe.each(engines)("holding on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a hold frees its seat after 35 minutes", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const { slotId } = yield* newSlot()
        const hold = Effect.flatMap(newUser(), (user) => holdSlots(user, { slot_ids: [slotId] }))

        const first = yield* hold
        assert.deepStrictEqual(first.held_slots, [slotId])
        assert.deepStrictEqual(first.expires_at, DateTime.add(yield* DateTime.now, { minutes: 35 }))
        yield* TestClock.adjust("34 minutes")
        const failure = yield* Effect.flip(hold)
        assertUnavailable(failure, slotId)
        assert.strictEqual(failure.message, `Slots no longer available: ${slotId}`)
        yield* TestClock.adjust("1 minute")
        yield* hold
      })
    )

    it.effect("the window is a setting", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const settings = yield* Settings
        yield* settings.set(holdMinutes, 10)
        const { expires_at } = yield* holdSlots(yield* newUser(), { slot_ids: [(yield* newSlot()).slotId] })
        assert.deepStrictEqual(expires_at, DateTime.add(yield* DateTime.now, { minutes: 10 }))
        yield* settings.set(holdMinutes, 35)
      })
    )

    it.effect("all slots or none: one that is full refuses the request", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const offer = yield* newSessionType({ followUpCount: 1 })
        const free = (yield* newSlot(offer)).slotId
        const full = (yield* newSlot({ ...offer, after: 100, maxCapacity: 2, claimed: 2 })).slotId
        const user = yield* newUser()
        const failure = yield* Effect.flip(holdSlots(user, { slot_ids: [free, full] }))
        assertUnavailable(failure, full)
        assert.deepStrictEqual(yield* heldBy(user), [])
        yield* holdSlots(user, { slot_ids: [free] })
      })
    )

    it.effect("unknown slots are not found, beside known ones too", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const user = yield* newUser()
        const unknown = SlotIds.make(crypto.randomUUID())
        for (const slot_ids of [[unknown], [unknown, (yield* newSlot()).slotId]] as const) {
          const failure = yield* Effect.flip(holdSlots(user, { slot_ids }))
          assert.strictEqual(failure._tag, "SlotsNotFound")
          assert.strictEqual(failure.message, "One or more slots not found.")
        }
      })
    )

    it.effect("blocked slots and those that have begun cannot be held", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const user = yield* newUser()
        for (const blockedAs of ["cancelled", "vacation_blocked", "override_blocked", "overwrite_blocked"] as const) {
          const { slotId } = yield* newSlot({ blockedAs })
          assertUnavailable(yield* Effect.flip(holdSlots(user, { slot_ids: [slotId] })), slotId)
        }
        const begun = yield* newSlot({ after: -24 * 60 })
        assertUnavailable(yield* Effect.flip(holdSlots(user, { slot_ids: [begun.slotId] })), begun.slotId)
      })
    )

    it.effect("neither own slots, nor those of a mentor or session type that is not open", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const buyer = yield* newUser()
        const refused = Effect.fnUntraced(function* (slotId: SlotId, user = buyer) {
          assertUnavailable(yield* Effect.flip(holdSlots(user, { slot_ids: [slotId] })), slotId)
        })

        const pending = yield* newMentor({ approved: false })
        yield* refused((yield* newSlot({ mentorId: pending.mentorId })).slotId)
        yield* refused((yield* newSlot(yield* newSessionType({ isActive: false }))).slotId)

        const mentor = yield* newMentor()
        const { slotId } = yield* newSlot({ mentorId: mentor.mentorId })
        yield* refused(slotId, mentor.user)
        yield* sql`update users set banned_at = created_at where id = ${mentor.userId}`
        yield* refused(slotId)
        yield* sql`update users set banned_at = null where id = ${mentor.userId}`
        yield* holdSlots(buyer, { slot_ids: [slotId] })
      })
    )

    it.effect("a repeated id is wanted once; the earliest slot is the session", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const offer = yield* newSessionType({ followUpCount: 1 })
        const late = (yield* newSlot({ ...offer, after: 100 })).slotId
        const early = (yield* newSlot(offer)).slotId
        const held = yield* holdSlots(yield* newUser(), { slot_ids: [late, early, late] })
        assert.deepStrictEqual(held.held_slots, [early, late])
        const attempt = yield* Effect.flatten(slots.findAttempt(held.booking_attempt_id))
        assert.deepInclude(attempt, { ...offer, slotIds: [early, late] })
      })
    )

    it.effect("slots of one request are of one session type, and no more than its follow-ups allow", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const user = yield* newUser()
        const offer = yield* newSessionType({ followUpCount: 1 })
        const [a, b, c] = [
          yield* newSlot(offer),
          yield* newSlot({ ...offer, after: 100 }),
          yield* newSlot({ ...offer, after: 200 })
        ]
        const sibling = yield* newSlot({ mentorId: offer.mentorId, after: 300 })
        const problemOf = (...slot_ids: readonly [SlotId, ...ReadonlyArray<SlotId>]) =>
          Effect.map(Effect.flip(holdSlots(user, { slot_ids })), (failure) => [failure._tag, failure.message])

        assert.deepStrictEqual(yield* problemOf(a.slotId, b.slotId, c.slotId), [
          "InvalidInput",
          "The slot ids field must not have more than 2 items."
        ])
        assert.deepStrictEqual(yield* problemOf(a.slotId, sibling.slotId), [
          "InvalidInput",
          "The slot ids field must be slots of one mentor and one session type."
        ])
        yield* holdSlots(user, { slot_ids: [a.slotId, b.slotId] })
      })
    )

    it.effect("holding again moves the seat to the new attempt and prolongs nothing", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const slots = yield* SlotRepository
        const me = yield* newUser()
        const offer = yield* newSessionType({ followUpCount: 1 })
        const slotId = (yield* newSlot(offer)).slotId
        const other = (yield* newSlot({ ...offer, after: 100 })).slotId

        const first = yield* holdSlots(me, { slot_ids: [slotId, other] })
        yield* TestClock.adjust("20 minutes")
        const second = yield* holdSlots(me, { slot_ids: [slotId] })
        assert.deepStrictEqual(second.expires_at, first.expires_at)
        assert.deepStrictEqual(yield* heldBy(me), [
          [slotId, second.booking_attempt_id],
          [other, first.booking_attempt_id]
        ])
        // The first attempt is known to have lost a slot.
        const attempt = yield* Effect.flatten(slots.findAttempt(first.booking_attempt_id))
        assert.deepStrictEqual(attempt.slotIds, [slotId, other])
        assert.lengthOf(yield* slots.listHoldsOfAttempt(first.booking_attempt_id), 1)
        yield* TestClock.adjust("15 minutes")
        assert.deepStrictEqual(yield* heldBy(me), [])
      })
    )

    it.effect("a user's own hold on an overlapping slot gives way", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const me = yield* newUser()
        const { mentorId, slotId } = yield* newSlot()
        const sibling = yield* newSlot({ mentorId, after: 20 })
        yield* holdSlots(me, { slot_ids: [slotId] })
        const second = yield* holdSlots(me, { slot_ids: [sibling.slotId] })
        assert.deepStrictEqual(yield* heldBy(me), [[sibling.slotId, second.booking_attempt_id]])
        assertUnavailable(yield* Effect.flip(holdSlots(yield* newUser(), { slot_ids: [slotId] })), slotId)
      })
    )

    it.effect("a hold in checkout neither moves nor gives way", () =>
      Effect.gen(function* () {
        const { holdSlots, listHolds } = yield* Scheduling
        const slots = yield* SlotRepository
        const me = yield* newUser()
        const { mentorId, slotId } = yield* newSlot({ maxCapacity: 5 })
        const sibling = (yield* newSlot({ mentorId, after: 20 })).slotId
        const { booking_attempt_id } = yield* holdSlots(me, { slot_ids: [slotId] })
        assert.strictEqual(yield* slots.attachBooking(booking_attempt_id, crypto.randomUUID()), 1)

        for (const wanted of [slotId, sibling]) {
          assertUnavailable(yield* Effect.flip(holdSlots(me, { slot_ids: [wanted] })), wanted)
        }
        const { holds } = yield* listHolds(me, firstPage)
        assert.deepInclude(holds.items[0], { slot_id: slotId, booking_attempt_id, is_in_checkout: true })
        yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
      })
    )

    it.effect("an occupied slot keeps its mentor's overlapping slots from others, buffers counted", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const { mentorId } = yield* newMentor()
        const offer = yield* newSessionType({ mentorId, maxCapacity: 5, followUpCount: 1 })
        const at = (after: number) => Effect.map(newSlot({ ...offer, after, maxCapacity: 5 }), ({ slotId }) => slotId)
        const [early, inBuffer, later] = [yield* at(0), yield* at(35), yield* at(80)]
        yield* holdSlots(yield* newUser(), { slot_ids: [early] })
        assertUnavailable(yield* Effect.flip(holdSlots(yield* newUser(), { slot_ids: [inBuffer] })), inBuffer)
        yield* holdSlots(yield* newUser(), { slot_ids: [early, later] })
        yield* TestClock.adjust("35 minutes")
        yield* holdSlots(yield* newUser(), { slot_ids: [inBuffer] })
      })
    )

    it.effect("two wanted slots that overlap each other are refused", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const offer = yield* newSessionType({ followUpCount: 1 })
        const wanted = [(yield* newSlot(offer)).slotId, (yield* newSlot({ ...offer, after: 20 })).slotId] as const
        const failure = yield* Effect.flip(holdSlots(yield* newUser(), { slot_ids: wanted }))
        assertUnavailable(failure, ...wanted)
      })
    )

    it.effect("nobody holds seats in more than five attempts", () =>
      Effect.gen(function* () {
        const { holdSlots, releaseHold } = yield* Scheduling
        const settings = yield* Settings
        const me = yield* newUser()
        const holdNew = Effect.flatMap(newSlot(), ({ slotId }) => holdSlots(me, { slot_ids: [slotId] }))
        const held = yield* Effect.replicateEffect(holdNew, 5)
        const refused = yield* Effect.flip(holdNew)
        assert.strictEqual(refused._tag, "TooManyLiveAttempts")

        // Moving a seat opens no further attempt.
        const [first, second] = [held[0]!, held[1]!]
        const moved = yield* holdSlots(me, { slot_ids: [first.held_slots[0]!] })
        yield* Effect.flip(holdNew)
        yield* releaseHold(me, { booking_attempt_id: second.booking_attempt_id })
        yield* holdNew
        yield* settings.set(liveAttempts, 6)
        yield* holdNew
        yield* settings.set(liveAttempts, 5)
        yield* TestClock.adjust("35 minutes")
        yield* holdNew
        assert.notStrictEqual(moved.booking_attempt_id, first.booking_attempt_id)
      })
    )
  })
})
