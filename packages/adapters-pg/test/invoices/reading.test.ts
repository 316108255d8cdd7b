/** Invoices as their two sides read them, from the rows of payments. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Invoices } from "@mentorkit/core/invoices"
import { PaymentId } from "@mentorkit/core/payments"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"
import { giveBack, newOpenPayment, newPaid } from "../support/invoices-fixtures.js"
import { statementsOf } from "../support/statements.js"

const user = ({ userId }: { readonly userId: Parameters<typeof Invoices.Service.getMenteeSummary>[0]["userId"] }) =>
  ({ _tag: "User", userId, roles: [] }) as const
const page = { page: 1, per_page: 10 }

describe.each(engines)("invoices on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where refunds that are still on their way are told, or where a lost dispute is not.
    it.effect("tell what went back, when and why, and all of it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { getMentorInvoice } = yield* Invoices
        const [buyer, mentor] = [yield* newUser(), yield* newMentor()]
        const id = yield* newPaid({ payerId: buyer.userId, mentorId: mentor.mentorId })
        const at = new Date("2027-03-14T14:00:00Z")
        const refund = (minor: number, state: string) =>
          sql`insert into refunds ${sql.insert({
            ...{ id: crypto.randomUUID(), paymentId: id, amountMinor: minor, reason: "platform_error", state },
            ...{ idempotencyKey: crypto.randomUUID(), createdAt: at, dueAt: at },
            succeededAt: state === "succeeded" ? at : null
          })}`
        yield* refund(1000, "succeeded")
        yield* refund(500, "pending")
        yield* sql`insert into disputes ${sql.insert({
          ...{ id: crypto.randomUUID(), paymentId: id, gateway: "stub", gatewayDisputeId: "one", amountMinor: 2000 },
          ...{ state: "lost", openedAt: at, closedAt: new Date("2027-03-15T14:00:00Z") }
        })}`
        yield* giveBack(id, 4000n)
        const { invoice } = yield* getMentorInvoice({ _tag: "Mentor", ...mentor }, { id: PaymentId.make(id) })
        assert.deepStrictEqual(
          invoice.refunds.map(({ amount, reason, refunded_at }) => [
            amount.minor,
            reason,
            refunded_at === null ? null : DateTime.formatIso(refunded_at).slice(0, 10)
          ]),
          [
            [1000, "platform_error", "2027-03-14"],
            [2000, "dispute", "2027-03-15"],
            [1000, "other", null]
          ]
        )
        assert.deepInclude(invoice, { status: "partially_refunded", status_label: "Partially Refunded" })
        assert.deepStrictEqual(
          [invoice.refunded, invoice.net_paid, invoice.platform_fee, invoice.net_earning].map(({ minor }) => minor),
          [4000, 4000, 600, 3400]
        )
      })
    )

    // Falls where a list asks once for each of its rows.
    it.effect("cost as many statements in a full page as in an empty one", () =>
      Effect.gen(function* () {
        const { getMenteeInvoice, getMentorSummary, listMenteeInvoices, listMentorInvoices } = yield* Invoices
        const [buyer, mentor] = [yield* newUser(), yield* newMentor()]
        const ids = yield* Effect.replicateEffect(
          newPaid({ payerId: buyer.userId, mentorId: mentor.mentorId, currency: "EUR" }),
          10
        )
        const seller = { _tag: "Mentor", ...mentor } as const
        yield* listMenteeInvoices(user(buyer), page)
        const id = PaymentId.make(ids[0] ?? "")
        assert.deepStrictEqual(
          [
            yield* statementsOf(listMenteeInvoices(user(yield* newUser()), page)),
            yield* statementsOf(listMenteeInvoices(user(buyer), page)),
            yield* statementsOf(listMentorInvoices(seller, page)),
            yield* statementsOf(getMenteeInvoice(user(buyer), { id })),
            yield* statementsOf(getMentorSummary(seller, {}))
          ],
          [3, 3, 3, 2, 4]
        )
      })
    )

    // Falls where an export hides the fee's columns from nobody, and where it hides them from mentors, too.
    it.effect("and an export show their buyer neither fee nor earning, and their mentor both", () =>
      Effect.gen(function* () {
        const { getMenteeInvoice, getMenteeSummary, listMenteeInvoices, listMentorInvoices } = yield* Invoices
        const { exportAll } = yield* PersonalData
        const [buyer, mentor] = [yield* newUser(), yield* newMentor()]
        const id = PaymentId.make(yield* newPaid({ payerId: buyer.userId, mentorId: mentor.mentorId }))
        const shown = [
          yield* listMenteeInvoices(user(buyer), page),
          yield* getMenteeInvoice(user(buyer), { id }),
          yield* getMenteeSummary(user(buyer), {}),
          yield* exportAll(user(buyer), {})
        ]
        for (const one of shown) assert.notMatch(JSON.stringify(one), /"[^"]*(fee|earning)[^"]*":/i)
        const { records } = yield* exportAll(user(buyer), {})
        assert.strictEqual(records["invoices"]?.length, 1)
        assert.strictEqual(records["payments"]?.[0]?.["id"], id)
        const sold = yield* exportAll(user(mentor), {})
        assert.strictEqual(sold.records["payments"]?.[0]?.["platform_fee_minor"], 1200)
        assert.strictEqual(sold.records["invoices"]?.length, 1)
        const { invoices } = yield* listMentorInvoices({ _tag: "Mentor", ...mentor }, page)
        assert.strictEqual(invoices.items[0]?.platform_fee.minor, 1200)
      })
    )

    it.effect("stay when their buyer has left, with the money and without the name", () =>
      Effect.gen(function* () {
        const { getMenteeInvoice, getMentorInvoice } = yield* Invoices
        const { eraseAccount } = yield* PersonalData
        const [buyer, mentor] = [yield* newUser(), yield* newMentor()]
        const id = PaymentId.make(yield* newPaid({ payerId: buyer.userId, mentorId: mentor.mentorId }))
        const before = yield* getMenteeInvoice(user(buyer), { id })
        yield* eraseAccount(user(buyer), {})
        const { invoice } = yield* getMentorInvoice({ _tag: "Mentor", ...mentor }, { id })
        assert.deepStrictEqual(invoice.buyer, { name: "Deleted user" })
        assert.deepStrictEqual([invoice.number, invoice.amount], [before.invoice.number, before.invoice.amount])
      })
    )

    // Falls where the reader's side is not asked for.
    it.effect("are unknown to others, and so is what was never paid", () =>
      Effect.gen(function* () {
        const { getMenteeInvoice, getMentorInvoice, printMenteeInvoice } = yield* Invoices
        const [buyer, mentor, other] = [yield* newUser(), yield* newMentor(), yield* newMentor()]
        const id = PaymentId.make(yield* newPaid({ payerId: buyer.userId, mentorId: mentor.mentorId }))
        const open = PaymentId.make(yield* newOpenPayment({ payerId: buyer.userId, mentorId: mentor.mentorId }))
        // It has its number: without one it would be unknown to everybody.
        assert.strictEqual((yield* getMenteeInvoice(user(buyer), { id })).invoice.id, id)
        const refusals = [
          yield* Effect.flip(getMenteeInvoice(user(buyer), { id: open })),
          yield* Effect.flip(getMentorInvoice({ _tag: "Mentor", ...mentor }, { id: open })),
          yield* Effect.flip(getMenteeInvoice(user(other), { id })),
          yield* Effect.flip(getMenteeInvoice(user(mentor), { id })),
          yield* Effect.flip(printMenteeInvoice(user(other), { id })),
          yield* Effect.flip(getMentorInvoice({ _tag: "Mentor", ...other }, { id }))
        ]
        for (const { message } of refusals) assert.strictEqual(message, "Invoice not found.")
      })
    )
  })
})
