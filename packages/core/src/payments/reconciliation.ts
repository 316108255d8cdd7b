/** Compares the gateway's books with ours. Pure, and the port that stores the results. */
import { Context, DateTime, type Effect } from "effect"
import { type Currency, type LocalDate, listOrder, type PageOf, type PageRequest } from "../kernel/index.js"
import type { GatewayRecord } from "./gateway.js"
import type { ChargeId, PaymentId } from "./ids.js"
import type { BookedPosting } from "./own-records.js"

/** A line of our books; without a charge id if the gateway has not named it. */
export interface OwnRecord extends Omit<GatewayRecord, "chargeId"> {
  readonly chargeId: ChargeId | null
  readonly paymentId: PaymentId | null
}

export interface Difference {
  readonly kind: GatewayRecord["kind"]
  readonly chargeId: ChargeId | null
  readonly paymentId: PaymentId | null
  readonly currency: Currency
  /** 0 if one side has no such line. */
  readonly oursMinor: bigint
  readonly theirsMinor: bigint
}

/** The books of a day and of the days beside it: clocks differ by seconds around midnight. */
export interface Books {
  readonly day: LocalDate
  readonly theirs: ReadonlyArray<GatewayRecord>
  readonly ours: ReadonlyArray<OwnRecord>
}

interface Sums {
  onTheDay: bigint
  around: bigint
}
interface Line extends Pick<Difference, "kind" | "chargeId" | "currency"> {
  paymentId: PaymentId | null
  readonly ours: Sums
  readonly theirs: Sums
}

const dayOf = ({ occurredAt }: { readonly occurredAt: DateTime.Utc }) => DateTime.formatIsoDateUtc(occurredAt)

/**
 * What differs, by charge and kind. A line that agrees on the day itself, or over the three days, is no difference: what
 * one side has booked a second before midnight the other may have a second after it.
 */
export const differencesOf = ({ day, ours, theirs }: Books): ReadonlyArray<Difference> => {
  const lines = new Map<string, Line>()
  const note = (record: OwnRecord, side: "ours" | "theirs") => {
    const { amount, chargeId, kind, paymentId } = record
    const key = `${kind} ${chargeId ?? paymentId} ${amount.currency}`
    const known = lines.get(key)
    const line: Line = known ?? {
      kind,
      chargeId,
      currency: amount.currency,
      paymentId: null,
      ours: { onTheDay: 0n, around: 0n },
      theirs: { onTheDay: 0n, around: 0n }
    }
    lines.set(key, line)
    line.paymentId ??= paymentId
    line[side].around += amount.minor
    if (dayOf(record) === day) line[side].onTheDay += amount.minor
  }
  for (const record of ours) note(record, "ours")
  for (const record of theirs) note({ ...record, paymentId: null }, "theirs")
  return [...lines.values()]
    .filter(({ ours, theirs }) => ours.onTheDay !== theirs.onTheDay && ours.around !== theirs.around)
    .map(({ chargeId, currency, kind, ours, paymentId, theirs }) => ({
      kind,
      chargeId,
      paymentId,
      currency,
      oursMinor: ours.onTheDay,
      theirsMinor: theirs.onTheDay
    }))
}

export interface Reconciliation {
  readonly gateway: string
  readonly day: LocalDate
  readonly checkedAt: DateTime.Utc
  /** Number of lines in the gateway's books of the day. */
  readonly records: number
  readonly differences: ReadonlyArray<Difference>
}

/** The newest day first; of a day by the gateway's name. */
export const newestDays = listOrder("reconciliation", { day: "day desc", gateway: "text asc" })

export class ReconciliationRepository extends Context.Tag("@mentorkit/ReconciliationRepository")<
  ReconciliationRepository,
  {
    /** Postings of the journal to `recordedAccounts`, of entries of `recordedKinds` between two moments. */
    readonly listPostings: (from: DateTime.Utc, until: DateTime.Utc) => Effect.Effect<ReadonlyArray<BookedPosting>>
    /** Days never checked, or last checked before `before` with differences. */
    readonly listDueDays: (
      gateway: string,
      days: ReadonlyArray<LocalDate>,
      before: DateTime.Utc
    ) => Effect.Effect<ReadonlyArray<LocalDate>>
    /** Replaces the result of the day; in a transaction. */
    readonly put: (found: Reconciliation) => Effect.Effect<void>
    /** Newest day first. */
    readonly list: (
      filter: { readonly day: LocalDate | undefined; readonly hasDifferences: boolean },
      page: PageRequest
    ) => Effect.Effect<PageOf<Reconciliation>>
  }
>() {}
