/** Files that several rows hold, as messages would: each row names one file, and owns it. */
import assert from "node:assert/strict"
import { SqlClient } from "@effect/sql"
import { makeStoreFiles } from "@mentorkit/core/internal/kernel"
import { FileKey, FileRegister, FileStore, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Chunk, Data, Effect, Stream } from "effect"

/** Its key holds no row that names it: whoever removes the file under one fails by the reference. */
export const makeMessages = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`
    create table if not exists messages (id uuid primary key, file_key text not null references stored_files (key))`
).pipe(Effect.asVoid, Effect.orDie)

/** The file is not kept any more. */
export class Gone extends Data.TaggedError("Gone") {}

export const newMessage = () => crypto.randomUUID()
export const newFileKey = () => FileKey.make(`test/${crypto.randomUUID()}`)
const owned = (key: FileKey, id: string) => ({ key, owner: { kind: "message", id } })

const addMessage = (key: FileKey, id: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`insert into messages values (${id}, ${key})`).pipe(Effect.orDie)

/** The first message with this file. `last` comes at the end of its transaction, here as below. */
export const store = (key: FileKey, id: string, last: Effect.Effect<void, Gone> = Effect.void) =>
  Effect.gen(function* () {
    const storeFiles = yield* makeStoreFiles
    const content = Stream.make(new Uint8Array(1000))
    const files = [{ ...owned(key, id), contentType: "application/pdf", content }]
    yield* storeFiles(files, Effect.zipRight(addMessage(key, id), last))
  })

/** Another message with the same file. */
export const join = (key: FileKey, id: string, last: Effect.Effect<void, Gone> = Effect.void) =>
  Effect.gen(function* () {
    const register = yield* FileRegister
    if (!(yield* register.addOwners([owned(key, id)]))) return yield* new Gone()
    yield* addMessage(key, id)
    yield* last
  }).pipe((work) => Effect.flatMap(UnitOfWork, ({ transact }) => transact(work)))

export const leave = (key: FileKey, id: string, last: Effect.Effect<void, Gone> = Effect.void) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const register = yield* FileRegister
    yield* Effect.orDie(sql`delete from messages where id = ${id}`)
    yield* register.removeOwners([owned(key, id)])
    yield* last
  }).pipe((work) => Effect.flatMap(UnitOfWork, ({ transact }) => transact(work)))

/** Who holds what, by the rows and by the register; and what the register and the store have. */
export const sharedFilesNow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const files = yield* FileStore
  const told = (rows: ReadonlyArray<{ readonly told: string }>) => rows.map(({ told }) => told).sort()
  return {
    messages: told(yield* sql<{ readonly told: string }>`select file_key || ' ' || id as told from messages`),
    owners: told(yield* sql<{ readonly told: string }>`select file_key || ' ' || owner_id as told from file_owners`),
    registered: told(yield* sql<{ readonly told: string }>`select key as told from stored_files`),
    stored: Chunk.toReadonlyArray(yield* Stream.runCollect(files.list("")))
      .map(({ key }): string => key)
      .sort()
  }
}).pipe(Effect.orDie)

/** After a sweep: each row has its bytes and is an owner, and nothing else is there. */
export const assertNothingLost = Effect.gen(function* () {
  const { messages, owners, registered, stored } = yield* sharedFilesNow
  assert.deepStrictEqual(owners, messages)
  const named = [...new Set(messages.map((told) => told.split(" ")[0]))].sort()
  assert.deepStrictEqual(registered, named)
  assert.deepStrictEqual(stored, named)
  return messages
})
