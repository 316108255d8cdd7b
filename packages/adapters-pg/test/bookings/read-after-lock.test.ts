/**
 * What counts is what is there once the slots are locked. Each of these waits for the lock while whoever has it changes
 * what would have been read before.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import type { User } from "@mentorkit/core/kernel"
import { BookingAttemptId, type Hold, Scheduling } from "@mentorkit/core/scheduling"
import { makeClaimSeats, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { hold, newOffer, seatsOf } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { someoneWaits } from "@mentorkit/test-kit/waiting/locks"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Deferred, Effect, Either, Fiber } from "effect"

type Offer = Effect.Effect.Success<ReturnType<typeof newOffer>>

/** Has `work` wait for the slot, changes something under its lock, and answers what came of the work. */
const waiting = <A, E, R, R1>(
  { slotId }: Pick<Offer, "slotId">,
  change: Effect.Effect<unknown, unknown, R1>,
  work: Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const slots = yield* SlotRepository
    const [isLocked, isAwaited] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
    const holder = slots
      .lock([slotId])
      .pipe(
        Effect.zipRight(Deferred.succeed(isLocked, undefined)),
        Effect.zipRight(Deferred.await(isAwaited)),
        Effect.zipRight(change)
      )
    const changing = yield* Effect.fork(sql.withTransaction(holder))
    yield* Deferred.await(isLocked)
    const worker = yield* Effect.fork(Effect.either(work))
    yield* someoneWaits
    yield* Deferred.succeed(isAwaited, undefined)
    yield* Effect.orDie(Fiber.join(changing))
    return yield* Fiber.join(worker)
  })

/** Without a look at anything: the database alone guards the seats. */
const addHold = Effect.fnUntraced(function* ({ userId }: User, offer: Offer) {
  const slots = yield* SlotRepository
  const { mentorId, sessionTypeId, slotId } = offer
  const id = BookingAttemptId.make(crypto.randomUUID())
  const now = yield* DateTime.now
  yield* slots.addAttempt({ id, userId, mentorId, sessionTypeId, slotIds: [slotId], createdAt: now })
  const added: Hold = {
    slotId,
    userId,
    bookingAttemptId: id,
    bookingId: null,
    expiresAt: DateTime.add(now, { minutes: 35 })
  }
  yield* slots.addHolds([added])
})

describe.each(concurrent)("read after the lock on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // Falls if `createBooking` reads the holds before it locks: a booking whose seat is another attempt's.
    it.effect("an attempt whose hold has moved to a newer one is not booked", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        const book = createBooking(me, { booking_attempt_id: yield* hold(me, offer.slotId) })
        const booked = yield* waiting(offer, addHold(me, offer), book)
        assert.strictEqual(Either.isLeft(booked) && booked.left._tag, "ReservationLapsed")
      })
    )

    // Falls if `holdSlots` reads the seats before it locks: only the database would refuse, which knows no slot by name.
    it.effect("a seat that went away is named to whoever wanted several", () =>
      Effect.gen(function* () {
        const { holdSlots } = yield* Scheduling
        const [me, other, offer] = [yield* newUser(), yield* newUser(), yield* newOffer({ followUpCount: 1 })]
        const second = yield* newSlot({ ...offer, after: 7 * 24 * 60 })
        const both = holdSlots(me, { slot_ids: [offer.slotId, second.slotId] })
        const held = yield* waiting(second, addHold(other, { ...offer, ...second }), both)
        const refused = Either.isLeft(held) && held.left._tag === "SlotsUnavailable" ? held.left.slotIds : []
        assert.deepStrictEqual(refused, [second.slotId])
      })
    )

    // Falls if a claim reads the holds before it locks: the hold would stay, and stand in its own claim's way.
    it.effect("a claim takes the seat of a hold that has moved to a newer attempt", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const claimSeats = yield* makeClaimSeats
        const [me, offer] = [yield* newUser(), yield* newOffer()]
        yield* hold(me, offer.slotId)
        const claim = sql.withTransaction(claimSeats([offer.slotId], me.userId, yield* DateTime.now))
        assert.isTrue(Either.isRight(yield* waiting(offer, addHold(me, offer), claim)))
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 1, held: 0 })
      })
    )
  })
})
