/** Invoices of money that comes by the webhook, and of what was paid before there were invoices. */

import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { Doorbell } from "@mentorkit/adapters-pg"
import { domains } from "@mentorkit/core"
import { makeInvoiceNumbering } from "@mentorkit/core/internal/invoices"
import { Invoices } from "@mentorkit/core/invoices"
import { emptyPostgresUrl, engines, hostOn } from "@mentorkit/test-kit/databases/engines"
import { chargeRefunded, completed, eventsOf, newOpenSale, tell } from "@mentorkit/test-kit/payments/sales"
import { shop } from "@mentorkit/test-kit/payments/shop"
import { Effect, Layer } from "effect"
import { applyMissing } from "../../src/database/migrator/migrate.js"
import { unitOfWork } from "../../src/database/unit-of-work.js"
import { invoices } from "../../src/invoices/manifest.js"
import { migrations } from "../../src/migrations.js"
import { numbers } from "../support/invoices-fixtures.js"
import { begun, invoicePaid, newMembership, periodOf } from "../support/memberships.js"

/** One connection for all statements, as some are about their session. */
const emptyDatabase = Layer.unwrapScoped(Effect.map(emptyPostgresUrl, (url) => hostOn(url, 1)))

const page = { page: 1, per_page: 10 }

/** As their buyer has them, who gets a number for what has none yet. */
const statusesOf = Effect.fnUntraced(function* (buyer: Parameters<typeof Invoices.Service.listMenteeInvoices>[0]) {
  const { listMenteeInvoices } = yield* Invoices
  const { invoices } = yield* listMenteeInvoices(buyer, page)
  return invoices.items.map(({ amount, number, refunds, status }) => [
    ...[number, status, amount.minor],
    ...refunds.map(({ reason }) => reason)
  ])
})

const sweep = Effect.flatMap(domains.invoices.sweeps, ([one]) => one?.run ?? Effect.dieMessage("no sweep"))

describe.each(engines)("invoices of what the webhook settles on %s", (_name, engine) => {
  layer(shop(engine))((it) => {
    // Falls without either trigger of payments: renewals are inserted as paid, sales are updated.
    it.effect("a sale, a sale without a seat and each renewal have one; the same news again adds none", () =>
      Effect.gen(function* () {
        const sale = yield* newOpenSale()
        const paid = yield* completed(sale)
        yield* tell(paid)
        yield* tell(paid)
        assert.deepStrictEqual(yield* statusesOf(sale.buyer), [["INV-000001", "succeeded", 8000]])

        // Nothing tells of a sale that goes straight back, so the sweep finds it.
        const seatless = yield* newOpenSale({ hasSeat: false })
        yield* tell(yield* completed(seatless))
        assert.deepStrictEqual(yield* eventsOf(seatless), ["RefundRequested"])
        assert.deepStrictEqual(yield* numbers, [1])
        assert.strictEqual(yield* sweep, 1)
        assert.deepStrictEqual(yield* statusesOf(seatless.buyer), [["INV-000002", "succeeded", 8000]])
        const back = yield* chargeRefunded(seatless, 8000n)
        yield* tell(back)
        yield* tell(back)
        assert.deepStrictEqual(yield* statusesOf(seatless.buyer), [
          ["INV-000002", "refunded", 8000, "capacity_conflict"]
        ])

        const membership = yield* newMembership()
        const [first, second] = [yield* periodOf(membership, 1), yield* periodOf(membership, 2)]
        yield* tell(yield* begun(membership))
        yield* tell(yield* invoicePaid(membership, first))
        yield* tell(yield* invoicePaid(membership, second))
        yield* tell(yield* invoicePaid(membership, second))
        assert.sameDeepMembers(yield* statusesOf(membership.buyer), [
          ["INV-000003", "succeeded", 1000],
          ["INV-000004", "succeeded", 1000]
        ])
        assert.strictEqual(yield* sweep, 0)
        assert.deepStrictEqual(yield* numbers, [1, 2, 3, 4])
      })
    )
  })
})

describe("payments from before there were invoices", () => {
  const before = migrations.filter(({ name }) => name < "20261122_0730")
  const paid = ["2026-03-02", "2026-03-01", "2026-03-03"]

  const repositories = Layer.merge(invoices.repositories, Layer.provide(unitOfWork, Doorbell.layer))

  // Falls where the migration does not take them over.
  it.effect("get theirs in the order in which they were paid, and those that were never paid get none", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* applyMissing(before)
      // What payments refer to is no part of this.
      yield* sql`set session_replication_role = replica`
      const id = (index: number) => `019a0000-0000-7000-8000-00000000000${index}`
      for (const [index, day] of [...paid, null].entries()) {
        yield* sql`insert into payments ${sql.insert({
          ...{ id: id(index), reference: `PAY-${index}`, purpose: "course", purchasableId: id(9), payerId: id(9) },
          ...{ mentorId: id(9), description: "", amountMinor: 100, currency: "USD", platformFeeMinor: 15 },
          ...{ status: day === null ? "expired" : "refunded", gateway: "stub", createdAt: new Date("2026-03-01") },
          ...{ refundedMinor: day === null ? 0 : 100, feeRefundedMinor: day === null ? 0 : 15 },
          ...{ expiresAt: new Date("2026-03-01"), paidAt: day === null ? null : new Date(day) }
        })}`
      }
      yield* sql`set session_replication_role = origin`
      yield* applyMissing(migrations)
      yield* Effect.flatMap(makeInvoiceNumbering, ({ numberAll }) => numberAll)
      const given = yield* sql<{ readonly paymentId: string }>`select payment_id from invoices order by number`
      assert.deepStrictEqual(
        given.map(({ paymentId }) => paymentId),
        [id(1), id(0), id(2)]
      )
    }).pipe(Effect.provide(repositories), Effect.provide(emptyDatabase))
  )
})
