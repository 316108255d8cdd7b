/** Real connections that meet: whatever comes at once, a payment settles once and has one end. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Checkout } from "@mentorkit/core/payments"
import { PaymentRepository } from "@mentorkit/core/payments/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { assertBooksAreRight } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  chargeRefunded,
  completed,
  eventsOf,
  expired,
  newOpenSale,
  newSale,
  type OpenSale,
  resultOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { StubGateway, shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Deferred, Effect, Exit } from "effect"

const atOnce = { concurrency: "unbounded" } as const
const times = <A>(count: number, one: (index: number) => A) => Array.from({ length: count }, (_, index) => one(index))

/** As if its time had run out. */
const overdue = ({ paymentId }: OpenSale) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const past = DateTime.toDate(DateTime.subtract(yield* DateTime.now, { seconds: 1 }))
    yield* sql`update payments set expires_at = ${past} where id = ${paymentId}`
  })

describe.each(concurrent)("payments on %s, when news meets", (_name, engine) => {
  layer(shop(engine), { excludeTestServices: true })((it) => {
    it.effect("twenty deliveries of one message settle once", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 5; round++) {
          const sale = yield* newOpenSale()
          const news = yield* completed(sale)
          yield* Effect.all(
            times(20, () => tell(news)),
            atOnce
          )
          assert.deepInclude(yield* resultOf(sale), {
            status: "succeeded",
            ware: "granted",
            grants: 1,
            charges: 1,
            earned: 6800n
          })
          assert.deepStrictEqual(yield* eventsOf(sale), ["PaymentSettled"])
        }
      })
    )

    it.effect("twenty messages of one fact settle once", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        const news = yield* Effect.all(times(20, () => completed(sale)))
        yield* Effect.all(news.map(tell), atOnce)
        assert.deepInclude(yield* resultOf(sale), { grants: 1, charges: 1, earned: 6800n })
      })
    )

    it.effect("money wins over every kind of expiry, whoever comes first", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 20; round++) {
          const sale = yield* newOpenSale()
          const [paid, ended] = [yield* completed(sale), yield* expired(sale)]
          yield* overdue(sale)
          const all = [tell(paid), tell(ended), sweep("payments.expireCheckouts"), tell(paid)]
          yield* Effect.all(round % 2 === 0 ? all : all.reverse(), atOnce)
          assert.deepInclude(yield* resultOf(sale), {
            status: "succeeded",
            ware: "granted",
            grants: 1,
            charges: 1,
            earned: 6800n
          })
        }
      })
    )

    it.effect("two sweeps and the gateway expire a checkout once", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 10; round++) {
          const sale = yield* newOpenSale()
          const ended = yield* expired(sale)
          yield* overdue(sale)
          yield* Effect.all([sweep("payments.expireCheckouts"), tell(ended), sweep("payments.expireCheckouts")], atOnce)
          const { status, ware } = yield* resultOf(sale)
          assert.include(["expired", "cancelled"], status)
          assert.strictEqual(ware, "lapsed")
        }
      })
    )

    it.effect("no refund slips by the charge that is just being stored", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 20; round++) {
          const sale = yield* newOpenSale()
          const [paid, half, whole] = yield* Effect.all([
            completed(sale),
            chargeRefunded(sale, 4000n),
            chargeRefunded(sale, 8000n)
          ])
          yield* Effect.all([whole, paid, half].map(tell), atOnce)
          assert.deepInclude(yield* resultOf(sale), {
            status: "refunded",
            refundedMinor: 8000n,
            feeRefundedMinor: 1200n,
            charges: 1,
            earned: 0n
          })
        }
      })
    )

    it.effect("one of ten parallel requests asks for the money back", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const checkout = yield* Checkout
        const unitOfWork = yield* UnitOfWork
        const sale = yield* newOpenSale()
        yield* tell(yield* completed(sale))
        const at = yield* DateTime.now
        yield* Effect.all(
          times(10, () =>
            unitOfWork.transact(checkout.refund(sale.paymentId, { reason: "requested_by_customer", at }))
          ),
          atOnce
        )
        const refunds = yield* sql`select amount_minor from refunds where payment_id = ${sale.paymentId}`
        assert.deepStrictEqual(refunds, [{ amountMinor: 8000n }])
      })
    )

    it.effect("ten parallel openings lead to one checkout under one key", () =>
      Effect.gen(function* () {
        const gateway = yield* StubGateway
        const checkout = yield* Checkout
        const sale = yield* newSale()
        const before = (yield* gateway).keys.length
        const opened = yield* Effect.all(
          times(10, () => checkout.open(sale.paymentId)),
          atOnce
        )
        assert.strictEqual(new Set(opened.map(({ payment_url }) => payment_url)).size, 1)
        assert.strictEqual(new Set((yield* gateway).keys.slice(before)).size, 1)
      })
    )

    it.effect("one purchasable has one open payment, whoever prepares it", () =>
      Effect.gen(function* () {
        const checkout = yield* Checkout
        const unitOfWork = yield* UnitOfWork
        const { amount, buyer, mentorId } = yield* newSale()
        const purchasableId = crypto.randomUUID()
        const expiresAt = yield* DateTime.now
        const exits = yield* Effect.all(
          times(5, () =>
            Effect.exit(
              unitOfWork.transact(
                checkout.prepare({
                  ...{ purpose: "course", purchasableId, payerId: buyer.userId, mentorId, amount, expiresAt },
                  description: "Twice"
                })
              )
            )
          ),
          atOnce
        )
        // Whoever comes after another has committed supersedes that one; whoever meets it is refused.
        assert.isAtLeast(exits.filter(Exit.isSuccess).length, 1)
        const sql = yield* SqlClient.SqlClient
        const states = yield* sql`select status from payments where purchasable_id = ${purchasableId}`
        assert.lengthOf(
          states.filter(({ status }) => status === "pending"),
          1
        )
      })
    )

    // Fails with `for update` in the payment's lock: numbering invoices would wait for every settlement.
    it.effect("who refers to a payment does not wait for whoever has locked it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const payments = yield* PaymentRepository
        const { transact } = yield* UnitOfWork
        const { paymentId } = yield* newSale()
        const [isLocked, isOver] = yield* Effect.all([Deferred.make<void>(), Deferred.make<void>()])
        const holder = Effect.gen(function* () {
          yield* payments.lock(paymentId)
          yield* Deferred.succeed(isLocked, undefined)
          yield* Deferred.await(isOver)
        }).pipe(transact)
        const other = Effect.zipRight(
          Deferred.await(isLocked),
          sql`select id from payments where id = ${paymentId} for key share nowait`
        ).pipe(Effect.ensuring(Deferred.succeed(isOver, undefined)))
        const [, rows] = yield* Effect.all([holder, other], atOnce)
        assert.lengthOf(rows, 1)
      })
    )

    it.effect("a hundred messages at once get in nobody's way", () =>
      Effect.gen(function* () {
        const sales = yield* Effect.all(times(20, () => newOpenSale()))
        const news = yield* Effect.forEach(sales, (sale) =>
          Effect.all([
            completed(sale),
            chargeRefunded(sale, 1000n),
            completed(sale),
            chargeRefunded(sale, 8000n),
            expired(sale)
          ])
        )
        yield* Effect.all(news.flat().map(tell), atOnce)
        for (const sale of sales) {
          assert.deepInclude(yield* resultOf(sale), { status: "refunded", charges: 1, earned: 0n })
        }
      })
    )

    it.effect("and after all that the books hold", () => assertBooksAreRight)
  })
})
