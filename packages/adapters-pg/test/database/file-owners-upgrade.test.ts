/** Files from before they had owners, and hosts of the release before that run beside this one. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { ProfileImageId, ProfileMedia } from "@mentorkit/core/profile-media"
import { ProfileImageRepository } from "@mentorkit/core/profile-media/ports"
import { Verification, VerificationDocumentId } from "@mentorkit/core/verification"
import { emptyPostgresUrl, everyEngine, hostOn } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Stream } from "effect"
import { applyMissing } from "../../src/database/migrator/migrate.js"
import { migrations } from "../../src/migrations.js"
import { namingFiles, newOwner } from "../support/file-rows.js"
import { filesNow, sweepFiles } from "../support/verification-fixtures.js"

const owners = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly told: string }>`
    select owner_kind || ' ' || owner_id || ' ' || file_key as told from file_owners order by file_key`
).pipe(
  Effect.orDie,
  Effect.map((rows) => rows.map(({ told }) => told))
)

const put = (key: FileKey) =>
  Effect.flatMap(FileStore, (files) => files.put(key, Stream.make(new Uint8Array(10)), { contentType: "image/webp" }))

/** The statements of the release before, as its hosts send them. */
const before = {
  begin: (keys: ReadonlyArray<FileKey>) =>
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) =>
        sql`insert into stored_files ${sql.insert(keys.map((key) => ({ key, state: "pending", since: new Date(0) })))}`
    ),
  move: (keys: ReadonlyArray<FileKey>, from: string, to: string) =>
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`
        update stored_files set state = ${to}, since = ${new Date(0)} where ${sql.in("key", keys)} and state = ${from}
        returning key`
    )
}

/** A document of a mentor, as a host of the release before stores one. */
const storeAsBefore = Effect.fnUntraced(function* (mentorId: string) {
  const sql = yield* SqlClient.SqlClient
  const file = { key: FileKey.make(`verification/${crypto.randomUUID()}`), owner: newOwner() }
  yield* before.begin([file.key])
  yield* put(file.key)
  yield* sql.withTransaction(Effect.zipRight(namingFiles(mentorId, [file]), before.move([file.key], "pending", "kept")))
  return { ...file, id: VerificationDocumentId.make(file.owner.id) }
}, Effect.orDie)

describe("files from before there were owners", () => {
  it.scopedLive("get the rows that name them for owners, and those that are to be removed get none", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* applyMissing(migrations.filter(({ name }) => name < "20261125"))
        yield* sql`set session_replication_role = replica`
        const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`
        const sizes = ["large", "small"].map((size) => `profiles/${id(3)}/${size}`)
        for (const [state, keys] of [
          ["kept", ["verification/a", ...sizes]],
          ["pending", ["verification/b"]],
          ["discarded", ["verification/c", `profiles/${id(4)}/large`]]
        ] as const) {
          yield* sql`insert into stored_files ${sql.insert(keys.map((key) => ({ key, state, since: new Date(0) })))}`
        }
        yield* namingFiles(id(1), [{ key: FileKey.make("verification/a"), owner: { kind: "", id: id(2) } }])
        yield* sql`
          insert into profile_images values (${id(3)}, ${id(1)}, 'avatar', array['large', 'small'], to_timestamp(0))`
        yield* sql`set session_replication_role = origin`
        yield* applyMissing(migrations)
        assert.deepStrictEqual(yield* owners, [
          ...sizes.map((key) => `profile_image ${id(3)} ${key}`),
          `verification_document ${id(2)} verification/a`
        ])
      }).pipe(Effect.provide(hostOn(url, 1)))
    })
  )
})

describe.each(everyEngine)("a host of the release before on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    const assertWhole = Effect.gen(function* () {
      yield* sweepFiles
      const { named, registered, stored } = yield* filesNow
      assert.deepStrictEqual([registered, stored], [named, named])
      assert.lengthOf(yield* owners, named.length)
      return named
    })

    // Falls without the trigger at the commit: the file has no owner, and nobody who leaves takes it along.
    it.effect("keeps files that this one then removes", () =>
      Effect.gen(function* () {
        const kit = yield* Verification
        const { eraseAccount } = yield* PersonalData
        const { mentor, mentorId, user } = yield* newMentor()
        const [first, second] = [yield* storeAsBefore(mentorId), yield* storeAsBefore(mentorId)]
        assert.lengthOf(yield* owners, 2)
        yield* kit.deleteDocument(mentor, { id: first.id })
        assert.deepStrictEqual(yield* assertWhole, [second.key])
        yield* eraseAccount(user, {})
        assert.deepStrictEqual(yield* assertWhole, [])
      })
    )

    it.effect("keeps images that this one then removes", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const images = yield* ProfileImageRepository
        const kit = yield* ProfileMedia
        const me = yield* newUser()
        const id = ProfileImageId.make(crypto.randomUUID())
        const keys = ["large", "small"].map((size) => FileKey.make(`profiles/${id}/${size}`))
        yield* before.begin(keys)
        yield* Effect.forEach(keys, put)
        const image = {
          id,
          userId: me.userId,
          kind: "avatar",
          sizes: ["large", "small"],
          createdAt: yield* DateTime.now
        } as const
        yield* sql.withTransaction(Effect.zipRight(images.put(image), before.move(keys, "pending", "kept")))
        assert.lengthOf(yield* owners, 2)
        yield* kit.removeMedia(me, { kind: "avatar" })
        assert.deepStrictEqual(yield* assertWhole, [])
      }).pipe(Effect.orDie)
    )

    it.effect("removes files that this one has kept", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { mentorId } = yield* newMentor()
        const { id, key } = yield* storeAsBefore(mentorId)
        yield* sql.withTransaction(
          Effect.zipRight(
            sql`delete from verification_documents where id = ${id} and status <> 'approved' returning id`,
            before.move([key], "kept", "discarded")
          )
        )
        assert.deepStrictEqual(yield* assertWhole, [])
      }).pipe(Effect.orDie)
    )
  })
})
