/** Ports of verification. A failing database is a defect, so no port has an error type for it. */
import { Context, type Effect, type Option } from "effect"
import { listOrder, type MentorId, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { ApprovalStatus, DocumentStatus, DocumentType } from "../profiles/index.js"
import type { VerificationDocument } from "./document.js"
import type { VerificationDocumentId } from "./ids.js"

export interface DocumentFilter {
  /** Null: any, here as below. */
  readonly status: DocumentStatus | null
  readonly documentType: DocumentType | null
  readonly mentorId: MentorId | null
}

/** The mentor of a document. */
export interface DocumentOwner {
  readonly mentorId: MentorId
  readonly userId: UserId
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly approvalStatus: ApprovalStatus
}

/** Those that have waited longest first. */
export const oldestDocuments = listOrder("verification-documents", { createdAt: "moment asc", id: "uuid asc" })

/**
 * Nothing here locks: whoever changes documents of a mentor holds the lock of the mentor's profile, so that what is
 * decided about all of them stays true.
 */
export class VerificationDocumentRepository extends Context.Tag("@mentorkit/VerificationDocumentRepository")<
  VerificationDocumentRepository,
  {
    /** All documents of a mentor, newest first. */
    readonly list: (mentorId: MentorId) => Effect.Effect<ReadonlyArray<VerificationDocument>>
    readonly find: (id: VerificationDocumentId) => Effect.Effect<Option.Option<VerificationDocument>>
    readonly add: (documents: ReadonlyArray<VerificationDocument>) => Effect.Effect<void>
    /**
     * Stores `after` if the document still has the status and the file of `before`, and answers whether it had: one
     * conditional update. Mentor and creation stay.
     */
    readonly move: (before: VerificationDocument, after: VerificationDocument) => Effect.Effect<boolean>
    /** Only if status and file still are as given; returns whether it was removed. */
    readonly remove: (document: VerificationDocument) => Effect.Effect<boolean>
    /** Oldest first. */
    readonly listQueue: (filter: DocumentFilter, page: PageRequest) => Effect.Effect<PageOf<VerificationDocument>>
    /** One for each of these mentors, in no order. */
    readonly listOwners: (mentorIds: ReadonlyArray<MentorId>) => Effect.Effect<ReadonlyArray<DocumentOwner>>
  }
>() {}
