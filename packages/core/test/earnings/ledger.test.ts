/** Money moves and never appears: every prefix of every history of sales and refunds. */
import { assert, describe, it } from "@effect/vitest"
import {
  charge,
  feeGivenBack,
  type JournalEntry,
  JournalEntryId,
  mentorAccounts,
  refund,
  type Sale
} from "@mentorkit/core/earnings"
import { Currency, MentorId, shareOf } from "@mentorkit/core/kernel"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const id = JournalEntryId.make("019a0000-0000-7000-8000-000000000001")
const mentors = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"].map((one) =>
  MentorId.make(one)
)

const newSale = fc.record({
  mentorId: fc.constantFrom(...mentors),
  currency: fc.constantFrom("USD", "JPY", "KWD").map((code) => Currency.make(code)),
  minor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  feePoints: fc.nat(10_000)
})
/** A sale that is already there, by number, and how much of what is left goes back, in thousandths; 1000 is all. */
const newRefund = fc.record({ which: fc.nat(), thousandths: fc.integer({ min: 1, max: 1000 }) })
type Step = ReturnType<typeof newSale.generate>["value"] | ReturnType<typeof newRefund.generate>["value"]
const history = fc.array(fc.oneof(newSale, newRefund), { maxLength: 40 })

interface Run {
  readonly entries: ReadonlyArray<JournalEntry>
  readonly sales: ReadonlyArray<Sale>
}

/** Plays a history as payments does: the sums of each sale are carried from one refund to the next. */
const play = (steps: ReadonlyArray<Step>): Run => {
  const sales: Array<Sale> = []
  const entries: Array<JournalEntry> = []
  for (const [index, step] of steps.entries()) {
    if ("minor" in step) {
      const sale: Sale = {
        paymentId: `payment-${index}`,
        mentorId: step.mentorId,
        gross: { minor: step.minor, currency: step.currency },
        feeMinor: shareOf(step.minor, step.feePoints),
        refundedMinor: 0n,
        feeRefundedMinor: 0n
      }
      sales.push(sale)
      entries.push(charge(id, sale, at))
      continue
    }
    const which = step.which % Math.max(1, sales.length)
    const sale = sales[which]
    if (sale === undefined) continue
    const left = sale.gross.minor - sale.refundedMinor
    const minor = step.thousandths === 1000 ? left : (left * BigInt(step.thousandths)) / 1000n
    if (minor === 0n) continue
    entries.push(refund(id, sale, { refundId: `refund-${index}`, minor, at }))
    sales[which] = {
      ...sale,
      refundedMinor: sale.refundedMinor + minor,
      feeRefundedMinor: sale.feeRefundedMinor + feeGivenBack(sale, minor)
    }
  }
  return { entries, sales }
}

const total = (entries: ReadonlyArray<JournalEntry>, which: (posting: JournalEntry["postings"][number]) => boolean) =>
  entries.flatMap(({ postings }) => postings.filter(which)).reduce((sum, { minor }) => sum + minor, 0n)

const sum = <A>(list: ReadonlyArray<A>, of: (one: A) => bigint) => list.reduce((all, one) => all + of(one), 0n)

describe("the ledger", () => {
  it.prop("balances in every currency after every step", [history], ([steps]) => {
    const { entries } = play(steps)
    for (const [index, entry] of entries.entries()) {
      assert.isAbove(entry.postings.length, 1)
      assert.isTrue(entry.postings.every(({ minor }) => minor !== 0n))
      for (const currency of ["USD", "JPY", "KWD"]) {
        assert.strictEqual(
          total([entry], (posting) => posting.currency === currency),
          0n
        )
        assert.strictEqual(
          total(entries.slice(0, index + 1), (posting) => posting.currency === currency),
          0n
        )
      }
    }
  })

  it.prop("gives every mentor the sales less fee and refunds, after every step", [history], ([steps]) => {
    for (let length = 0; length <= steps.length; length++) {
      const { entries, sales } = play(steps.slice(0, length))
      for (const mentorId of mentors) {
        for (const currency of ["USD", "JPY", "KWD"]) {
          const own = sales.filter((sale) => sale.mentorId === mentorId && sale.gross.currency === currency)
          const lifetime = sum(mentorAccounts, (account) =>
            total(
              entries,
              (posting) => posting.account === account && posting.mentorId === mentorId && posting.currency === currency
            )
          )
          const expected = sum(
            own,
            (sale) => sale.gross.minor - sale.refundedMinor - (sale.feeMinor - sale.feeRefundedMinor)
          )
          assert.strictEqual(lifetime, expected)
          assert.isTrue(lifetime >= 0n)
        }
      }
      const held = -total(entries, ({ account }) => account === "gateway")
      assert.strictEqual(
        held,
        sum(sales, (sale) => sale.gross.minor - sale.refundedMinor)
      )
    }
  })

  it.prop(
    "gives back in parts what it gives back at once",
    [newSale, fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })],
    ([step, parts]) => {
      const refunds = parts.map((thousandths) => ({ which: 0, thousandths }))
      const [inParts] = play([step, ...refunds]).sales
      const [fresh] = play([step]).sales
      assert.isDefined(inParts)
      assert.isDefined(fresh)
      const atOnce = inParts.refundedMinor === 0n ? 0n : feeGivenBack(fresh, inParts.refundedMinor)
      assert.strictEqual(inParts.feeRefundedMinor, atOnce)
      assert.isTrue(atOnce >= 0n && atOnce <= fresh.feeMinor)
    }
  )

  it.prop("leaves nothing of a sale that went back whole", [newSale, fc.array(newRefund)], ([step, refunds]) => {
    const { entries } = play([step, ...refunds, { which: 0, thousandths: 1000 }])
    for (const account of ["gateway", "platform_fee", "mentor_pending"]) {
      assert.strictEqual(
        total(entries, (posting) => posting.account === account),
        0n
      )
    }
  })

  it("takes its keys from the business fact", () => {
    const [sale] = play([
      { mentorId: mentors[0]!, currency: Currency.make("USD"), minor: 8000n, feePoints: 1500 }
    ]).sales
    assert.isDefined(sale)
    const booked = charge(id, sale, at)
    assert.strictEqual(booked.idempotencyKey, "charge:payment-0")
    assert.deepStrictEqual(
      booked.postings.map(({ account, minor }) => [account, minor]),
      [
        ["gateway", -8000n],
        ["platform_fee", 1200n],
        ["mentor_pending", 6800n]
      ]
    )
    const back = refund(id, sale, { refundId: "r", minor: 4000n, at })
    assert.strictEqual(back.idempotencyKey, "refund:r")
    assert.deepStrictEqual(
      back.postings.map(({ account, minor }) => [account, minor]),
      [
        ["gateway", 4000n],
        ["platform_fee", -600n],
        ["mentor_pending", -3400n]
      ]
    )
  })
})
