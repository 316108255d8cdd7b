/** Something that an embedder sells, bound as docs/money.md says, among the services that every host runs. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { BookingId } from "@mentorkit/core/bookings"
import { Currency } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Checkout, OwnPurchasables, type Purchasable } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Cause, DateTime, Effect, Exit, Layer } from "effect"

const posters = Layer.effect(
  OwnPurchasables,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`create table posters (id uuid primary key, state text not null)`
    const become = (id: string, state: string) =>
      Effect.asVoid(Effect.orDie(sql`update posters set state = ${state} where id = ${id}`))
    const poster: Purchasable = {
      purpose: "course",
      isDeliveredAtPayment: true,
      lock: (id) => Effect.asVoid(Effect.orDie(sql`select from posters where id = ${id} for update`)),
      grant: (id) => Effect.as(become(id, "sold"), "granted"),
      lapse: (id) => become(id, "free"),
      refunded: (id, { isFull }) => (isFull ? become(id, "given back") : Effect.void),
      refundWaived: () => Effect.void,
      recurring: null
    }
    return [poster]
  }).pipe(Effect.orDie)
)

// One database under both, as `stack` has it.
const engine = Layer.memoize(pglite)
const shop = Layer.unwrapScoped(
  Effect.map(engine, (database) => Layer.provideMerge(market(database), Layer.provideMerge(posters, database)))
)

// Falls when `services` leaves `OwnPurchasables` out: nobody sells a course then, and the webhook fails.
describe("what an embedder sells", () => {
  layer(shop)((it) => {
    it.effect("is paid, and given back", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const checkout = yield* Checkout
        const { transact } = yield* UnitOfWork
        const [{ userId: payerId }, { mentorId }] = [yield* newUser(), yield* newMentor({ currency: "EUR" })]
        const id = crypto.randomUUID()
        const state = Effect.map(sql<{ readonly state: string }>`select state from posters where id = ${id}`, (rows) =>
          rows.map((row) => row.state)
        )
        const prepared = Effect.gen(function* () {
          yield* sql`insert into posters ${sql.insert({ id, state: "wanted" })}`
          const amount = { minor: 2500n, currency: Currency.make("EUR") }
          const expiresAt = DateTime.add(yield* DateTime.now, { minutes: 30 })
          const whose = { purchasableId: id, payerId, mentorId }
          return yield* checkout.prepare({ ...whose, purpose: "course", amount, expiresAt, description: "A poster" })
        })
        const paymentId = yield* transact(prepared)
        yield* checkout.open(paymentId)
        const till = yield* Till
        yield* till.pay(BookingId.make(id))
        assert.deepStrictEqual(yield* state, ["sold"])
        const at = yield* DateTime.now
        yield* transact(checkout.refund(paymentId, { reason: "requested_by_customer", at }))
        yield* till.confirmRefunds
        assert.deepStrictEqual(yield* state, ["given back"])
      })
    )
  })

  layer(Layer.empty)((it) => {
    it.effect("is not what is sold here already", () =>
      Effect.gen(function* () {
        const booking = { purpose: "booking" } as Purchasable
        const twice = Layer.provide(market(pglite), Layer.succeed(OwnPurchasables, [booking]))
        const exit = yield* Effect.exit(Effect.scoped(Layer.build(twice)))
        assert.include(Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "", "Two purchasables")
      })
    )
  })
})
