/** Ports of earnings. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import type { Currency, MentorId } from "../kernel/index.js"
import type { JournalEntry, MentorAccount } from "./ledger.js"

export interface Balance {
  readonly currency: Currency
  readonly account: MentorAccount
  readonly minor: bigint
}

/** A mentor's income in one period: sales less fee, and the mentor's share of refunds. */
export interface Earned {
  readonly currency: Currency
  /** Index of the period, from 0. */
  readonly index: number
  readonly earnedMinor: bigint
  readonly refundedMinor: bigint
}

export class Ledger extends Context.Tag("@mentorkit/Ledger")<
  Ledger,
  {
    /**
     * Only inside a transaction, and takes part in it. Of all attempts to post one fact, parallel ones included, exactly one
     * answers "posted". The database refuses an entry that does not balance when the transaction commits.
     */
    readonly post: (entry: JournalEntry) => Effect.Effect<"posted" | "known">
    /** Like `post` for each entry, in few statements. */
    readonly postAll: (entries: ReadonlyArray<JournalEntry>) => Effect.Effect<void>
    /** Every account of the mentor with any posting, in every currency. */
    readonly listBalances: (mentorId: MentorId) => Effect.Effect<ReadonlyArray<Balance>>
    /**
     * What the mentor has available in the currency, below zero where more was clawed back than there was. Nobody else
     * posts to it until the transaction ends. The last lock of a transaction, as balances are.
     */
    readonly lockAvailable: (mentorId: MentorId, currency: Currency) => Effect.Effect<bigint>
    /**
     * In these currencies only. `edges` ascend; stretch n runs from edge n, inclusive, to edge n + 1, exclusive.
     * Stretches in which nothing happened in a currency are left out. One statement.
     */
    readonly listEarned: (
      mentorId: MentorId,
      currencies: ReadonlyArray<Currency>,
      edges: ReadonlyArray<DateTime.Utc>
    ) => Effect.Effect<ReadonlyArray<Earned>>
  }
>() {}
