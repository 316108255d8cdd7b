/** The repositories of invoices. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { InvoiceNumbers, type InvoiceQuery, InvoiceRecords, type Party, periodOf } from "@mentorkit/core/invoices/ports"
import { Currency, LocalDate } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { ChargeId } from "@mentorkit/core/payments"
import type { Payment, PaymentRepository } from "@mentorkit/core/payments/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newPayment } from "../fixtures/market.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

const paidPayment = Effect.fnUntraced(function* (fields: Partial<Payment> = {}) {
  const paidAt = fields.paidAt ?? (yield* DateTime.now)
  const chargeId = ChargeId.make(`charge ${yield* newId}`)
  return yield* newPayment({ status: "succeeded", chargeId, ...fields, paidAt })
})

const lastNumber = transact(Effect.flatMap(InvoiceNumbers, ({ lock }) => lock))

/** Numbers up to `limit` payments and answers how many. */
const numberSome = (limit: number) =>
  transact(
    Effect.gen(function* () {
      const { assign, lock } = yield* InvoiceNumbers
      return yield* assign({ last: yield* lock, at: yield* DateTime.now, limit })
    })
  )
/** Whatever other cases have left. */
const numberAll = Effect.repeat(numberSome(1000), { while: (count) => count > 0 })

const buyer = ({ payerId }: Payment): Party => ({ _tag: "Buyer", userId: payerId })
const seller = ({ mentorId }: Payment): Party => ({ _tag: "Seller", mentorId })

const listed = (party: Party, query: Partial<InvoiceQuery> = {}) =>
  Effect.flatMap(InvoiceRecords, ({ list }) =>
    list({
      party,
      period: periodOf({}),
      purpose: undefined,
      currency: undefined,
      status: undefined,
      page: { page: 1, per_page: 10 },
      ...query
    })
  )
const idsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly id: string }> }) => items.map(({ id }) => id)
const numberOf = (payment: Payment) =>
  Effect.flatMap(InvoiceRecords, ({ find }) =>
    Effect.map(find(payment.id, buyer(payment)), Option.match({ onNone: () => null, onSome: ({ number }) => number }))
  )

type Repositories = InvoiceNumbers | InvoiceRecords | MentorRepository | PaymentRepository | UnitOfWork | UserRepository

/** Supply both ports of invoices, the repositories of payments, users and mentors, and the `UnitOfWork` of all. */
export const invoiceNumbersConformance = conformance<Repositories>("InvoiceNumbers", {
  "numbers follow each other in the order of payment, and each payment has one": Effect.gen(function* () {
    yield* numberAll
    const now = yield* DateTime.now
    const before = yield* lastNumber
    const [late, early, middle] = [
      yield* paidPayment({ paidAt: now }),
      yield* paidPayment({ paidAt: DateTime.subtract(now, { hours: 2 }) }),
      yield* paidPayment({ paidAt: DateTime.subtract(now, { hours: 1 }) })
    ]
    assert.equal(yield* numberSome(2), 2)
    assert.equal(yield* numberSome(2), 1)
    assert.equal(yield* numberSome(2), 0)
    assert.deepEqual(yield* Effect.all([early, middle, late].map(numberOf)), [before + 1n, before + 2n, before + 3n])
    assert.equal(yield* lastNumber, before + 3n)
  }),

  "what has not been paid, or failed, gets none": Effect.gen(function* () {
    const open = yield* newPayment()
    yield* newPayment({ status: "expired" })
    const { hasUnnumbered: isWaiting } = yield* InvoiceNumbers
    assert.equal(yield* isWaiting(buyer(open)), false)
    yield* numberAll
    assert.equal(yield* numberOf(open), null)
  }),

  "what waits is told to its buyer and its seller, and to nobody else": Effect.gen(function* () {
    const { hasUnnumbered: isWaiting } = yield* InvoiceNumbers
    const [one, other] = [yield* paidPayment(), yield* newPayment()]
    const parties = [buyer(one), seller(one), buyer(other), seller(other)]
    assert.deepEqual(yield* Effect.forEach(parties, isWaiting), [true, true, false, false])
    yield* numberAll
    assert.deepEqual(yield* Effect.forEach(parties, isWaiting), [false, false, false, false])
  }),

  // Falls where a number that was taken is not given back.
  "a unit that fails gives no number, and leaves no gap": Effect.gen(function* () {
    yield* numberAll
    const before = yield* lastNumber
    const payments = [yield* paidPayment(), yield* paidPayment()]
    yield* rolledBack(numberSome(10))
    assert.deepEqual(yield* Effect.forEach(payments, numberOf), [null, null])
    assert.equal(yield* lastNumber, before)
    assert.equal(yield* numberSome(10), 2)
    assert.equal(yield* lastNumber, before + 2n)
  }),

  "whoever has the series is alone with it": Effect.gen(function* () {
    const { lock } = yield* InvoiceNumbers
    yield* excludeEachOther([lock, lock, lock])
  }),

  // Falls where the series is not locked: two give the same number, and one of them fails.
  "numbers that are given at the same time follow each other": Effect.gen(function* () {
    yield* numberAll
    const before = yield* lastNumber
    const payments = yield* Effect.replicateEffect(paidPayment(), 12)
    const given = yield* Effect.replicateEffect(numberSome(5), 6, atOnce)
    assert.equal(
      given.reduce((sum, count) => sum + count, 0),
      12
    )
    const numbers = (yield* Effect.forEach(payments, numberOf)).map((number) => Number((number ?? 0n) - before))
    assert.deepEqual(
      numbers.sort((one, other) => one - other),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    )
  })
})

export const invoiceRecordsConformance = conformance<Repositories>("InvoiceRecords", {
  "an invoice is read by its buyer and its seller, and by nobody else": Effect.gen(function* () {
    const { find } = yield* InvoiceRecords
    const user = yield* newUser({ fullName: "Ada Lovelace" })
    const payment = yield* paidPayment({ payerId: user.id, description: "Career review" })
    assert.deepEqual(yield* find(payment.id, buyer(payment)), Option.none())
    yield* numberAll
    const found = yield* Effect.flatten(find(payment.id, buyer(payment)))
    const { issuedAt, number, seller: sold, ...rest } = found
    assert.deepEqual(rest, {
      id: payment.id,
      paidAt: payment.paidAt,
      reference: payment.reference,
      purpose: payment.purpose,
      purchasableId: payment.purchasableId,
      description: "Career review",
      status: "succeeded",
      amount: payment.amount,
      refundedMinor: 0n,
      feeMinor: payment.platformFeeMinor,
      feeRefundedMinor: 0n,
      buyer: { name: "Ada Lovelace", email: user.email },
      refunds: []
    })
    assert.equal(sold.name, "Maya Mentor")
    assert.ok(number > 0n && DateTime.isDateTime(issuedAt))
    assert.deepEqual(yield* find(payment.id, seller(payment)), Option.some(found))
    const other = yield* paidPayment()
    yield* numberAll
    assert.deepEqual(yield* find(payment.id, buyer(other)), Option.none())
    assert.deepEqual(yield* find(payment.id, seller(other)), Option.none())
  }),

  "a list has the last paid first, a page at a time, and neither strangers' nor unpaid ones": Effect.gen(function* () {
    const [payerId, mentorId] = [(yield* newUser()).id, (yield* newMentor()).id]
    const now = yield* DateTime.now
    const ago = (hours: number) => ({ payerId, mentorId, paidAt: DateTime.subtract(now, { hours }) })
    const b = yield* paidPayment(ago(2))
    const a = yield* paidPayment(ago(1))
    const c = yield* paidPayment(ago(3))
    yield* newPayment({ payerId, mentorId })
    const bought = yield* paidPayment({ payerId })
    const sold = yield* paidPayment({ mentorId })
    yield* numberAll
    assert.deepEqual(idsOf(yield* listed(buyer(a))), [bought.id, a.id, b.id, c.id])
    assert.deepEqual(idsOf(yield* listed(seller(a))), [sold.id, a.id, b.id, c.id])
    const second = yield* listed(buyer(a), { page: { page: 2, per_page: 3 } })
    assert.deepEqual([idsOf(second), second.total], [[c.id], 4])
    const past = yield* listed(buyer(a), { page: { page: 1_000_000, per_page: 50 } })
    assert.deepEqual(past, { items: [], total: 4, next_cursor: null })
  }),

  // Falls where a day's last moment is another day's, or where a filter is left out.
  "a list keeps to the days, the purpose, the currency and the status that are asked for": Effect.gen(function* () {
    const payerId = (yield* newUser()).id
    const at = (iso: string) => ({ payerId, paidAt: DateTime.unsafeMake(iso) })
    const eur = { minor: 500n, currency: Currency.make("EUR") }
    const first = yield* paidPayment({ ...at("2025-03-01T00:00:00Z"), purpose: "community" })
    const last = yield* paidPayment({ ...at("2025-03-31T23:59:59.999Z"), amount: eur, platformFeeMinor: 0n })
    const back = { status: "partially_refunded", refundedMinor: 100n } as const
    const after = yield* paidPayment({ ...at("2025-04-01T00:00:00Z"), ...back })
    yield* numberAll
    const ids = (query: Partial<InvoiceQuery>) => Effect.map(listed(buyer(first), query), idsOf)
    const march = periodOf({ from: LocalDate.make("2025-03-01"), to: LocalDate.make("2025-03-31") })
    assert.deepEqual(yield* ids({ period: march }), [last.id, first.id])
    assert.deepEqual(yield* ids({ period: { ...march, since: null } }), [last.id, first.id])
    assert.deepEqual(yield* ids({ period: { ...march, until: null } }), [after.id, last.id, first.id])
    assert.deepEqual(yield* ids({ purpose: "community" }), [first.id])
    assert.deepEqual(yield* ids({ currency: eur.currency }), [last.id])
    assert.deepEqual(yield* ids({ status: "partially_refunded" }), [after.id])
    assert.deepEqual(yield* ids({ status: "refunded" }), [])
    assert.deepEqual(yield* ids({ period: march, currency: eur.currency, status: "succeeded" }), [last.id])
  }),

  "sums are those of the numbered invoices, each currency's by itself": Effect.gen(function* () {
    const { listTotals: sums } = yield* InvoiceRecords
    const payerId = (yield* newUser()).id
    const eur = { minor: 500n, currency: Currency.make("EUR") }
    const paidAt = DateTime.unsafeMake("2025-03-01T00:00:00Z")
    const back = { status: "partially_refunded", refundedMinor: 1000n, feeRefundedMinor: 150n } as const
    const one = yield* paidPayment({ payerId, paidAt })
    yield* paidPayment({ payerId, ...back })
    yield* paidPayment({ payerId, amount: eur, platformFeeMinor: 75n })
    yield* newPayment({ payerId })
    yield* numberAll
    const dollars = { currency: one.amount.currency, refundedMinor: 0n, feeMinor: 1200n, feeRefundedMinor: 0n }
    const early = [{ ...dollars, count: 1, amountMinor: 8000n }]
    assert.deepEqual(yield* sums(buyer(one), periodOf({})), [
      { currency: "EUR", count: 1, amountMinor: 500n, refundedMinor: 0n, feeMinor: 75n, feeRefundedMinor: 0n },
      { ...dollars, count: 2, amountMinor: 16_000n, refundedMinor: 1000n, feeMinor: 2400n, feeRefundedMinor: 150n }
    ])
    assert.deepEqual(yield* sums(buyer(one), periodOf({ to: LocalDate.make("2025-03-01") })), early)
    assert.deepEqual(yield* sums(seller(one), periodOf({})), early)
    assert.deepEqual(yield* sums(buyer(one), periodOf({ to: LocalDate.make("2025-02-28") })), [])
  })
})
