import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest, MentorId } from "@mentorkit/core/kernel"
import { Scheduling, SessionTypeId } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

type Offer = Effect.Effect.Success<ReturnType<typeof newSessionType>>
const asInput = ({ mentorId, sessionTypeId }: Offer) => ({ mentor_id: mentorId, session_type_id: sessionTypeId })

/** What the public is shown of an offer. */
const shown = Effect.fnUntraced(function* (offer: Offer, more: object = {}) {
  const { slots } = yield* (yield* Scheduling).listPublicSlots(guest, { ...asInput(offer), ...more })
  return slots
})
const only = (offer: Offer) => Effect.map(shown(offer), ([slot]) => slot ?? {})

describe.each(engines)("public slots on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("show claimed seats, free seats and the latest hold", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const offer = yield* newSessionType()
        const { slotId, startsAt } = yield* newSlot({ ...offer, maxCapacity: 3, claimed: 1 })
        assert.deepInclude(yield* only(offer), {
          id: slotId,
          ...asInput(offer),
          availability_rule_id: null,
          starts_at: startsAt,
          ends_at: DateTime.add(startsAt, { minutes: 30 }),
          buffer_ends_at: DateTime.add(startsAt, { minutes: 40 }),
          status: "available",
          status_label: "Available",
          held_until: null,
          is_selectable: true,
          max_capacity: 3,
          current_capacity: 1,
          available_seats: 2
        })
        yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
        yield* TestClock.adjust("5 minutes")
        const { expires_at: latest } = yield* holdSlots(yield* newUser(), { slot_ids: [slotId] })
        assert.deepInclude(yield* only(offer), {
          status: "held",
          status_label: "Being Booked",
          is_selectable: false,
          current_capacity: 1,
          available_seats: 0,
          held_until: latest
        })
        // Nobody has released the holds; they merely do not count any more.
        yield* TestClock.adjust("35 minutes")
        assert.deepInclude(yield* only(offer), { status: "available", available_seats: 2, held_until: null })
      })
    )

    it.effect("an overlapping slot shows the status of the one that keeps the mentor, and no seats", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const offer = yield* newSessionType()
        yield* newSlot({ ...offer, maxCapacity: 4 })
        const sibling = yield* newSlot({ mentorId: offer.mentorId, after: 20 })
        assert.deepInclude(yield* only(offer), { status: "available", available_seats: 4, is_selectable: true })
        yield* holdSlots(yield* newUser(), { slot_ids: [sibling.slotId] })
        const taken = { available_seats: 0, is_selectable: false, current_capacity: 0, held_until: null }
        assert.deepInclude(yield* only(offer), { ...taken, status: "held" })
        const sql = yield* SqlClient.SqlClient
        yield* TestClock.adjust("35 minutes")
        assert.deepInclude(yield* only(offer), { status: "available", available_seats: 4, is_selectable: true })
        yield* sql`delete from slot_holds where slot_id = ${sibling.slotId}`
        yield* sql`update slots set claimed = 1 where id = ${sibling.slotId}`
        assert.deepInclude(yield* only(offer), { ...taken, status: "booked" })
      })
    )

    it.effect("what keeps the mentor may begin before the window, or after it", () =>
      Effect.gen(function* () {
        const offer = yield* newSessionType()
        const { startsAt } = yield* newSlot({ ...offer, after: 60 })
        const { startsAt: later } = yield* newSlot({ ...offer, after: 200 })
        yield* newSlot({ mentorId: offer.mentorId, after: 0, durationMinutes: 60, claimed: 1 })
        yield* newSlot({ mentorId: offer.mentorId, after: 239, claimed: 1 })
        for (const from of [startsAt, later]) {
          const [slot, ...others] = yield* shown(offer, { from, until: DateTime.add(from, { minutes: 1 }) })
          assert.deepInclude(slot ?? {}, {
            starts_at: from,
            available_seats: 0,
            status: "booked",
            is_selectable: false
          })
          assert.lengthOf(others, 0)
        }
      })
    )

    it.effect("come in order of time, within from and until, without the cancelled", () =>
      Effect.gen(function* () {
        const offer = yield* newSessionType()
        const day = 24 * 60
        const { slotId: late } = yield* newSlot({ ...offer, after: 100 })
        const { slotId: early } = yield* newSlot(offer)
        const { slotId: blocked } = yield* newSlot({ ...offer, after: 200, blockedAs: "override_blocked" })
        yield* newSlot({ ...offer, after: 300, blockedAs: "cancelled" })
        // A day later already: it starts when the ninety days are over.
        yield* newSlot({ ...offer, after: 89 * day })
        const { slotId: past } = yield* newSlot({ ...offer, after: -day - 60 })
        const idsOf = (more: object) => Effect.map(shown(offer, more), (slots) => slots.map(({ id }) => id))
        assert.deepStrictEqual(yield* idsOf({}), [early, late, blocked])
        const now = yield* DateTime.now
        assert.deepStrictEqual(yield* idsOf({ from: DateTime.add(now, { minutes: day + 100 }) }), [late, blocked])
        assert.deepStrictEqual(yield* idsOf({ until: DateTime.add(now, { minutes: day + 100 }) }), [early])
        assert.deepStrictEqual(yield* idsOf({ from: DateTime.add(now, { days: 3 }), until: now }), [])
        const [begun] = yield* shown(offer, { from: DateTime.subtract(now, { days: 2 }) })
        assert.deepInclude(begun ?? {}, { id: past, status: "available", available_seats: 1, is_selectable: false })
      })
    )

    it.effect("of a mentor or session type that is not open are shown, but not selectable", () =>
      Effect.gen(function* () {
        const pending = yield* newMentor({ approved: false })
        for (const offer of [
          yield* newSessionType({ mentorId: pending.mentorId }),
          yield* newSessionType({ isActive: false })
        ]) {
          yield* newSlot(offer)
          assert.deepInclude(yield* only(offer), { status: "available", available_seats: 1, is_selectable: false })
        }
      })
    )

    it.effect("unknown ids, and a session type of somebody else, have none", () =>
      Effect.gen(function* () {
        const [offer, other] = [yield* newSessionType(), yield* newSessionType()]
        yield* newSlot(offer)
        // Falls without the `coalesce`: a taken slot of the mentor is in view, but no session type to tell if it is open.
        yield* newSlot({ ...offer, maxCapacity: 1, claimed: 1, after: 120 })
        const unknown = {
          mentorId: MentorId.make(crypto.randomUUID()),
          sessionTypeId: SessionTypeId.make(crypto.randomUUID())
        }
        for (const asked of [
          unknown,
          { ...offer, mentorId: unknown.mentorId },
          { ...offer, sessionTypeId: unknown.sessionTypeId },
          { ...offer, mentorId: other.mentorId }
        ]) {
          assert.deepStrictEqual(yield* shown(asked), [])
        }
      })
    )
  })
})
