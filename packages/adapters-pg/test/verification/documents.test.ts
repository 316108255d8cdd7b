/** Verification documents, from the upload to the review, as the spec has them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { Mentor } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { Profiles } from "@mentorkit/core/profiles"
import { Verification, VerificationDocumentId } from "@mentorkit/core/verification"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { pdf } from "@mentorkit/test-kit/files/pdfs"
import { noise, picture } from "@mentorkit/test-kit/files/pictures"
import { eventsOf, newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Chunk, Effect, Either, Stream } from "effect"
import { filesNow, newAdmin, replace, sweepFiles, upload, uploaded } from "../support/verification-fixtures.js"

const tagOf = <A>(result: Either.Either<A, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

const idOf = ({ id }: { readonly id: string }) => VerificationDocumentId.make(id)

const list = (mentor: Mentor) =>
  Effect.flatMap(Verification, (kit) => Effect.map(kit.listDocuments(mentor, {}), (all) => all.verification_documents))

const review = (id: VerificationDocumentId, status: "approved" | "rejected", notes?: string) =>
  Effect.gen(function* () {
    const kit = yield* Verification
    const { verification_document } = yield* kit.reviewDocument(yield* newAdmin, { id, status, notes })
    return verification_document
  })

const contentOf = (mentor: Mentor, id: VerificationDocumentId) =>
  Effect.gen(function* () {
    const { file } = yield* (yield* Verification).downloadDocument(mentor, { id })
    const pieces = yield* Stream.runCollect(Stream.fromReadableStream(file.open, (error) => error))
    return { ...file, bytes: Buffer.concat(Chunk.toReadonlyArray(pieces)) }
  })

describe.each(engines)("verification documents on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.scoped("each file of an upload is a document of its own that waits, and is downloaded as it was sent", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { mentor } = yield* newMentor({ approved: false })
        const bytes = pdf("my passport")
        const jpeg = yield* Effect.promise(() => picture("jpeg", 60, 40))
        const documents = [yield* uploaded(bytes, "front.pdf"), yield* uploaded(jpeg, "back.exe")]
        const { verification_documents: added } = yield* kit.uploadDocuments(mentor, {
          document_type: "passport",
          documents
        })
        assert.deepStrictEqual(
          added.map(({ adminNotes, documentTypeLabel, mimeType, originalName, status, statusLabel }) => [
            ...[originalName, mimeType, documentTypeLabel],
            ...[status, statusLabel, adminNotes]
          ]),
          [
            ["front.pdf", "application/pdf", "Passport", "pending", "Pending Review", null],
            ["back.exe", "image/jpeg", "Passport", "pending", "Pending Review", null]
          ]
        )
        const [front, back] = added.map(idOf)
        const content = yield* contentOf(mentor, front!)
        assert.isTrue(content.bytes.equals(bytes))
        assert.deepStrictEqual([content.fileName, content.contentType], ["front.pdf", "application/pdf"])
        // No machine takes it for a program.
        const picked = yield* contentOf(mentor, back!)
        assert.deepStrictEqual([picked.fileName, picked.contentType], ["back.exe.jpg", "image/jpeg"])
        assert.strictEqual(picked.bytes.length, added[1]?.fileSize)
        assert.match(added[0]!.downloadUrl, new RegExp(`/api/v1/mentor/verification-documents/${front}/download$`))
      })
    )

    it.scoped("the newest comes first, in the mentor's own profile too", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        const first = yield* upload(mentor, "passport")
        const second = yield* upload(mentor, "id_card")
        const shown = (yield* list(mentor)).map(({ id }) => id)
        assert.deepStrictEqual(shown, [second.id, first.id])
        const { mentor_profile } = yield* (yield* Profiles).getMentorProfile(mentor, {})
        assert.deepStrictEqual(
          mentor_profile.verification_documents.map(({ id }) => id),
          shown
        )
      })
    )

    // Falls where chance orders what came in one moment: five files are in order by chance once in 120 times.
    it.scoped("files of one upload keep the order in which they were sent, the last one first", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        const names = ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]
        const documents = yield* Effect.forEach(names, (name) => uploaded(pdf(name), name))
        yield* (yield* Verification).uploadDocuments(mentor, { document_type: "passport", documents })
        assert.deepStrictEqual(
          (yield* list(mentor)).map(({ originalName }) => originalName),
          [...names].reverse()
        )
      })
    )

    it.scoped("a review happens once, and is written down, told, and shown", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const kit = yield* Verification
        const { mentor, mentorId, userId } = yield* newMentor()
        const [id, other] = [idOf(yield* upload(mentor)), idOf(yield* upload(mentor, "id_card"))]
        const rejected = yield* review(id, "rejected", "Too dark to read")
        assert.deepInclude(rejected, { status: "rejected", adminNotes: "Too dark to read" })
        assert.deepInclude(rejected.mentor, { id: mentorId, userId, approvalStatusLabel: "Approved" })
        const approved = yield* review(other, "approved")
        assert.deepInclude(approved, { status: "approved", adminNotes: null })
        for (const status of ["approved", "rejected"] as const) {
          const again = yield* Effect.either(review(id, status, "Once more"))
          assert.strictEqual(tagOf(again), "DocumentNotPending")
        }
        const events = [...(yield* eventsOf(id)), ...(yield* eventsOf(other))]
        assert.deepStrictEqual(
          events.map(({ payload }) => payload),
          [
            { documentId: id, documentType: "passport", status: "rejected", notes: "Too dark to read" },
            { documentId: other, documentType: "id_card", status: "approved", notes: null }
          ].map((one) => ({ ...one, mentorId, userId, fileName: "passport.pdf" }))
        )
        const audit = yield* sql`select action, before, after from audit_log where subject_id = ${id}`
        assert.deepStrictEqual(audit, [
          {
            action: "verification_document.rejected",
            before: { status: "pending", admin_notes: null },
            after: { status: "rejected", admin_notes: "Too dark to read" }
          }
        ])
        // Who has looked at it is told, too; of what is not there nobody can have.
        const looking = yield* newAdmin
        yield* kit.downloadDocumentToReview(looking, { id: other })
        const [looked] = yield* sql`
          select actor_id from audit_log where subject_id = ${other} and action = 'verification_document.downloaded'`
        assert.deepStrictEqual(looked, { actorId: looking.userId })
        const unknown = { id: VerificationDocumentId.make(crypto.randomUUID()), status: "approved" } as const
        assert.strictEqual(
          tagOf(yield* Effect.either(kit.reviewDocument(yield* newAdmin, unknown))),
          "DocumentNotFound"
        )
      })
    )

    it.scoped("another file wipes the review, and takes the old one away", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { mentor } = yield* newMentor()
        const id = idOf(yield* upload(mentor, "passport", pdf("old")))
        yield* review(id, "rejected", "Too dark to read")
        const bytes = pdf("new and clear")
        const { verification_document } = yield* replace(mentor, id, { bytes, name: "clear.pdf", type: "id_card" })
        assert.deepInclude(verification_document, {
          id,
          documentType: "id_card",
          originalName: "clear.pdf",
          status: "pending",
          adminNotes: null,
          fileSize: bytes.length
        })
        const rows = yield* sql`select reviewed_by, reviewed_at from verification_documents where id = ${id}`
        assert.deepStrictEqual(rows, [{ reviewedBy: null, reviewedAt: null }])
        assert.isTrue((yield* contentOf(mentor, id)).bytes.equals(bytes))
        yield* sweepFiles
        const { named, registered, stored } = yield* filesNow
        assert.deepStrictEqual(stored, named)
        assert.deepStrictEqual(registered, named)
      })
    )

    // Falls without the comparison: the mentor's last file would be approved unseen.
    it.scoped("a review of a file that was replaced meanwhile is refused where it says which file it saw", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const admin = yield* newAdmin
        const { mentor, mentorId } = yield* newMentor()
        const id = idOf(yield* upload(mentor, "passport", pdf("genuine")))
        const seen = kit
          .listDocumentsToReview(admin, { mentor_id: mentorId, page: 1, per_page: 50 })
          .pipe(Effect.map(({ verification_documents }) => verification_documents.items[0]?.version))
        const version = yield* seen
        yield* Effect.sleep("5 millis")
        yield* replace(mentor, id, { bytes: pdf("forged") })
        const approve = (version: number | undefined) =>
          Effect.either(kit.reviewDocument(admin, { id, status: "approved", version }))
        assert.strictEqual(tagOf(yield* approve(version)), "DocumentReplaced")
        assert.strictEqual(tagOf(yield* approve(yield* seen)), "done")
      })
    )

    // 70 MB and more, were it kept a PNG.
    it.scoped("a small file does not become a vast one by being drawn anew", () =>
      Effect.gen(function* () {
        const png = yield* Effect.promise(() => noise(6000))
        assert.isBelow(png.length, 5 * 1024 * 1024)
        const { mentor } = yield* newMentor()
        const { fileSize, mimeType } = yield* upload(mentor, "passport", png, "noise.png")
        assert.strictEqual(mimeType, "image/jpeg")
        assert.isBelow(fileSize, 15 * 1024 * 1024)
      })
    )

    it.scoped("what is approved is locked, and so is its type", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { mentor } = yield* newMentor()
        const [approved, sibling] = [idOf(yield* upload(mentor)), idOf(yield* upload(mentor))]
        const other = idOf(yield* upload(mentor, "id_card"))
        yield* review(approved, "approved")
        const before = yield* list(mentor)
        const refused = yield* Effect.all([
          Effect.flip(replace(mentor, approved)),
          Effect.flip(replace(mentor, approved, { type: "id_card" })),
          Effect.flip(kit.deleteDocument(mentor, { id: approved })),
          Effect.flip(upload(mentor)),
          Effect.flip(replace(mentor, sibling)),
          Effect.flip(replace(mentor, other, { type: "passport" }))
        ])
        const taken = "Your Passport has already been approved and cannot be replaced."
        assert.deepStrictEqual(
          refused.map(({ message }) => message),
          [
            "An approved verification document cannot be updated.",
            "An approved verification document cannot be updated.",
            "An approved verification document cannot be deleted.",
            ...[taken, taken, taken]
          ]
        )
        assert.deepStrictEqual(yield* list(mentor), before)
        // Away from that type, or gone, it may be.
        yield* replace(mentor, sibling, { type: "driving_license" })
        yield* kit.deleteDocument(mentor, { id: sibling })
        assert.strictEqual((yield* upload(mentor, "driving_license")).status, "pending")
      })
    )

    it.scoped("a deleted document is gone with its file", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { mentor } = yield* newMentor()
        const id = idOf(yield* upload(mentor))
        yield* kit.deleteDocument(mentor, { id })
        assert.deepStrictEqual(yield* list(mentor), [])
        const gone = [
          yield* Effect.flip(kit.deleteDocument(mentor, { id })),
          yield* Effect.flip(kit.downloadDocument(mentor, { id }))
        ]
        for (const { _tag } of gone) assert.strictEqual(_tag, "DocumentNotFound")
        yield* sweepFiles
        const { named, stored } = yield* filesNow
        assert.deepStrictEqual(stored, named)
      })
    )

    it.scoped("another mentor's document is as unknown as nobody's", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const [{ mentor }, { mentor: stranger }] = [yield* newMentor(), yield* newMentor()]
        const id = idOf(yield* upload(mentor))
        const refused = yield* Effect.all([
          Effect.flip(kit.downloadDocument(stranger, { id })),
          Effect.flip(kit.deleteDocument(stranger, { id })),
          Effect.flip(replace(stranger, id))
        ])
        for (const { _tag } of refused) assert.strictEqual(_tag, "DocumentNotFound")
        assert.lengthOf(yield* list(mentor), 1)
      })
    )

    it.scoped("the queue has what waits, the oldest first, and whatever else is asked for", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const admin = yield* newAdmin
        const { mentor, mentorId: mentor_id } = yield* newMentor()
        const first = idOf(yield* upload(mentor))
        const second = idOf(yield* upload(mentor, "id_card"))
        const third = idOf(yield* upload(mentor, "id_card"))
        yield* review(second, "approved")
        const page = { page: 1, per_page: 10 }
        const ask = (input: Parameters<typeof kit.listDocumentsToReview>[1]) =>
          Effect.map(kit.listDocumentsToReview(admin, input), ({ verification_documents: { items, total } }) => [
            ...items.map(({ id }) => id),
            total
          ])
        assert.deepStrictEqual(yield* ask({ ...page, mentor_id }), [first, third, 2])
        assert.deepStrictEqual(yield* ask({ ...page, mentor_id, status: "all" }), [first, second, third, 3])
        assert.deepStrictEqual(yield* ask({ ...page, mentor_id, status: "approved" }), [second, 1])
        assert.deepStrictEqual(yield* ask({ ...page, mentor_id, document_type: "passport" }), [first, 1])
        assert.deepStrictEqual(yield* ask({ page: 2, per_page: 1, mentor_id }), [third, 2])
        assert.deepStrictEqual(yield* ask({ ...page, page: 2, mentor_id }), [2])
        const { verification_documents: everybody } = yield* kit.listDocumentsToReview(admin, page)
        assert.isTrue(everybody.items.every(({ status }) => status === "pending"))
      })
    )

    it.scoped("who is suspended as a mentor is reviewed all the same; who has left is not there any more", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { mentor, mentorId, user } = yield* newMentor()
        const [id, left] = [idOf(yield* upload(mentor)), idOf(yield* upload(mentor, "id_card"))]
        yield* sql`update mentor_profiles set approval_status = 'suspended' where id = ${mentorId}`
        assert.strictEqual((yield* review(id, "approved")).mentor.approvalStatus, "suspended")
        yield* (yield* PersonalData).eraseAccount(user, {})
        assert.strictEqual(tagOf(yield* Effect.either(review(left, "approved"))), "DocumentNotFound")
        // Somebody who was let in just before.
        assert.strictEqual(tagOf(yield* Effect.either(upload(mentor))), "MentorProfileNotFound")
        assert.deepStrictEqual(yield* list(mentor), [])
        yield* sweepFiles
        const { named, registered, stored } = yield* filesNow
        assert.deepStrictEqual(stored, named)
        assert.deepStrictEqual(registered, named)
      })
    )

    it.scoped("what cannot be read is refused, each file for itself, and leaves nothing", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { mentor } = yield* newMentor()
        const before = yield* filesNow
        const documents = [
          yield* uploaded(),
          yield* uploaded(pdf().subarray(0, 300)),
          yield* uploaded(Buffer.from("%PDF-"))
        ]
        const invalid = yield* Effect.flip(kit.uploadDocuments(mentor, { document_type: "passport", documents }))
        if (invalid._tag !== "InvalidInput") return assert.fail(invalid._tag)
        const message = "Each document must be a PDF, JPG, or PNG file."
        assert.deepStrictEqual(
          [...invalid.problems],
          [1, 2].map((n) => ({ path: ["documents", n], message }))
        )
        assert.deepStrictEqual(yield* filesNow, before)
      })
    )
  })
})
