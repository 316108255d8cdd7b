/** Keeps files and the rows that name them together: both exist, or neither. */
import { Cause, DateTime, Effect, Exit, type Stream } from "effect"
import { type FileOwner, FileRegister } from "./file-register.js"
import { type FileKey, FileStore } from "./file-store.js"
import type { Sweep } from "./sweep.js"
import { UnitOfWork } from "./unit-of-work.js"

export interface NewFile {
  readonly key: FileKey
  /** The first one, in a row that the work stores. */
  readonly owner: FileOwner
  /** Detected content type, never the client's claim. */
  readonly contentType: string
  readonly content: Stream.Stream<Uint8Array>
}

const batch = 100
/** Maximum time from the host's disk to the store. */
const writtenWithin = "30 minutes"
/** By then nobody writes any more. */
const givenUpAfter = { hours: 1 }
const triedAgainAfter = { minutes: 10 }

/**
 * `storeFiles(files, work)`: stores the files one after the other, then runs `work` in a transaction, at whose commit they
 * are there for good. After any failure they are removed, at the latest by the sweep. Not to be used within a transaction.
 */
export const makeStoreFiles = Effect.gen(function* () {
  const store = yield* FileStore
  const register = yield* FileRegister
  const { transact } = yield* UnitOfWork

  return <A, E, R>(files: ReadonlyArray<NewFile>, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const keys = files.map(({ key }) => key)

    const confirming = Effect.gen(function* () {
      const done = yield* work
      const areConfirmed = yield* register.confirm(files, yield* DateTime.now)
      return areConfirmed ? done : yield* Effect.dieMessage("Files took so long to be stored that they were given up.")
    })
    const written = Effect.forEach(
      files,
      ({ content, contentType, key }) => Effect.orDie(store.put(key, content, { contentType })),
      { discard: true }
    ).pipe(Effect.timeout(writtenWithin), Effect.orDie)
    // If the commit happened despite the error, the files are confirmed by then, and stay.
    const abandoned = Effect.flatMap(DateTime.now, (now) => register.abandon(keys, now))

    return Effect.flatMap(DateTime.now, (now) => register.begin(keys, now)).pipe(
      Effect.zipRight(written),
      Effect.zipRight(transact(confirming)),
      Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : Effect.ignoreLogged(Effect.sandbox(abandoned))))
    )
  }
})

/** Removes files that no row names, and unfinished ones. */
export const storedFileSweeps = Effect.gen(function* () {
  const store = yield* FileStore
  const register = yield* FileRegister

  /** A failure blocks nobody; it is tried again later. */
  const remove = (key: FileKey) =>
    Effect.zipRight(store.remove(key), register.remove(key)).pipe(
      Effect.as(1),
      Effect.catchAllCause((cause) =>
        Effect.as(Effect.logError("A file could not be removed; it is tried again.", Cause.pretty(cause)), 0)
      )
    )

  const removeUnused: Sweep = {
    name: "files.removeUnused",
    cron: "* * * * *",
    run: Effect.gen(function* () {
      const now = yield* DateTime.now
      const keys = yield* register.claimRemovable({
        now,
        begunBefore: DateTime.subtract(now, givenUpAfter),
        retryAt: DateTime.add(now, triedAgainAfter),
        limit: batch
      })
      const removed = yield* Effect.forEach(keys, remove)
      return removed.reduce((sum, one) => sum + one, 0)
    })
  }
  return [removeUnused, ...store.upkeep]
})
