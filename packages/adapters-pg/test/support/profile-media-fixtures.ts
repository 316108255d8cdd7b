/** Images of profiles, and what is left of them. */
import { SqlClient } from "@effect/sql"
import { storedFileSweeps } from "@mentorkit/core/internal/kernel"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { blue, picture, red, uploaded } from "@mentorkit/test-kit/files/pictures"
import { Chunk, Effect, Stream } from "effect"

/** A photograph of somebody, larger than the largest avatar. */
export const photo = (colour: typeof red = red) =>
  Effect.flatMap(
    Effect.promise(() => picture("jpeg", 600, 900, colour)),
    (bytes) => uploaded(bytes)
  )

export const banner = Effect.flatMap(
  Effect.promise(() => picture("png", 2000, 700, blue)),
  (bytes) => uploaded(bytes)
)

/** Every file there is, by its name. */
export const storedKeys = Effect.gen(function* () {
  const store = yield* FileStore
  const found = yield* Stream.runCollect(store.list(""))
  return Chunk.toReadonlyArray(found)
    .map(({ key }) => String(key))
    .sort()
})

/** What the register has, with the state of each. */
export const registered = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly key: string; readonly state: string }>`
    select key, state from stored_files order by key`
  return rows.map(({ key, state }) => `${state} ${key}`)
}).pipe(Effect.orDie)

export const sweep = Effect.flatMap(storedFileSweeps, (sweeps) => Effect.forEach(sweeps, ({ run }) => run))

/** Files that belong to an image that somebody shows. */
export const shownKeys = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly key: string }>`
    select 'profiles/' || id || '/' || size as key from profile_images, unnest(sizes) size order by key`
  return rows.map(({ key }) => key)
}).pipe(Effect.orDie)
