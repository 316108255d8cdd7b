/** Sales and everything that may happen to them, in any order, played as payments and withdrawals play it. */
import { JournalEntryId } from "@mentorkit/core/earnings"
import {
  charge,
  entryBetween,
  type JournalEntry,
  type Sale,
  type WithdrawalEntryKind,
  withdrawalEntry
} from "@mentorkit/core/earnings/ports"
import type { EntryKind, MentorAccount, PlatformAccount } from "@mentorkit/core/internal/earnings"
import { shareOf } from "@mentorkit/core/internal/kernel"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import { DateTime, FastCheck as fc } from "effect"

const at = DateTime.unsafeMake("2027-03-14T14:00:00Z")
const id = JournalEntryId.make("019a0000-0000-7000-8000-000000000001")
export const mentors = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"].map((one) =>
  MentorId.make(one)
)
export const currencies = ["USD", "JPY", "KWD"].map((code) => Currency.make(code))

export const newSale = fc.record({
  mentorId: fc.constantFrom(...mentors),
  currency: fc.constantFrom(...currencies),
  // Small amounts, where every rounding shows, as often as large ones.
  minor: fc.oneof(fc.bigInt({ min: 1n, max: 40n }), fc.bigInt({ min: 1n, max: 10n ** 12n })),
  feePoints: fc.nat(10_000)
})
export type NewSale = ReturnType<typeof newSale.generate>["value"]

export const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** What may become of a sale, and of how much, given what there is of it. */
const facts = {
  asked: (sale, minor) => ["held_back", { waitingMinor: sale.waitingMinor + minor }, freeOf(sale)],
  confirmed: (sale, minor) => [
    "refund",
    { ...back(sale, minor), waitingMinor: sale.waitingMinor - minor },
    askedOf(sale)
  ],
  // At the gateway itself, so that more may be asked back than is left.
  unasked: (sale, minor) => ["refund", back(sale, minor), leftOf(sale)],
  waived: (sale, minor) => ["released", { waitingMinor: sale.waitingMinor - minor }, sale.waitingMinor],
  failedAgain: (sale, minor) => [
    "refund_failed",
    { refundedMinor: sale.refundedMinor - minor, waitingMinor: sale.waitingMinor + minor },
    sale.refundedMinor - sale.elsewhereMinor - sale.lostMinor
  ],
  paidElsewhere: (sale, minor) => [
    "refund",
    {
      ...back(sale, minor),
      elsewhereMinor: sale.elsewhereMinor + minor,
      waitingMinor: sale.waitingMinor - minor
    },
    askedOf(sale)
  ],
  disputed: (sale, minor) => ["dispute_opened", { disputedMinor: sale.disputedMinor + minor }, leftOf(sale)],
  won: (sale, minor) => ["dispute_closed", { disputedMinor: sale.disputedMinor - minor }, sale.disputedMinor],
  lost: (sale, minor) => [
    "dispute_closed",
    {
      ...back(sale, minor),
      disputedMinor: sale.disputedMinor - minor,
      lostMinor: sale.lostMinor + minor
    },
    sale.disputedMinor
  ],
  cleared: () => ["clearance", { isCleared: true }, 1n]
} satisfies Record<
  string,
  (sale: Played, minor: bigint) => readonly [kind: EntryKind, change: Partial<Played>, most: bigint]
>
type FactName = keyof typeof facts
const factNames = Object.keys(facts) as ReadonlyArray<FactName>

/** A sale, and what payments remembers of it besides. */
export interface Played extends Sale {
  readonly lostMinor: bigint
}
const back = ({ refundedMinor }: Played, minor: bigint) => ({ refundedMinor: refundedMinor + minor })
const leftOf = ({ disputedMinor, gross, refundedMinor }: Played) => gross.minor - refundedMinor - disputedMinor
const freeOf = (sale: Played) => leftOf(sale) - sale.waitingMinor
/** What waits can go back no further than something is left. */
const askedOf = (sale: Played) => least(sale.waitingMinor, leftOf(sale))

/** Something happens to a sale that is there, by number, to so many thousandths of what it may happen to; 1000 is all. */
const thousandths = fc.oneof(
  { weight: 1, arbitrary: fc.constant(1000) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 999 }) }
)
export const newFact = fc.record({ name: fc.constantFrom(...factNames), which: fc.nat(), thousandths })
const newPayout = fc.record({ payout: fc.constantFrom("request", "release", "pay"), which: fc.nat(), thousandths })
type Step = NewSale | ReturnType<typeof newFact.generate>["value"] | ReturnType<typeof newPayout.generate>["value"]
export const history: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.oneof({ weight: 1, arbitrary: newSale }, { weight: 8, arbitrary: newFact }, { weight: 2, arbitrary: newPayout }),
  { maxLength: 40 }
)

export const paid = ({ currency, feePoints, mentorId, minor }: NewSale, paymentId = "payment"): Played => ({
  paymentId,
  mentorId,
  gross: { minor, currency },
  feeMinor: shareOf(minor, feePoints),
  refundedMinor: 0n,
  elsewhereMinor: 0n,
  lostMinor: 0n,
  disputedMinor: 0n,
  waitingMinor: 0n,
  isCleared: false
})
export const chargeOf = (sale: Sale) => charge(id, sale, at)
export const changed = (before: Sale, after: Sale, kind: EntryKind = "refund", of = "fact") =>
  entryBetween(before, after, { id, kind, of, at })

const partOf = (most: bigint, parts: number) => (parts === 1000 ? most : (most * BigInt(parts)) / 1000n)

/** The sale afterwards; null where there is nothing left that the fact could be about. */
export const happen = (sale: Played, name: FactName, parts: number): { after: Played; kind: EntryKind } | null => {
  const [, , most] = facts[name](sale, 0n)
  const minor = partOf(most, parts)
  if (minor <= 0n) return null
  const [kind, change] = facts[name](sale, minor)
  return { after: { ...sale, ...change }, kind }
}

export type Account = MentorAccount | PlatformAccount
/** What the accounts hold, by mentor and currency; the platform's by currency alone. */
export class Book {
  readonly #minors = new Map<string, bigint>()
  post({ postings }: JournalEntry): void {
    for (const { account, currency, mentorId, minor } of postings) {
      const key = `${account} ${mentorId ?? ""} ${currency}`
      this.#minors.set(key, (this.#minors.get(key) ?? 0n) + minor)
    }
  }
  of(account: Account, currency: Currency, mentorId: MentorId | "" = ""): bigint {
    return this.#minors.get(`${account} ${mentorId} ${currency}`) ?? 0n
  }
}

interface Payout {
  readonly withdrawalId: string
  readonly mentorId: MentorId
  readonly amount: { readonly minor: bigint; readonly currency: Currency }
}

/** After each step: what there is, and the entry that the step has brought, if it has. */
export interface Moment {
  readonly sales: ReadonlyArray<Played>
  readonly book: Book
  readonly entry: JournalEntry | null
}

export function* play(steps: ReadonlyArray<Step>): Generator<Moment> {
  const sales: Array<Played> = []
  const open: Array<Payout> = []
  const book = new Book()

  const sell = (step: NewSale, index: number) => {
    const sale = paid(step, `payment-${index}`)
    sales.push(sale)
    return chargeOf(sale)
  }
  const befall = ({ name, thousandths, which }: ReturnType<typeof newFact.generate>["value"], index: number) => {
    const at = which % Math.max(1, sales.length)
    const sale = sales[at]
    const happened = sale === undefined ? null : happen(sale, name, thousandths)
    if (sale === undefined || happened === null) return null
    sales[at] = happened.after
    return changed(sale, happened.after, happened.kind, `fact-${index}`)
  }
  const payOut = ({ payout, thousandths, which }: ReturnType<typeof newPayout.generate>["value"], index: number) => {
    const move = (kind: WithdrawalEntryKind, one: Payout) => withdrawalEntry(id, kind, one, at)
    if (payout !== "request") {
      const [one] = open.splice(which % Math.max(1, open.length), 1)
      if (one === undefined) return null
      return move(payout === "pay" ? "withdrawal_paid" : "withdrawal_released", one)
    }
    const sale = sales[which % Math.max(1, sales.length)]
    if (sale === undefined) return null
    const { gross, mentorId } = sale
    const minor = partOf(book.of("mentor_available", gross.currency, mentorId), thousandths)
    if (minor <= 0n) return null
    const one = { withdrawalId: `payout-${index}`, mentorId, amount: { minor, currency: gross.currency } }
    open.push(one)
    return move("withdrawal_requested", one)
  }

  for (const [index, step] of steps.entries()) {
    const entry = "minor" in step ? sell(step, index) : "name" in step ? befall(step, index) : payOut(step, index)
    if (entry !== null) book.post(entry)
    yield { sales: [...sales], book, entry }
  }
}
