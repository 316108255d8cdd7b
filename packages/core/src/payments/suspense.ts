/** Entries of the journal for money in suspense. Their keys name the review that it waits for. Pure. */
import type { DateTime } from "effect"
import { type JournalEntry, type JournalEntryId, suspenseEntry } from "../earnings/index.js"
import type { Amount } from "../kernel/index.js"
import { ReviewId } from "./ids.js"

interface SuspenseFact {
  readonly id: JournalEntryId
  readonly reviewId: ReviewId
  readonly at: DateTime.Utc
}

/** The money has come. */
export const suspend = (received: Amount, { at, id, reviewId }: SuspenseFact): JournalEntry =>
  suspenseEntry(received, { id, kind: "suspense", of: reviewId, at })

/** An admin has accepted all of it: it leaves suspense and becomes a sale. */
export const acceptSuspended = ({ currency, minor }: Amount, { at, id, reviewId }: SuspenseFact): JournalEntry =>
  suspenseEntry({ currency, minor: -minor }, { id, kind: "suspense_returned", of: reviewId, at })

/** The gateway has returned some more of it, `returnedMinor` in all. */
export const returnSuspended = (
  { currency, minor }: Amount,
  returnedMinor: bigint,
  { at, id, reviewId }: SuspenseFact
): JournalEntry =>
  suspenseEntry({ currency, minor: -minor }, { id, kind: "suspense_returned", of: `${reviewId}:${returnedMinor}`, at })

/** What such an entry is about, by its key; null for any other entry. */
export const suspenseOf = ({
  idempotencyKey,
  kind
}: Pick<JournalEntry, "idempotencyKey" | "kind">): {
  readonly reviewId: ReviewId
  readonly isAccepted: boolean
} | null => {
  if (kind !== "suspense" && kind !== "suspense_returned") return null
  const [, reviewId = "", returned] = idempotencyKey.split(":")
  return { reviewId: ReviewId.make(reviewId), isAccepted: kind === "suspense_returned" && returned === undefined }
}
