/**
 * Minimum notice and the daily limit, as readers see them and as those who hold and claim meet them. Mutations seen to
 * fall: `<=` for `<` at the notice; expired holds counted, which the property finds, too; claims that do not look; what is
 * read cut to the window, on either side.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, expect, layer } from "@effect/vitest"
import { guest, type User } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Scheduling, type SlotId } from "@mentorkit/core/scheduling"
import { makeClaimSeats } from "@mentorkit/core/scheduling/ports"
import { engines, pglite } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, TestClock } from "effect"
import { atRandom, type Calendar, calendarOf, holdable } from "./limits-calendar.js"

type TypeOptions = NonNullable<Parameters<typeof newSessionType>[0]>

/** Slots of one type at the local hours of 2027-03-28 in Kyiv, which has 23 of them; that day begins at 22:00 UTC. */
const newDay = Effect.fnUntraced(function* (options: TypeOptions, ...hours: ReadonlyArray<number>) {
  yield* TestClock.setTime(Date.parse("2027-03-26T22:00:00Z"))
  const { mentorId } = yield* newMentor({ timeZone: "Europe/Kyiv" })
  const offer = yield* newSessionType({ mentorId, ...options })
  const slots = yield* Effect.forEach(hours, (hour) =>
    newSlot({ ...offer, after: hour * 60, maxCapacity: options.maxCapacity ?? 1 })
  )
  return { ...offer, slots: slots.map(({ slotId }) => slotId) }
})
type Day = Effect.Effect.Success<ReturnType<typeof newDay>>

const selectable = Effect.fnUntraced(function* ({ mentorId, sessionTypeId }: Pick<Day, "mentorId" | "sessionTypeId">) {
  const { slots } = yield* (yield* Scheduling).listPublicSlots(guest, {
    mentor_id: mentorId,
    session_type_id: sessionTypeId
  })
  return slots.map((one) => one.is_selectable)
})

const hold = Effect.fnUntraced(function* (first: SlotId | undefined, ...more: ReadonlyArray<SlotId | undefined>) {
  return yield* holdAs(yield* newUser(), first, ...more)
})
const holdAs = (user: User, ...wanted: ReadonlyArray<SlotId | undefined>) =>
  Effect.flatMap(Scheduling, ({ holdSlots }) => {
    const [first, ...more] = wanted as [SlotId, ...Array<SlotId>]
    return holdSlots(user, { slot_ids: [first, ...more] })
  })

const refusedAre = Effect.fnUntraced(function* <A, E extends Error, R>(
  work: Effect.Effect<A, E, R>,
  ...ids: ReadonlyArray<SlotId | undefined>
) {
  assert.strictEqual((yield* Effect.flip(work)).message, `Slots no longer available: ${ids.join(", ")}`)
})

const claim = Effect.fnUntraced(function* ({ userId }: User, ...ids: ReadonlyArray<SlotId | undefined>) {
  const { transact } = yield* UnitOfWork
  const claimSeats = yield* makeClaimSeats
  return yield* Effect.either(transact(claimSeats(ids as Array<SlotId>, userId, yield* DateTime.now)))
})

describe.each(engines)("limits of session types on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a session is held with its notice or earlier, to the moment", () =>
      Effect.gen(function* () {
        const day = yield* newDay({ minimumNoticeMinutes: 90, followUpCount: 1 }, 0, 3)
        const [soon, later] = day.slots
        yield* TestClock.adjust("1350 minutes")
        assert.deepStrictEqual(yield* selectable(day), [true, true])
        const sql = yield* SqlClient.SqlClient
        const held = yield* hold(soon, later)
        yield* sql`delete from slot_holds where booking_attempt_id = ${held.booking_attempt_id}`
        yield* TestClock.adjust("1 millis")
        assert.deepStrictEqual(yield* selectable(day), [false, true])
        yield* refusedAre(hold(soon), soon)
        yield* refusedAre(hold(soon, later), soon)
        yield* hold(later)
      })
    )

    it.effect("a local date has as many sessions as it may, those held and those claimed", () =>
      Effect.gen(function* () {
        // 22 hours later it is still the same date in Kyiv, 23 hours later the next one.
        const day = yield* newDay({ dailyLimit: 2 }, 0, 5, 22, 23)
        const [a, b, c, next] = day.slots
        yield* claim(yield* newUser(), a)
        assert.deepStrictEqual(yield* selectable(day), [false, true, true, true])
        yield* hold(b)
        assert.deepStrictEqual(yield* selectable(day), [false, false, false, true])
        yield* refusedAre(hold(c), c)
        yield* hold(next)
        // Nobody has released the hold; it merely does not count any more.
        yield* TestClock.adjust("35 minutes")
        assert.deepStrictEqual(yield* selectable(day), [false, true, true, true])
        yield* hold(c)
        yield* refusedAre(hold(b), b)
      })
    )

    it.effect("a date is full for readers of a part of it, too", () =>
      Effect.gen(function* () {
        const { listPublicSlots } = yield* Scheduling
        const day = yield* newDay({ dailyLimit: 1 }, 0, 11, 22)
        const [morning, , evening] = day.slots
        const from = DateTime.unsafeMake("2027-03-28T05:00:00Z")
        const noon = { from, until: DateTime.add(from, { hours: 6 }) }
        const asked = { mentor_id: day.mentorId, session_type_id: day.sessionTypeId, ...noon }
        const atNoon = Effect.map(listPublicSlots(guest, asked), ({ slots }) => slots.map((one) => one.is_selectable))
        assert.deepStrictEqual(yield* atNoon, [true])
        for (const slotId of [morning, evening]) {
          yield* hold(slotId)
          assert.deepStrictEqual(yield* atNoon, [false])
          yield* TestClock.adjust("35 minutes")
          assert.deepStrictEqual(yield* atNoon, [true])
        }
      })
    )

    it.effect("a further seat of a session is no further session", () =>
      Effect.gen(function* () {
        const day = yield* newDay({ dailyLimit: 1, maxCapacity: 3 }, 0, 5)
        const [group, other] = day.slots
        yield* hold(group)
        yield* claim(yield* newUser(), group)
        assert.deepStrictEqual(yield* selectable(day), [true, false])
        yield* refusedAre(hold(other), other)
        yield* hold(group)
        assert.deepStrictEqual(yield* selectable(day), [false, false])
      })
    )

    it.effect("the follow-ups of one request count on their date", () =>
      Effect.gen(function* () {
        const { slots } = yield* newDay({ dailyLimit: 2, followUpCount: 2 }, 0, 5, 10, 23)
        const [a, b, c, next] = slots
        yield* refusedAre(hold(c, a, b), a, b, c)
        yield* hold(a, next, b)
        yield* refusedAre(hold(c), c)
      })
    )

    it.effect("own holds that move or give way are not counted beside the new ones", () =>
      Effect.gen(function* () {
        const { releaseHold } = yield* Scheduling
        const { mentorId, sessionTypeId, slots } = yield* newDay({ dailyLimit: 1 }, 0, 5)
        const [a, b] = slots
        const overlapping = (yield* newSlot({ mentorId, sessionTypeId, after: 20 })).slotId
        const me = yield* newUser()
        yield* holdAs(me, a)
        yield* holdAs(me, a)
        const { booking_attempt_id } = yield* holdAs(me, overlapping)
        // Nothing of it is left where the request as a whole is refused.
        yield* refusedAre(holdAs(me, b), b)
        yield* releaseHold(me, { booking_attempt_id })
        yield* holdAs(me, b)
      })
    )

    it.effect("who holds a seat claims it, whatever the limit says now; a claim that comes late must fit in", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const day = yield* newDay({ dailyLimit: 3, followUpCount: 1 }, 0, 5, 10, 15)
        const [a, b, c, d] = day.slots
        const [me, late] = [yield* newUser(), yield* newUser()]
        yield* holdAs(me, a, b)
        yield* holdAs(late, c)
        yield* sql`update session_types set daily_limit = 1 where id = ${day.sessionTypeId}`
        assert.isTrue(Either.isRight(yield* claim(me, a, b)))
        yield* TestClock.adjust("35 minutes")
        const refused = yield* claim(late, c)
        assert.deepStrictEqual(Either.isLeft(refused) && refused.left.slotIds, [c!])
        yield* sql`update session_types set daily_limit = 3 where id = ${day.sessionTypeId}`
        // One held, the other not: what is new must fit in.
        yield* holdAs(late, d)
        const half = yield* claim(late, d, c)
        assert.deepStrictEqual(Either.isLeft(half) && half.left.slotIds, [c!])
        assert.isTrue(Either.isRight(yield* claim(late, d)))
        yield* sql`update session_types set daily_limit = 4 where id = ${day.sessionTypeId}`
        assert.isTrue(Either.isRight(yield* claim(late, c)))
      })
    )
  })
})

describe("readers and buyers on PGlite", () => {
  layer(world(pglite))((it) => {
    it.effect.prop(
      "what is selectable can be held, and nothing else can",
      { calendar: atRandom },
      ({ calendar }: { readonly calendar: Calendar }) =>
        Effect.gen(function* () {
          yield* TestClock.setTime(Date.parse("2027-03-27T10:30:00Z"))
          const { buyer, offer } = yield* calendarOf(calendar)
          const { slots } = yield* (yield* Scheduling).listPublicSlots(guest, {
            mentor_id: offer.mentorId,
            session_type_id: offer.sessionTypeId,
            from: calendar.from,
            until: calendar.until
          })
          for (const slot of slots) {
            expect([slot.id, yield* holdable(buyer, slot.id)]).toEqual([slot.id, slot.is_selectable])
          }
        }),
      { fastCheck: { numRuns: 25 } }
    )
  })
})
