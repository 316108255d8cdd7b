/** Ports of sealing. A failing database is a defect, so the port has no error type for it. */
import { Context, type DateTime, type Effect } from "effect"
import type { JournalEntryId } from "./ids.js"

/** A stored journal entry. */
export interface SealableEntry {
  readonly id: JournalEntryId
  readonly kind: string
  readonly idempotencyKey: string
  readonly paymentId: string | null
  readonly occurredMicros: bigint
  /** Number of the transaction that posted it. */
  readonly postedIn: string
  readonly postings: ReadonlyArray<{
    readonly position: number
    readonly account: string
    readonly mentorId: string | null
    readonly currency: string
    readonly minor: bigint
  }>
}

export interface Seal {
  /** 1, 2, 3 and so on, without gaps. */
  readonly position: bigint
  /** Increases when the database restarts its transaction numbers. */
  readonly numbering: number
  readonly entryId: JournalEntryId
  readonly hash: string
}

export class JournalSeals extends Context.Tag("@mentorkit/JournalSeals")<
  JournalSeals,
  {
    /**
     * Inside a transaction, and whoever comes second waits for its end. Entries that are not sealed and that no
     * transaction which still runs can come before, in the order in which their transactions began; the last seal.
     */
    readonly claim: (limit: number) => Effect.Effect<{
      readonly head: Seal | null
      readonly numbering: number
      readonly entries: ReadonlyArray<SealableEntry>
    }>
    readonly add: (seals: ReadonlyArray<Seal>, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}
