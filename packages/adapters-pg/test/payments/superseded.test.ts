/** More than one checkout of one thing, and money that comes later than its buyer. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { closeSupersededCheckout } from "@mentorkit/core/internal/payments"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { ChargeId, Checkout, CheckoutSessionId } from "@mentorkit/core/payments"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { checkoutFailed, paidSale, refundsOf } from "@mentorkit/test-kit/payments/gateway-news"
import { checked } from "@mentorkit/test-kit/payments/ledger-checks"
import {
  completed,
  expired,
  newOpenSale,
  type OpenSale,
  resultOf,
  reviewsOf,
  sweep,
  tell
} from "@mentorkit/test-kit/payments/sales"
import { StubGateway, script, shop } from "@mentorkit/test-kit/payments/shop"
import { DateTime, Effect, TestClock } from "effect"

const prepareAgain = Effect.fnUntraced(function* ({ amount, buyer, mentorId, wareId }: OpenSale) {
  const { transact } = yield* UnitOfWork
  const expiresAt = DateTime.add(yield* DateTime.now, { minutes: 35 })
  const parties = { purpose: "course", purchasableId: wareId, payerId: buyer.userId, mentorId } as const
  const { prepare } = yield* Checkout
  return yield* transact(prepare({ ...parties, amount, description: "Once more", expiresAt }))
})

/** A second checkout of the same thing; the first one is superseded by it. */
const again = Effect.fnUntraced(function* (older: OpenSale) {
  const sql = yield* SqlClient.SqlClient
  const paymentId = yield* prepareAgain(older)
  const { expires_at: expiresAt } = yield* (yield* Checkout).open(paymentId)
  const [row] = yield* sql<{ readonly gatewaySessionId: string }>`
    select gateway_session_id from checkout_sessions where payment_id = ${paymentId}`
  const sessionId = CheckoutSessionId.make(row?.gatewaySessionId ?? "")
  const chargeId = ChargeId.make(`charge of ${paymentId}`)
  return { ...older, paymentId, sessionId, chargeId, expiresAt } satisfies OpenSale as OpenSale
})

const two = Effect.gen(function* () {
  const older = yield* newOpenSale()
  return { older, newer: yield* again(older) }
})
const statusesOf = (...sales: ReadonlyArray<OpenSale>) =>
  Effect.forEach(sales, (sale) => Effect.map(resultOf(sale), ({ status }) => status))
const closings = Effect.map(
  Effect.flatMap(StubGateway, (ref) => ref),
  ({ keys }) => keys.filter((key) => key.startsWith("expire "))
)

/** What the relay does about checkouts that are to be closed at the gateway. */
const relay = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { run } = yield* closeSupersededCheckout.make
  const rows = yield* sql<{ readonly id: string; readonly paymentId: string }>`
    select id, payment_id from checkout_sessions where state = 'superseded'`
  for (const { id, paymentId } of rows)
    yield* run({ intentId: id as never, paymentId: paymentId as never }, yield* newDelivery)
})

describe("superseded checkouts", () => {
  layer(shop(pglite))((it) => {
    it.effect("the older one is cancelled and closed at the gateway, whose word of that ends nothing", () =>
      checked(
        Effect.gen(function* () {
          const { newer, older } = yield* two
          assert.deepStrictEqual(yield* statusesOf(older, newer), ["cancelled", "pending"])
          yield* relay
          yield* relay
          assert.deepStrictEqual(
            (yield* closings).filter((key) => key === `expire ${older.sessionId}`),
            [`expire ${older.sessionId}`]
          )
          yield* tell(yield* expired(older))
          assert.deepInclude(yield* resultOf(newer), { status: "pending", ware: "waiting" })
          yield* tell(yield* completed(newer))
          assert.deepInclude(yield* resultOf(newer), { status: "succeeded", ware: "granted", grants: 1 })
        })
      )
    )

    it.effect("a gateway that is down is told later, by the sweep", () =>
      checked(
        Effect.gen(function* () {
          const { older } = yield* two
          yield* script({ isDown: true })
          assert.strictEqual((yield* Effect.flip(relay))._tag, "PeerUnavailable")
          yield* script({ isDown: false })
          yield* TestClock.adjust("1 hours")
          yield* sweep("payments.closeSuperseded")
          assert.include(yield* closings, `expire ${older.sessionId}`)
        })
      )
    )

    it.effect("paid first, the older one counts and the newer one is closed", () =>
      checked(
        Effect.gen(function* () {
          const { newer, older } = yield* two
          yield* tell(yield* completed(older))
          assert.deepStrictEqual(yield* statusesOf(older, newer), ["succeeded", "cancelled"])
          yield* relay
          assert.include(yield* closings, `expire ${newer.sessionId}`)
        })
      )
    )

    it.effect("money on its way for the older one closes the newer one, and nothing new can be opened", () =>
      checked(
        Effect.gen(function* () {
          const { newer, older } = yield* two
          yield* tell(yield* completed(older, { isPaid: false }))
          assert.deepStrictEqual(yield* statusesOf(older, newer), ["processing", "cancelled"])
          assert.strictEqual((yield* Effect.flip(prepareAgain(older)))._tag, "PaymentUnderway")
          yield* tell(yield* completed(older))
          assert.deepInclude(yield* resultOf(older), { status: "succeeded", grants: 1 })
        })
      )
    )

    it.effect("money on its way for both: the first counts, and the second is taken for what it is when it comes", () =>
      checked(
        Effect.gen(function* () {
          const { newer, older } = yield* two
          yield* tell(yield* completed(newer, { isPaid: false }))
          yield* tell(yield* completed(older, { isPaid: false }))
          assert.deepStrictEqual(yield* statusesOf(older, newer), ["cancelled", "processing"])
          const sql = yield* SqlClient.SqlClient
          yield* tell(yield* completed(newer))
          yield* sql`update test_wares set has_seat = false where id = ${older.wareId}`
          yield* tell(yield* completed(older))
          assert.deepStrictEqual(
            (yield* refundsOf(older)).map(({ amountMinor }) => amountMinor),
            [8000n]
          )
          assert.deepStrictEqual(yield* refundsOf(newer), [])
        })
      )
    )

    it.effect("the wrong sum for an older one waits for an admin, too", () =>
      checked(
        Effect.gen(function* () {
          const { newer, older } = yield* two
          yield* tell(yield* completed(older, { amount: { ...older.amount, minor: 1n } }))
          assert.deepStrictEqual(yield* reviewsOf(older), ["charge_differs"])
          assert.deepStrictEqual(yield* statusesOf(older, newer), ["processing", "cancelled"])
        })
      )
    )

    it.effect("nothing supersedes what is paid", () =>
      checked(
        Effect.gen(function* () {
          const sale = yield* paidSale()
          const newer = yield* again(sale)
          assert.deepStrictEqual(yield* statusesOf(sale, newer), ["succeeded", "pending"])
        })
      )
    )
  })
})

describe("money that comes later", () => {
  layer(shop(pglite))((it) => {
    const story = Effect.gen(function* () {
      const sale = yield* newOpenSale()
      const through = yield* completed(sale, { isPaid: false })
      yield* TestClock.adjust("1 hours")
      return { sale, through, paid: yield* completed(sale), failed: yield* checkoutFailed(sale) }
    })

    it.effect("gives what was bought when it comes, in whatever order that is told", () =>
      checked(
        Effect.gen(function* () {
          for (const isInOrder of [true, false]) {
            const { paid, sale, through } = yield* story
            for (const news of isInOrder ? [through, paid, through] : [paid, through]) yield* tell(news)
            assert.deepInclude(yield* resultOf(sale), { status: "succeeded", ware: "granted", grants: 1, charges: 1 })
          }
        })
      )
    )

    it.effect("frees what was bought when it does not come, in whatever order that is told", () =>
      checked(
        Effect.gen(function* () {
          for (const isInOrder of [true, false]) {
            const { failed, sale, through } = yield* story
            for (const news of isInOrder ? [through, failed, through] : [failed, through]) yield* tell(news)
            assert.deepInclude(yield* resultOf(sale), { status: "failed", ware: "lapsed", charges: 0 })
          }
        })
      )
    )
  })
})
