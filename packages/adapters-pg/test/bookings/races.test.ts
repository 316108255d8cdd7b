/**
 * Where two meet: each of these falls when the protection that it names is taken out. Real connections, real time.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, type BookingStatus, Bookings } from "@mentorkit/core/bookings"
import { bookSlots, eventsOf, hold, newOffer, seatsOf, sweepBookings } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Array, Effect, Either } from "effect"

const rounds = 20
const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

const rowOf = Effect.fnUntraced(function* (id: BookingId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly status: BookingStatus; readonly refunds: number }>`
    select bookings.status, count(refunds.id)::int as refunds
    from bookings left join payments on purchasable_id = bookings.id left join refunds on refunds.payment_id = payments.id
    where bookings.id = ${id} group by bookings.id`
  return row
}, Effect.orDie)

describe.each(concurrent)("races about bookings on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // The row lock of `BookingRepository.lock`: without it both decide about what they read before.
    it.effect("accepted or declined, never both, and never answered twice", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        for (let round = 0; round < rounds; round++) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.pay(id)
          const { mentor } = offer.mentor
          const results = yield* together<unknown, { readonly _tag: string }, never>([
            kit.acceptBooking(mentor, { id }),
            kit.declineBooking(mentor, { id }),
            kit.acceptBooking(mentor, { id }),
            kit.declineBooking(mentor, { id })
          ])
          assert.deepStrictEqual(results.map(tagOf).sort(), [
            "TransitionRefused",
            "TransitionRefused",
            "TransitionRefused",
            "done"
          ])
          const events = yield* eventsOf(id)
          assert.strictEqual(events.length, 2)
          const declined = events[1] === "BookingDeclined"
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: declined ? 0 : 1, held: 0 })
          assert.strictEqual((yield* rowOf(id))?.refunds, declined ? 1 : 0)
        }
      })
    )

    // The lock of the booking before that of the payment, in settlement and sweep alike.
    it.effect("settled while the sweep lets it lapse: the buyer has the session, and one event tells the end", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const till = yield* Till
        for (let round = 0; round < rounds; round++) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* Effect.orDie(sql`update bookings set payment_expires_at = created_at where id = ${id}`)
          yield* together<unknown, unknown, Effect.Effect.Context<typeof sweepBookings>>([
            till.pay(id),
            sweepBookings,
            sweepBookings
          ])
          assert.deepStrictEqual(yield* rowOf(id), { status: "paid", refunds: 0 })
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 1, held: 0 })
          assert.include(["BookingPaid", "BookingCancelled BookingPaid"], (yield* eventsOf(id)).join(" "))
        }
      })
    )

    // The lock of the slots, and behind it the unique attempt.
    it.effect("one attempt makes one booking", () =>
      Effect.gen(function* () {
        const { createBooking } = yield* Bookings
        const sql = yield* SqlClient.SqlClient
        for (const priceMinor of [0n, 8000n]) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer({ priceMinor })]
          const attempt = yield* hold(buyer, offer.slotId)
          const book = createBooking(buyer, { booking_attempt_id: attempt })
          const results = yield* together(Array.replicate(book, 8))
          assert.deepStrictEqual(results.map(tagOf).sort(), [...Array.replicate("AttemptAlreadyBooked", 7), "done"])
          const rows = yield* Effect.orDie(sql`
            select bookings.id, payments.id as payment from bookings left join payments on purchasable_id = bookings.id
            where attempt_id = ${attempt}`)
          assert.strictEqual(rows.length, 1)
        }
      })
    )

    it.effect("200 buyers of a group of seven: seven paid seats, and nobody pays for nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const till = yield* Till
        const offer = yield* newOffer({ maxCapacity: 7 })
        const buyers = yield* Effect.forEach(Array.range(1, 200), () => newUser(), { concurrency: 10 })
        const buy = Effect.fnUntraced(function* (buyer: (typeof buyers)[number]) {
          const { booking } = yield* bookSlots(buyer, offer.slotId)
          yield* till.pay(booking.id)
        })
        const results = yield* together(buyers.map((buyer) => buy(buyer)))
        const counts = Object.fromEntries(
          Object.entries(Array.groupBy(results.map(tagOf), (tag) => tag)).map(([tag, all]) => [tag, all.length])
        )
        assert.deepStrictEqual(counts, { done: 7, SlotsUnavailable: 193 })
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 7, held: 0 })
        const [{ paid } = { paid: 0 }] = yield* Effect.orDie(sql<{ readonly paid: number }>`
          select count(*)::int as paid from bookings join payments on purchasable_id = bookings.id
          where bookings.mentor_id = ${offer.mentorId} and bookings.status = 'paid' and payments.status = 'succeeded'`)
        assert.strictEqual(paid, 7)
      })
    )

    // The claim's own look at the locked slot: the holds are gone, so nothing else stands between ten payments and a seat.
    it.effect("late payments for one seat: one gets it, all others their money", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const till = yield* Till
        const offer = yield* newOffer({ maxCapacity: 10 })
        const bought = yield* Effect.forEach(Array.range(1, 10), () =>
          Effect.flatMap(newUser(), (buyer) => Effect.map(bookSlots(buyer, offer.slotId), ({ booking }) => booking.id))
        )
        yield* Effect.orDie(sql`
          update bookings set payment_expires_at = created_at where ${sql.in("id", bought)}`)
        yield* sweepBookings
        yield* Effect.orDie(sql`update slots set max_capacity = 1 where id = ${offer.slotId}`)
        yield* together<unknown, unknown, never>(bought.map((id) => till.pay(id)))
        const rows = yield* Effect.forEach(bought, rowOf)
        assert.strictEqual(rows.filter((row) => row?.status === "paid" && row.refunds === 0).length, 1)
        assert.strictEqual(rows.filter((row) => row?.status === "cancelled" && row.refunds === 1).length, 9)
        assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 1, held: 0 })
      })
    )

    // The row lock again: two sweeps, on two hosts, and the mentor's own answer.
    it.effect("a deadline that several hosts sweep at once is kept once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const kit = yield* Bookings
        const till = yield* Till
        for (let round = 0; round < rounds; round++) {
          const [buyer, offer] = [yield* newUser(), yield* newOffer()]
          const { id } = (yield* bookSlots(buyer, offer.slotId)).booking
          yield* till.pay(id)
          yield* Effect.orDie(sql`update bookings set respond_by = created_at where id = ${id}`)
          yield* together<unknown, unknown, Effect.Effect.Context<typeof sweepBookings>>([
            sweepBookings,
            kit.declineBooking(offer.mentor.mentor, { id }),
            sweepBookings,
            sweepBookings
          ])
          assert.strictEqual((yield* rowOf(id))?.refunds, 1)
          assert.deepStrictEqual(yield* eventsOf(id), ["BookingPaid", "BookingDeclined"])
          assert.deepStrictEqual(yield* seatsOf(offer.slotId), { claimed: 0, held: 0 })
        }
      })
    )
  })
})
