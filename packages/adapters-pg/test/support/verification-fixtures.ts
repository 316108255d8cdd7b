/** Documents as mentors send them, and what the store, its register and the table have of them. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { storedFileSweeps } from "@mentorkit/core/internal/kernel"
import { type Admin, type Mentor, type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { FileStore } from "@mentorkit/core/kernel/ports"
import type { DocumentType } from "@mentorkit/core/profiles"
import { Verification, type VerificationDocumentId } from "@mentorkit/core/verification"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { pdf } from "@mentorkit/test-kit/files/pdfs"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { Chunk, Effect, Stream } from "effect"

/** On the disk of the host, as the transport leaves it; gone with the scope. */
export const uploaded = (bytes: Uint8Array = pdf(), name = "passport.pdf") =>
  Effect.gen(function* () {
    const path = join(yield* newFolder, "0")
    yield* Effect.promise(() => writeFile(path, bytes))
    const head = bytes.subarray(0, 16)
    const file = { path, name, claimedType: "", size: bytes.length, head, digest: "", isTruncated: false }
    return uploadedFile(file) satisfies UploadedFile
  })

export const newAdmin = Effect.map(newUser({ roles: ["admin"] }), ({ userId }): Admin => ({ _tag: "Admin", userId }))

/** One file of a type; answers the document. */
export const upload = (mentor: Mentor, document_type: DocumentType = "passport", bytes?: Uint8Array, name?: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const kit = yield* Verification
      const documents = [yield* uploaded(bytes, name)]
      const [document] = (yield* kit.uploadDocuments(mentor, { document_type, documents })).verification_documents
      return document ?? (yield* Effect.dieMessage("no document"))
    })
  )

export const replace = (
  mentor: Mentor,
  id: VerificationDocumentId,
  options: { readonly type?: DocumentType; readonly bytes?: Uint8Array; readonly name?: string } = {}
) =>
  Effect.scoped(
    Effect.gen(function* () {
      const kit = yield* Verification
      const document = yield* uploaded(options.bytes, options.name)
      return yield* kit.replaceDocument(mentor, { id, document, document_type: options.type })
    })
  )

/** What is to be removed is, until nothing is left of it. */
export const sweepFiles = Effect.gen(function* () {
  const sweeps = yield* storedFileSweeps
  for (const { name, run } of sweeps) {
    if (name !== "files.removeUnused") continue
    while ((yield* run) > 0);
  }
})

/** Names of files: those that rows name, those that the register has, and those that lie in the store. */
export const filesNow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const store = yield* FileStore
  const keys = (rows: ReadonlyArray<{ readonly key: string }>) => rows.map(({ key }) => key).sort()
  return {
    named: keys(yield* sql<{ readonly key: string }>`select file_key as key from verification_documents`),
    registered: keys(yield* sql<{ readonly key: string }>`select key from stored_files`),
    stored: keys(Chunk.toReadonlyArray(yield* Stream.runCollect(store.list(""))))
  }
}).pipe(Effect.orDie)
