/** What adapters and hosts use of earnings beside its public door: `@mentorkit/core/earnings/ports`. */
export { JournalSeals, type Seal } from "./journal-seals.js"
export {
  charge,
  entryBetween,
  entryKinds,
  type JournalEntry,
  mentorAccounts,
  type Posting,
  platformAccounts,
  positionOf,
  type Sale,
  unpaidAccounts
} from "./ledger.js"
export * from "./ports.js"
export { canonicalOf, makeSealJournal } from "./seal-journal.js"
export {
  type WithdrawalEntryKind,
  withdrawalEntry,
  withdrawalEntryKey,
  withdrawalEntryKinds
} from "./withdrawal-entries.js"
