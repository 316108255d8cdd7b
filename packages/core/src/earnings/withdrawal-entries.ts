/** Journal entries of a withdrawal. The money stays the mentor's until it is paid. Pure. */
import type { DateTime } from "effect"
import type { Amount, MentorId } from "../kernel/index.js"
import type { JournalEntryId } from "./ids.js"
import type { EntryKind, JournalEntry, MentorAccount } from "./ledger.js"

/** A withdrawal for the ledger. The amount is positive. */
export interface Payout {
  readonly withdrawalId: string
  readonly mentorId: MentorId
  readonly amount: Amount
}

const moves = {
  withdrawal_requested: ["mentor_available", "mentor_in_review"],
  withdrawal_released: ["mentor_in_review", "mentor_available"],
  withdrawal_paid: ["mentor_in_review", "mentor_withdrawn"]
} as const satisfies { readonly [K in EntryKind]?: readonly [from: MentorAccount, to: MentorAccount] }

/** Requested; released (rejected or failed); paid. */
export type WithdrawalEntryKind = keyof typeof moves
export const withdrawalEntryKinds = Object.keys(moves) as ReadonlyArray<WithdrawalEntryKind>

/** Key of the entry: a withdrawal has one of each kind at most. */
export const withdrawalEntryKey = (kind: WithdrawalEntryKind, withdrawalId: string): string => `${kind}:${withdrawalId}`

export const withdrawalEntry = (
  id: JournalEntryId,
  kind: WithdrawalEntryKind,
  { amount: { currency, minor }, mentorId, withdrawalId }: Payout,
  at: DateTime.Utc
): JournalEntry => {
  const [from, to] = moves[kind]
  return {
    id,
    kind,
    idempotencyKey: withdrawalEntryKey(kind, withdrawalId),
    paymentId: null,
    occurredAt: at,
    postings: [
      { account: from, mentorId, currency, minor: -minor },
      { account: to, mentorId, currency, minor }
    ]
  }
}
