/**
 * A mentor and an admin about one document: what is approved is never lost, replaced, or followed by another of its type.
 * The first four fall without the lock of the mentor's profile in `makeLockDocuments`. Real connections, real time.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { maxDocuments } from "@mentorkit/core/internal/verification"
import { PersonalData } from "@mentorkit/core/personal-data"
import { Verification, VerificationDocumentId } from "@mentorkit/core/verification"
import { VerificationDocumentRepository } from "@mentorkit/core/verification/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newMentor, type TestMentor } from "@mentorkit/test-kit/people/profiles"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, Effect, Either, Option } from "effect"
import { filesNow, newAdmin, replace, sweepFiles, upload } from "../support/verification-fixtures.js"

const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })

const newDocument = Effect.gen(function* () {
  const owner: TestMentor = yield* newMentor()
  const { id, fileSize } = yield* upload(owner.mentor)
  return { ...owner, id: VerificationDocumentId.make(id), fileSize }
})

const approve = (id: VerificationDocumentId) =>
  Effect.gen(function* () {
    const kit = yield* Verification
    return yield* kit.reviewDocument(yield* newAdmin, { id, status: "approved" })
  })

const rowsOf = (mentorId: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly id: string; readonly status: string; readonly state: string }>`
      select id, status, state from verification_documents join stored_files on key = file_key
      where mentor_id = ${mentorId} order by status, id`
  ).pipe(Effect.orDie)

describe.each(concurrent)("races about documents on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    it.scoped("what is being approved is neither replaced, deleted nor followed", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const first = yield* newDocument
        const replaced = yield* duringOpen(approve(first.id), replace(first.mentor, first.id))
        const second = yield* newDocument
        const removed = yield* duringOpen(approve(second.id), kit.deleteDocument(second.mentor, { id: second.id }))
        const third = yield* newDocument
        const followed = yield* duringOpen(approve(third.id), upload(third.mentor))
        assert.deepStrictEqual(
          [tagOf(replaced), tagOf(removed), tagOf(followed)],
          ["DocumentLocked", "DocumentLocked", "DocumentTypeApproved"]
        )
        for (const { id, mentorId } of [first, second, third]) {
          assert.deepStrictEqual(yield* rowsOf(mentorId), [{ id, status: "approved", state: "kept" }])
        }
      })
    )

    it.scoped("what is being replaced or deleted is not approved unseen", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { id, mentor, mentorId } = yield* newDocument
        const removed = yield* duringOpen(kit.deleteDocument(mentor, { id }), approve(id))
        assert.strictEqual(tagOf(removed), "DocumentNotFound")
        assert.deepStrictEqual(yield* rowsOf(mentorId), [])
      })
    )

    it.scoped("at the same moment, in any order, the outcome is one of those that there may be", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        for (let round = 0; round < 12; round++) {
          const { id, mentor, mentorId } = yield* newDocument
          const rival = [
            Effect.asVoid(replace(mentor, id)),
            Effect.asVoid(kit.deleteDocument(mentor, { id })),
            Effect.asVoid(upload(mentor)),
            Effect.asVoid(replace(mentor, id, { type: "id_card" }))
          ][round % 4]!
          const works = [Effect.asVoid(approve(id)), rival, Effect.asVoid(approve(id))]
          const [first, , second] = yield* together<
            void,
            { readonly _tag: string },
            Effect.Effect.Context<(typeof works)[number]>
          >(works)
          const rows = yield* rowsOf(mentorId)
          const approvals = [first, second].filter((one) => one !== undefined && Either.isRight(one)).length
          const approved = rows.filter(({ status }) => status === "approved")
          assert.isAtMost(approvals, 1)
          assert.lengthOf(approved, approvals)
          assert.isTrue(rows.every(({ state }) => state === "kept"))
        }
        yield* sweepFiles
        const { named, registered, stored } = yield* filesNow
        assert.deepStrictEqual(stored, named)
        assert.deepStrictEqual(registered, named)
      })
    )

    it.scoped("of two admins one decides", () =>
      Effect.gen(function* () {
        const { id } = yield* newDocument
        const tags = (yield* together(Array.replicate(approve(id), 6))).map(tagOf).sort()
        assert.deepStrictEqual(tags, [...Array.replicate("DocumentNotPending", 5), "done"])
      })
    )

    // Falls where a document is removed by its id alone.
    it.effect("what has been approved or replaced since it was read is not removed, whoever forgot the lock", () =>
      Effect.gen(function* () {
        const documents = yield* VerificationDocumentRepository
        const { id, mentor, mentorId } = yield* newDocument
        const read = Effect.map(documents.find(id), Option.getOrThrow)
        const first = yield* read
        yield* replace(mentor, id)
        const second = yield* read
        yield* approve(id)
        for (const stale of [first, second]) assert.isFalse(yield* documents.remove(stale))
        assert.deepStrictEqual(yield* rowsOf(mentorId), [{ id, status: "approved", state: "kept" }])
      })
    )

    it.scoped("of uploads at once no more stay than a mentor may have", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { id, mentor, mentorId } = yield* newDocument
        const others = maxDocuments - 3
        yield* sql`insert into stored_files select 'test/' || ${id} || '/' || n, 'kept', now() from generate_series(1, ${others}) n`
        yield* sql`
          insert into verification_documents (id, mentor_id, document_type, file_key, original_name, mime_type, file_size,
            status, created_at, updated_at)
          select gen_random_uuid(), mentor_id, document_type, 'test/' || id || '/' || n, original_name, mime_type,
            file_size, status, created_at, updated_at
          from verification_documents, generate_series(1, ${others}) n where id = ${id}`
        const tags = (yield* together(Array.replicate(upload(mentor), 6))).map(tagOf).sort()
        assert.deepStrictEqual(tags, [...Array.replicate("TooManyDocuments", 4), "done", "done"])
        assert.lengthOf(yield* rowsOf(mentorId), maxDocuments)
        yield* sql`delete from verification_documents where file_key like ${`test/${id}/%`}`
        yield* sql`delete from stored_files where key like ${`test/${id}/%`}`
      })
    )

    // Falls without `users.lockShared`: the row comes after the erasure, and stays.
    it.scoped("who leaves while they upload leaves nothing", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const { mentor, mentorId, user } = yield* newDocument
        const uploaded = yield* duringOpen(eraseAccount(user, {}), upload(mentor, "id_card"))
        assert.strictEqual(tagOf(uploaded), "MentorProfileNotFound")
        assert.deepStrictEqual(yield* rowsOf(mentorId), [])
        yield* sweepFiles
        const { named, registered, stored } = yield* filesNow
        assert.deepStrictEqual(stored, named)
        assert.deepStrictEqual(registered, named)
      })
    )
  })
})
