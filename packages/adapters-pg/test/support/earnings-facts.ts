/** What may happen to a mentor's money, at random, and what a statement has to make of it by the facts alone. */
import { JournalEntryId } from "@mentorkit/core/earnings"
import {
  charge,
  entryBetween,
  type JournalEntry,
  type Sale,
  type WithdrawalEntryKind,
  withdrawalEntry
} from "@mentorkit/core/earnings/ports"
import type { EntryKind, StatementInterval } from "@mentorkit/core/internal/earnings"
import { Currency, type MentorId } from "@mentorkit/core/kernel"
import { DateTime, FastCheck as fc } from "effect"

const newId = () => JournalEntryId.make(crypto.randomUUID())

/** Around midnights and changes of clocks of the zones, and the day that Apia never had. */
const oddMoments = [
  "2011-12-30T10:00Z",
  "2027-03-14T07:00Z",
  "2027-11-07T06:00Z",
  "2020-02-28T18:15Z",
  "2024-01-01T05:00Z"
]
const millis = fc.oneof(
  fc.integer({ min: Date.UTC(2009, 0, 2), max: Date.UTC(2028, 0, 1) }),
  fc
    .tuple(fc.constantFrom(...oddMoments), fc.integer({ min: -26 * 3_600_000, max: 26 * 3_600_000 }))
    .map(([moment, away]) => Date.parse(moment) + away)
)

const steps = ["asked", "back", "failed", "disputed", "won", "lost", "cleared", "withdrawn"] as const
const step = fc.record({ kind: fc.constantFrom(...steps), share: fc.integer({ min: 1, max: 100 }), at: millis })

export const currencies = ["USD", "JPY", "KWD"].map((code) => Currency.make(code))

/** A sale and what became of it, in the order of the list whatever the times say: news come late. */
export const SaleStory = fc.record({
  currency: fc.constantFrom(...currencies),
  gross: fc.bigInt({ min: 1n, max: 1_000_000n }),
  feePercent: fc.integer({ min: 0, max: 100 }),
  paidAt: millis,
  steps: fc.array(step, { maxLength: 8 })
})
type SaleStory = typeof SaleStory extends fc.Arbitrary<infer A> ? A : never
type Step = SaleStory["steps"][number]

const min = (one: bigint, other: bigint) => (one < other ? one : other)

/** The facts after a step; null where it cannot happen. */
const after = (sale: Sale, { kind, share }: Step): Sale | null => {
  const { disputedMinor, gross, refundedMinor, waitingMinor } = sale
  const part = (minor: bigint) => (minor * BigInt(share) + 99n) / 100n
  const left = gross.minor - refundedMinor - disputedMinor
  switch (kind) {
    case "asked":
      return { ...sale, waitingMinor: waitingMinor + part(left - min(waitingMinor, left)) }
    case "back":
      return { ...sale, refundedMinor: refundedMinor + part(left), waitingMinor: 0n }
    case "failed":
      return { ...sale, refundedMinor: refundedMinor - part(refundedMinor), waitingMinor: part(refundedMinor) }
    case "disputed":
      return { ...sale, disputedMinor: disputedMinor + part(left) }
    case "won":
      return { ...sale, disputedMinor: 0n }
    case "lost":
      return { ...sale, refundedMinor: refundedMinor + disputedMinor, disputedMinor: 0n }
    case "cleared":
      return { ...sale, isCleared: true }
    case "withdrawn":
      return null
  }
}

const kinds = {
  asked: "held_back",
  back: "refund",
  failed: "refund_failed",
  disputed: "dispute_opened",
  won: "dispute_closed",
  lost: "dispute_closed",
  cleared: "clearance"
} as const satisfies Record<string, EntryKind>

/** What a mentor was given or had taken, and when: the share of the buyer's money less the fee's, rounded as promised. */
export interface Earning {
  readonly currency: Currency
  readonly millis: number
  readonly isSale: boolean
  readonly minor: bigint
}

/** The mentor's share of what is not with the mentor any more. */
const shareOf = ({ disputedMinor, feeMinor, gross, refundedMinor }: Sale): bigint => {
  const gone = refundedMinor + disputedMinor
  return gone - (feeMinor * gone) / gross.minor
}

const withdrawalKinds: ReadonlyArray<WithdrawalEntryKind> = ["withdrawal_requested", "withdrawal_paid"]

/** Entries as the product posts them, and what they should come to. */
export const toldBy = (mentorId: MentorId, story: SaleStory) => {
  const { currency, feePercent, gross: minor, paidAt } = story
  const feeMinor = (minor * BigInt(feePercent)) / 100n
  const none = { refundedMinor: 0n, elsewhereMinor: 0n, disputedMinor: 0n, waitingMinor: 0n, isCleared: false }
  let sale: Sale = { paymentId: newId(), mentorId, gross: { minor, currency }, feeMinor, ...none }
  const entries: Array<JournalEntry> = [charge(newId(), sale, DateTime.unsafeMake(paidAt))]
  const earnings: Array<Earning> = [{ currency, millis: paidAt, isSale: true, minor: minor - feeMinor }]
  for (const one of story.steps) {
    const at = DateTime.unsafeMake(one.at)
    if (one.kind === "withdrawn") {
      const payout = { withdrawalId: newId(), mentorId, amount: { currency, minor: BigInt(one.share) } }
      entries.push(...withdrawalKinds.map((kind) => withdrawalEntry(newId(), kind, payout, at)))
      continue
    }
    const next = after(sale, one)
    if (next === null) continue
    const entry = entryBetween(sale, next, { id: newId(), kind: kinds[one.kind], of: newId(), at })
    if (entry !== null) entries.push(entry)
    earnings.push({ currency, millis: one.at, isSale: false, minor: shareOf(sale) - shareOf(next) })
    sale = next
  }
  return { entries, earnings }
}

const lengths = { daily: 10, monthly: 7, yearly: 4 } as const satisfies Record<StatementInterval, number>

/** By "2027-03-14", "2027-03" or "2027" of the zone's own calendar; what comes to nothing is left out. */
export const sumsOf = (
  earnings: ReadonlyArray<Earning>,
  currency: Currency,
  timeZone: string,
  interval: StatementInterval
): ReadonlyMap<string, readonly [earned: bigint, refunded: bigint]> => {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
  const sums = new Map<string, readonly [bigint, bigint]>()
  for (const one of earnings.filter((earning) => earning.currency === currency)) {
    const key = day.format(one.millis).slice(0, lengths[interval])
    const [earned, refunded] = sums.get(key) ?? [0n, 0n]
    sums.set(key, one.isSale ? [earned + one.minor, refunded] : [earned, refunded - one.minor])
  }
  return new Map([...sums].filter(([, [earned, refunded]]) => earned !== 0n || refunded !== 0n))
}
