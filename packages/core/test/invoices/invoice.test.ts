/** What an invoice says, and to whom. */
import { assert, describe, it } from "@effect/vitest"
import {
  documentOf,
  invoiceNumberOf,
  moneyBackOf,
  periodProblems,
  type Sums,
  toBuyerTotalsResource,
  toInvoiceResource,
  toMentorInvoiceResource,
  toSellerTotalsResource
} from "@mentorkit/core/internal/invoices"
import { shareOf } from "@mentorkit/core/internal/kernel"
import type { InvoiceStatus } from "@mentorkit/core/invoices"
import { type InvoiceRecord, periodOf } from "@mentorkit/core/invoices/ports"
import { Currency, LocalDate } from "@mentorkit/core/kernel"
import { PaymentId } from "@mentorkit/core/payments"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T23:30:00Z")
const usd = Currency.make("USD")

const plain: InvoiceRecord = {
  id: PaymentId.make("019a0000-0000-7000-8000-000000000001"),
  number: 42n,
  issuedAt: at,
  paidAt: at,
  reference: "PAY-7K3M9QXZ2T4W",
  purpose: "booking",
  purchasableId: "019a0000-0000-7000-8000-000000000002",
  description: "Career review with Maya Mentor",
  status: "succeeded",
  amount: { minor: 8000n, currency: usd },
  refundedMinor: 0n,
  feeMinor: 1200n,
  feeRefundedMinor: 0n,
  buyer: { name: "Grace Hopper", email: "grace@example.test" },
  seller: { name: "Maya Mentor", username: "maya-mentor" },
  refunds: []
}

const statusOf = (minor: bigint, back: bigint): InvoiceStatus =>
  back === 0n ? "succeeded" : back < minor ? "partially_refunded" : "refunded"

/** As payments keeps it: the fee given back is a floor of all that went back so far. */
const record = fc
  .record({
    currency: fc.constantFrom("USD", "JPY", "KWD").map((code) => Currency.make(code)),
    minor: fc.bigInt({ min: 1n, max: 10n ** 13n }),
    feePoints: fc.nat(10_000),
    // In thousandths of what is left at the time; each second one is not written down.
    backs: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 6 })
  })
  .map(({ backs, currency, feePoints, minor }): InvoiceRecord => {
    const feeMinor = shareOf(minor, feePoints)
    let refundedMinor = 0n
    const refunds: Array<InvoiceRecord["refunds"][number]> = []
    backs.forEach((thousandths, index) => {
      const back = ((minor - refundedMinor) * BigInt(thousandths)) / 1000n
      refundedMinor += back
      if (back > 0n && index % 2 === 0) refunds.push({ minor: back, reason: "platform_error", at })
    })
    return {
      ...plain,
      amount: { minor, currency },
      feeMinor,
      refundedMinor,
      feeRefundedMinor: (feeMinor * refundedMinor) / minor,
      refunds,
      status: statusOf(minor, refundedMinor)
    }
  })

const sumsOf = (records: ReadonlyArray<InvoiceRecord>, currency: Currency): Sums => {
  const add = (field: (one: InvoiceRecord) => bigint) => records.reduce((sum, one) => sum + field(one), 0n)
  return {
    currency,
    count: records.length,
    amountMinor: add((one) => one.amount.minor),
    refundedMinor: add((one) => one.refundedMinor),
    feeMinor: add((one) => one.feeMinor),
    feeRefundedMinor: add((one) => one.feeRefundedMinor)
  }
}
const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, one) => total + one, 0)

describe("an invoice", () => {
  // Falls where the fee is the one that was taken and not the one that is kept.
  it("owes the mentor what was paid less the fee still kept and what went back, whatever went back", () => {
    fc.assert(
      fc.property(record, (one) => {
        const { amount, net_earning, net_paid, platform_fee, refunded } = toMentorInvoiceResource(one)
        assert.strictEqual(net_earning.minor, amount.minor - platform_fee.minor - refunded.minor)
        assert.strictEqual(net_paid.minor, amount.minor - refunded.minor)
        assert.isAtLeast(net_earning.minor, 0)
        assert.isAtLeast(platform_fee.minor, 0)
        if (one.status === "refunded") assert.deepStrictEqual([net_earning.minor, platform_fee.minor], [0, 0])
      })
    )
  })

  it("tells every time that money went back, noted or not", () => {
    fc.assert(
      fc.property(record, (one) => {
        const { refunded, refunds } = toInvoiceResource(one)
        assert.strictEqual(sum(refunds.map(({ amount }) => amount.minor)), refunded.minor)
      })
    )
    assert.deepStrictEqual(moneyBackOf({ refundedMinor: 0n, refunds: [] }), [])
  })

  // Falls where a buyer is shown what mentors are.
  it("tells its buyer neither fee nor earning, on no paper", () => {
    fc.assert(
      fc.property(record, (one) => {
        const issuer = { name: "Mentorkit", address: [] }
        const shown = [toInvoiceResource(one), documentOf(one, issuer, "buyer")]
        assert.notMatch(
          JSON.stringify(shown, (_, value) => (typeof value === "bigint" ? String(value) : value)),
          /fee|earning/i
        )
        assert.deepStrictEqual(
          documentOf(one, issuer, "seller").shares.map(({ label }) => label),
          ["Platform fee", "Net earning"]
        )
      })
    )
  })

  // Falls where a mentor's resource or paper is made from all that is known of the buyer.
  it("tells its buyer's address to the buyer, and to no mentor, on no paper", () => {
    const issuer = { name: "Mentorkit", address: [] }
    const partiesFor = (side: "buyer" | "seller") => documentOf(plain, issuer, side).parties[0]
    assert.deepStrictEqual(toInvoiceResource(plain).buyer, plain.buyer)
    assert.deepStrictEqual(toMentorInvoiceResource(plain).buyer, { name: "Grace Hopper" })
    assert.deepStrictEqual(partiesFor("buyer")?.lines, ["grace@example.test"])
    assert.deepStrictEqual(partiesFor("seller"), { title: "Billed to", name: "Grace Hopper", lines: [] })
  })

  it("has a number of six digits, and of more once there are that many", () => {
    assert.deepStrictEqual([1n, 42n, 999_999n, 1_000_000n].map(invoiceNumberOf), [
      "INV-000001",
      "INV-000042",
      "INV-999999",
      "INV-1000000"
    ])
  })

  it("is on paper as it is on the screen", () => {
    const back: InvoiceRecord = {
      ...plain,
      status: "partially_refunded",
      refundedMinor: 3000n,
      feeRefundedMinor: 450n,
      refunds: [{ minor: 1000n, reason: "requested_by_customer", at }]
    }
    const paper = documentOf(back, { name: "Mentorkit", address: ["12 High Street"] }, "seller")
    assert.deepStrictEqual(paper.refunds, [
      { date: "14 Mar 2027", label: "Requested by customer", value: "-$10.00" },
      { date: "", label: "Other", value: "-$20.00" }
    ])
    assert.deepStrictEqual(
      [...paper.totals, paper.result, ...paper.shares].map(({ label, value }) => `${label} ${value}`),
      ["Paid $80.00", "Refunded -$30.00", "Net paid $50.00", "Platform fee -$7.50", "Net earning $42.50"]
    )
    assert.deepStrictEqual(documentOf(plain, { name: "Mentorkit", address: [] }, "buyer").result, {
      label: "Total paid",
      value: "$80.00"
    })
    assert.strictEqual(paper.facts[0]?.value, "14 Mar 2027")
    const erased = documentOf(
      { ...plain, buyer: { name: "Deleted user", email: null } },
      { name: "Mentorkit", address: [] },
      "buyer"
    )
    assert.deepStrictEqual(erased.parties[0], { title: "Billed to", name: "Deleted user", lines: [] })
  })
})

describe("totals", () => {
  it("are the sums of the invoices' own amounts", () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 8 }), (all) => {
        const records = all.map((one) => ({ ...one, amount: { ...one.amount, currency: usd } }))
        const rows = records.map(toMentorInvoiceResource)
        const bought = toBuyerTotalsResource(sumsOf(records, usd))
        const sold = toSellerTotalsResource(sumsOf(records, usd))
        assert.strictEqual(sold.gross.minor, sum(rows.map(({ amount }) => amount.minor)))
        assert.strictEqual(sold.refunded.minor, sum(rows.map(({ refunded }) => refunded.minor)))
        assert.strictEqual(sold.platform_fee.minor, sum(rows.map(({ platform_fee }) => platform_fee.minor)))
        assert.strictEqual(sold.net_earnings.minor, sum(rows.map(({ net_earning }) => net_earning.minor)))
        assert.strictEqual(bought.net.minor, sum(rows.map(({ net_paid }) => net_paid.minor)))
        assert.strictEqual(sold.net_earnings.minor, sold.gross.minor - sold.platform_fee.minor - sold.refunded.minor)
        assert.notMatch(JSON.stringify(bought), /fee|earning|gross/)
      })
    )
  })
})

describe("a period", () => {
  const day = (text: string) => LocalDate.make(text)
  const isoOf = (time: DateTime.Utc | null) => (time === null ? null : DateTime.formatIso(time))

  it("begins with the first moment of its first day and ends with the last one of its last day", () => {
    const { since, until } = periodOf({ from: day("2027-02-28"), to: day("2027-02-28") })
    assert.deepStrictEqual([since, until].map(isoOf), ["2027-02-28T00:00:00.000Z", "2027-03-01T00:00:00.000Z"])
    assert.deepStrictEqual(periodOf({}), { since: null, until: null })
  })

  it("does not end before it begins", () => {
    assert.deepStrictEqual(periodProblems({ from: "2027-03-02", to: "2027-03-01" }), [
      { path: ["to"], message: "The to field must be a date after or equal to from." }
    ])
    for (const raw of [
      {},
      { from: "2027-03-01", to: "2027-03-01" },
      { from: 3, to: [] },
      { from: "x", to: "2027-01-01" }
    ]) {
      assert.deepStrictEqual(periodProblems(raw), [])
    }
  })
})
