/** Keeps files and the rows that name them together: both exist, or neither. */
import { Array, Cause, DateTime, Effect, Exit, Option, type Stream } from "effect"
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

/** Files on their way into the store, which the register knows by then. */
export const makeFileWriting = Effect.gen(function* () {
  const store = yield* FileStore
  const register = yield* FileRegister

  /** One after the other. */
  const write = (files: ReadonlyArray<Omit<NewFile, "owner">>): Effect.Effect<void> =>
    Effect.forEach(files, ({ content, contentType, key }) => Effect.orDie(store.put(key, content, { contentType })), {
      discard: true
    }).pipe(Effect.timeout(writtenWithin), Effect.orDie)

  /** `work` confirms the files. After any failure of it they are removed, at the latest by the sweep. */
  const orGiveUp = <A, E, R>(keys: ReadonlyArray<FileKey>, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    // If the commit happened despite the error, the files are confirmed by then, and stay.
    const abandoned = Effect.flatMap(DateTime.now, (now) => register.abandon(keys, now))
    return Effect.onExit(work, (exit) =>
      Exit.isSuccess(exit) ? Effect.void : Effect.ignoreLogged(Effect.sandbox(abandoned))
    )
  }

  return { write, orGiveUp }
})

export const givenUpTooSoon = "Files took so long to be stored that they were given up."

/**
 * `storeFiles(files, work)`: stores the files one after the other, then runs `work` in a transaction, at whose commit they
 * are there for good. After any failure they are removed, at the latest by the sweep. Not to be used within a transaction.
 */
export const makeStoreFiles = Effect.gen(function* () {
  const register = yield* FileRegister
  const { transact } = yield* UnitOfWork
  const { orGiveUp, write } = yield* makeFileWriting

  return <A, E, R>(files: ReadonlyArray<NewFile>, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const keys = files.map(({ key }) => key)
    const confirming = Effect.gen(function* () {
      const done = yield* work
      const areConfirmed = yield* register.confirm(files, yield* DateTime.now)
      return areConfirmed ? done : yield* Effect.dieMessage(givenUpTooSoon)
    })
    const begun = Effect.flatMap(DateTime.now, (now) => register.begin(keys, now))
    return orGiveUp(keys, begun.pipe(Effect.zipRight(write(files)), Effect.zipRight(transact(confirming))))
  }
})

/** Removes files that no row names, and unfinished ones. */
export const storedFileSweeps = Effect.gen(function* () {
  const store = yield* FileStore
  const register = yield* FileRegister

  /** Its key once it is gone. A failure blocks nobody; it is tried again later. */
  const remove = (key: FileKey) =>
    store.remove(key).pipe(
      Effect.as(Option.some(key)),
      Effect.catchAllCause((cause) =>
        Effect.as(
          Effect.logError("A file could not be removed; it is tried again.", Cause.pretty(cause)),
          Option.none<FileKey>()
        )
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
      const removed = Array.getSomes(yield* Effect.forEach(keys, remove))
      yield* register.remove(removed)
      return removed.length
    })
  }
  return [removeUnused, ...store.upkeep]
})
