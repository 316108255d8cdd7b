/** Money moves and never appears: every prefix of every history of sales, of what befalls them, and of payouts. */
import { assert, describe, it } from "@effect/vitest"
import { mentorAccounts, positionOf } from "@mentorkit/core/earnings/ports"
import { platformAccounts } from "@mentorkit/core/internal/earnings"
import { Currency, type MentorId } from "@mentorkit/core/kernel"
import { FastCheck as fc } from "effect"
import {
  type Book,
  changed,
  chargeOf,
  currencies,
  happen,
  history,
  least,
  mentors,
  newFact,
  newSale,
  type Played,
  paid,
  play
} from "./histories.js"

const sum = <A>(list: ReadonlyArray<A>, of: (one: A) => bigint) => list.reduce((all, one) => all + of(one), 0n)

/** Written down a second time: gross less what went back or may go back for good, less the fee of the rest. */
const keptOf = ({ disputedMinor, feeMinor, gross, refundedMinor }: Played) => {
  const back = refundedMinor + disputedMinor
  const feeBack = (feeMinor * back - ((feeMinor * back) % gross.minor)) / gross.minor
  return gross.minor - back - (feeMinor - feeBack)
}

const lifetimeOf = (book: Book, currency: Currency, mentorId: MentorId) =>
  sum(mentorAccounts, (account) => book.of(account, currency, mentorId))

/** One sale and what befalls it. */
const saleAndFacts = fc.tuple(
  newSale,
  fc.array(
    newFact.map((fact) => ({ ...fact, which: 0 })),
    { maxLength: 20 }
  )
)
const eachOf = (book: Book, { gross, mentorId }: Played) => ({
  ...Object.fromEntries(platformAccounts.map((account) => [account, book.of(account, gross.currency)])),
  ...Object.fromEntries(mentorAccounts.map((account) => [account, book.of(account, gross.currency, mentorId)]))
})
const inPayouts = { mentor_in_review: 0n, mentor_withdrawn: 0n }

describe("the ledger", () => {
  it.prop("balances every entry in its currency, and moves something with it", [history], ([steps]) => {
    for (const { entry } of play(steps)) {
      if (entry === null) continue
      assert.isAbove(entry.postings.length, 1)
      assert.isTrue(entry.postings.every(({ minor }) => minor !== 0n))
      assert.strictEqual(new Set(entry.postings.map(({ currency }) => currency)).size, 1)
      assert.strictEqual(
        sum(entry.postings, ({ minor }) => minor),
        0n
      )
    }
  })

  // Falls when the fee that is given back is rounded up, or when money in dispute is not counted as gone.
  it.prop("gives every mentor the kept share of all sales, wherever the money is", [history], ([steps]) => {
    for (const { book, sales } of play(steps)) {
      for (const mentorId of mentors) {
        for (const currency of currencies) {
          const own = sales.filter((sale) => sale.mentorId === mentorId && sale.gross.currency === currency)
          assert.strictEqual(lifetimeOf(book, currency, mentorId), sum(own, keptOf))
        }
      }
    }
  })

  it.prop("knows of every account of the platform what it should hold", [history], ([steps]) => {
    for (const { book, sales } of play(steps)) {
      for (const currency of currencies) {
        const own = sales.filter(({ gross }) => gross.currency === currency)
        const held = sum(
          own,
          ({ elsewhereMinor, gross, refundedMinor }) => gross.minor - refundedMinor + elsewhereMinor
        )
        assert.strictEqual(book.of("gateway", currency), -held)
        assert.strictEqual(
          book.of("suspense", currency),
          sum(own, ({ elsewhereMinor }) => elsewhereMinor)
        )
        assert.strictEqual(
          book.of("dispute", currency),
          sum(own, ({ disputedMinor }) => disputedMinor)
        )
      }
    }
  })

  // Falls where more is asked back than is left, without `least`.
  it.prop("lets no account of a sale go the wrong way", [saleAndFacts], ([[first, facts]]) => {
    for (const { book, sales } of play([first, ...facts])) {
      const { currency } = first
      assert.isTrue(book.of("gateway", currency) <= 0n)
      for (const account of ["platform_fee", "dispute", "suspense"] as const) {
        assert.isTrue(book.of(account, currency) >= 0n, account)
      }
      for (const account of ["mentor_pending", "mentor_available"] as const) {
        assert.isTrue(book.of(account, currency, first.mentorId) >= 0n, account)
      }
      assert.isTrue(sales.every((sale) => book.of("platform_fee", currency) <= sale.feeMinor))
    }
  })

  // Falls when `available` is counted of what has gone back alone, or before the clearance.
  it.prop("never has available what is asked back, or what has not cleared", [saleAndFacts], ([[first, facts]]) => {
    for (const { book, sales } of play([first, ...facts])) {
      const [sale] = sales
      assert.isDefined(sale)
      const available = book.of("mentor_available", first.currency, first.mentorId)
      if (!sale.isCleared) assert.strictEqual(available, 0n)
      const left = sale.gross.minor - sale.refundedMinor - sale.disputedMinor
      const waiting = least(sale.waitingMinor, left)
      // As if everything that is asked back had gone back already.
      const settled = { ...sale, refundedMinor: sale.refundedMinor + waiting, waitingMinor: 0n }
      if (sale.isCleared) assert.strictEqual(available, keptOf(settled))
    }
  })

  it.prop("is where the facts say, whatever way they took", [saleAndFacts], ([[first, facts]]) => {
    const moments = [...play([first, ...facts])]
    const last = moments.at(-1)
    const [sale] = last?.sales ?? []
    assert.isDefined(last)
    assert.isDefined(sale)
    assert.deepStrictEqual(eachOf(last.book, sale), { ...inPayouts, ...positionOf(sale) })
  })

  it.prop(
    "gives back in parts what it gives back at once",
    [newSale, fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })],
    ([step, parts]) => {
      const moments = [
        ...play([step, ...parts.map((thousandths) => ({ name: "unasked" as const, which: 0, thousandths }))])
      ]
      const [inParts] = moments.at(-1)?.sales ?? []
      assert.isDefined(inParts)
      const fresh = paid(step, inParts.paymentId)
      const book = [...play([step])].at(-1)?.book
      assert.isDefined(book)
      const atOnce = changed(fresh, { ...fresh, refundedMinor: inParts.refundedMinor })
      if (atOnce !== null) book.post(atOnce)
      assert.deepStrictEqual(eachOf(moments.at(-1)?.book ?? book, fresh), eachOf(book, fresh))
    }
  )

  it.prop("does not care which of two independent facts came first", [saleAndFacts, newFact, newFact], (input) => {
    const [[first, facts], one, other] = input
    const [before] = [...play([first, ...facts])].at(-1)?.sales ?? []
    assert.isDefined(before)
    const both = [one, other].map(({ name, thousandths }) => happen(before, name, thousandths))
    const [left, right] = both
    if (left == null || right == null || left.kind === right.kind) return
    // Independent: neither changes what the other is about.
    const changeOf = (after: Played) =>
      Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key as keyof Played] !== value))
    const [ofLeft, ofRight] = [changeOf(left.after), changeOf(right.after)]
    if (Object.keys(ofLeft).some((key) => key in ofRight)) return
    const end = { ...before, ...ofLeft, ...ofRight }
    if (end.refundedMinor + end.disputedMinor > end.gross.minor) return
    const moved = (path: ReadonlyArray<Played>) => {
      const totals = new Map<string, bigint>()
      for (const [index, after] of path.entries()) {
        const entry = changed(path[index - 1] ?? before, after)
        for (const { account, minor } of entry?.postings ?? []) {
          totals.set(account, (totals.get(account) ?? 0n) + minor)
        }
      }
      return Object.fromEntries([...totals].filter(([, minor]) => minor !== 0n).sort())
    }
    assert.deepStrictEqual(moved([left.after, end]), moved([right.after, end]))
  })

  it.prop("leaves nothing of a sale that went back whole", [saleAndFacts], ([[first, facts]]) => {
    const all = (name: "won" | "unasked") => ({ name, which: 0, thousandths: 1000 })
    const moments = [...play([first, ...facts, all("won"), all("unasked")])]
    const book = moments.at(-1)?.book
    const [sale] = moments.at(-1)?.sales ?? []
    assert.isDefined(sale)
    assert.isDefined(book)
    const { gateway, suspense, ...others } = eachOf(book, sale)
    assert.deepStrictEqual(new Set(Object.values(others)), new Set([0n]))
    // What went back by other means is still with the gateway.
    assert.strictEqual(gateway, -sale.elsewhereMinor)
    assert.strictEqual(suspense, sale.elsewhereMinor)
  })

  it("takes its keys from the business fact", () => {
    const sale = paid({ mentorId: mentors[0]!, currency: Currency.make("USD"), minor: 8000n, feePoints: 1500 })
    const booked = chargeOf(sale)
    assert.strictEqual(booked.idempotencyKey, "charge:payment")
    assert.strictEqual(booked.paymentId, "payment")
    assert.deepStrictEqual(
      booked.postings.map(({ account, minor }) => [account, minor]),
      [
        ["gateway", -8000n],
        ["platform_fee", 1200n],
        ["mentor_pending", 6800n]
      ]
    )
    const back = changed(sale, { ...sale, refundedMinor: 4000n }, "refund", "r")
    assert.strictEqual(back?.idempotencyKey, "refund:r")
    assert.deepStrictEqual(
      back?.postings.map(({ account, minor }) => [account, minor]),
      [
        ["gateway", 4000n],
        ["platform_fee", -600n],
        ["mentor_pending", -3400n]
      ]
    )
    assert.isNull(changed(sale, sale))
  })
})
