/**
 * Files and rows that name them, under every failure: after the sweep the store has what rows name, and nothing else.
 * Falls without `abandon`, without the check of `confirm`, and where files are registered after they are written.
 */
import type { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { makeStoreFiles, type NewFile, storedFileSweeps } from "@mentorkit/core/internal/kernel"
import { FileKey, FileRegister, FileStore } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Exit, Fiber, FastCheck as fc, Layer, Ref, Stream, TestClock } from "effect"
import { namingFiles, newOwner } from "../support/file-rows.js"
import { filesNow, sweepFiles } from "../support/verification-fixtures.js"

const newFile = (bytes: Stream.Stream<Uint8Array> = Stream.make(new Uint8Array(1000))): NewFile => ({
  key: FileKey.make(`test/${crypto.randomUUID()}`),
  owner: newOwner(),
  contentType: "application/pdf",
  content: bytes
})

/** Long after everything that was begun would have been given up. */
const swept = Effect.zipRight(TestClock.adjust("3 hours"), sweepFiles)

const assertWhole = Effect.gen(function* () {
  yield* swept
  const { named, registered, stored } = yield* filesNow
  assert.deepStrictEqual(stored, named)
  assert.deepStrictEqual(registered, named)
})

/** Another store that dies, or waits for ever, at one of its calls. */
const failingStore = (at: number, how: "before" | "after" | "midway" | "stalls") =>
  Effect.gen(function* () {
    const store = yield* FileStore
    const calls = yield* Ref.make(0)
    const broken = Effect.die(new Error("the store is down"))
    const put: (typeof store)["put"] = (key, bytes, options) =>
      Effect.flatMap(
        Ref.getAndUpdate(calls, (count) => count + 1),
        (count) => {
          if (count !== at) return store.put(key, bytes, options)
          switch (how) {
            case "before":
              return broken
            case "after":
              return Effect.zipRight(store.put(key, bytes, options), broken)
            case "midway":
              return store.put(key, Stream.concat(bytes, Stream.fromEffect(broken)), options)
            case "stalls":
              return Effect.zipRight(store.put(key, bytes, options), Effect.never)
          }
        }
      )
    return Layer.succeed(FileStore, { ...store, put })
  })

describe.each(engines)("files and their rows on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are both there after a success", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const files = [newFile(), newFile()]
        const store = yield* makeStoreFiles
        yield* store(files, namingFiles(mentorId, files))
        yield* swept
        const { named, stored } = yield* filesNow
        assert.includeMembers(
          [...named],
          files.map(({ key }) => key)
        )
        assert.deepStrictEqual(stored, named)
      })
    )

    it.effect("are both gone where the store fails, at whichever file and in whatever way", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        for (const how of ["before", "after", "midway"] as const) {
          for (const at of [0, 1, 2]) {
            const before = (yield* filesNow).named
            const files = [newFile(), newFile(), newFile()]
            const store = yield* Effect.provide(makeStoreFiles, yield* failingStore(at, how))
            assert.isTrue(Exit.isFailure(yield* Effect.exit(store(files, namingFiles(mentorId, files)))))
            yield* assertWhole
            assert.deepStrictEqual((yield* filesNow).named, before)
          }
        }
      })
    )

    it.effect("are both gone where the work fails, dies or cannot commit", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const store = yield* makeStoreFiles
        const ends: ReadonlyArray<
          (files: ReadonlyArray<NewFile>) => Effect.Effect<void, unknown, SqlClient.SqlClient>
        > = [
          () => Effect.fail("refused"),
          (files) => Effect.zipRight(namingFiles(mentorId, files), Effect.fail("refused late")),
          (files) => Effect.zipRight(namingFiles(mentorId, files), Effect.die("broken")),
          (files) => Effect.zipRight(namingFiles(mentorId, files), namingFiles(mentorId, files)),
          (files) => namingFiles(crypto.randomUUID(), files)
        ]
        const before = (yield* filesNow).named
        for (const end of ends) {
          const files = [newFile(), newFile()]
          assert.isTrue(Exit.isFailure(yield* Effect.exit(store(files, end(files)))))
          yield* assertWhole
        }
        assert.deepStrictEqual((yield* filesNow).named, before)
      })
    )

    it.effect("are both there or both gone wherever an interruption falls", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const store = yield* makeStoreFiles
        const runtime = yield* Effect.runtime<Effect.Effect.Context<typeof assertWhole> | SqlClient.SqlClient>()
        const run = fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 3 }), (turns, count) =>
          Effect.gen(function* () {
            const files = Array.from({ length: count }, () => newFile())
            const fiber = yield* Effect.fork(store(files, namingFiles(mentorId, files)))
            // So many turns of the event loop later.
            for (let turn = 0; turn < turns; turn++) {
              yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
            }
            yield* Fiber.interrupt(fiber)
            yield* assertWhole
            const { named } = yield* filesNow
            const kept = files.filter(({ key }) => named.includes(key)).length
            assert.include([0, count], kept)
          }).pipe(Effect.provide(runtime), Effect.runPromise)
        )
        yield* Effect.promise(() => fc.assert(run, { numRuns: 40 }))
      })
    )

    it.effect("a store that never answers is given up before the sweep gives its files up", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const files = [newFile(), newFile()]
        const store = yield* Effect.provide(makeStoreFiles, yield* failingStore(1, "stalls"))
        const fiber = yield* Effect.fork(Effect.exit(store(files, namingFiles(mentorId, files))))
        // The first file lies there, and so does the second one by then.
        while ((yield* filesNow).stored.length < (yield* filesNow).named.length + 2) yield* Effect.yieldNow()
        yield* TestClock.adjust("29 minutes")
        yield* sweepFiles
        assert.lengthOf((yield* filesNow).registered, (yield* filesNow).named.length + 2)
        yield* TestClock.adjust("1 minute")
        assert.isTrue(Exit.isFailure(yield* Fiber.join(fiber)))
        yield* assertWhole
      })
    )

    // The host's clock jumps: the sweep looks before the last file is written.
    it.effect("what the sweep has given up in the middle leaves nothing, forgotten by then or not", () =>
      Effect.gen(function* () {
        const { mentorId } = yield* newMentor()
        const register = yield* FileRegister
        const jump = (forgets: boolean) =>
          Stream.drain(
            Stream.fromEffect(
              Effect.gen(function* () {
                const now = DateTime.add(yield* DateTime.now, { hours: 2 })
                const given = yield* register.claimRemovable({
                  now,
                  begunBefore: DateTime.subtract(now, { hours: 1 }),
                  retryAt: now,
                  limit: 100
                })
                if (forgets) yield* register.remove(given)
              })
            )
          )
        const store = yield* makeStoreFiles
        for (const forgets of [true, false]) {
          const before = (yield* filesNow).named
          const files = [newFile(), newFile(Stream.concat(jump(forgets), Stream.make(new Uint8Array(10))))]
          assert.isTrue(Exit.isFailure(yield* Effect.exit(store(files, namingFiles(mentorId, files)))))
          yield* assertWhole
          assert.deepStrictEqual((yield* filesNow).named, before)
        }
      })
    )

    it.effect("the sweep takes an old file that nobody has kept and not a young one; two at once do no harm", () =>
      Effect.gen(function* () {
        const register = yield* FileRegister
        const store = yield* FileStore
        const [sweep] = yield* storedFileSweeps
        const begin = Effect.gen(function* () {
          const { content: bytes, contentType, key } = newFile()
          yield* register.begin([key], yield* DateTime.now)
          yield* store.put(key, bytes, { contentType })
          return key
        })
        const old = yield* begin
        yield* TestClock.adjust("59 minutes")
        const young = yield* begin
        yield* sweepFiles
        assert.includeMembers([...(yield* filesNow).stored], [old, young])
        yield* TestClock.adjust("2 minutes")
        const removed = yield* Effect.all([sweep!.run, sweep!.run, sweep!.run], { concurrency: "unbounded" })
        assert.strictEqual(
          removed.reduce((sum, one) => sum + one, 0),
          1
        )
        const { registered, stored } = yield* filesNow
        for (const keys of [registered, stored]) {
          assert.include(keys, young)
          assert.notInclude(keys, old)
        }
        yield* assertWhole
      })
    )

    it.effect("a file that cannot be removed now is removed later, and is in nobody's way", () =>
      Effect.gen(function* () {
        const register = yield* FileRegister
        const store = yield* FileStore
        const files = [newFile(), newFile()]
        for (const { content: bytes, contentType, key } of files) {
          yield* register.begin([key], yield* DateTime.now)
          yield* store.put(key, bytes, { contentType })
        }
        yield* register.abandon(
          files.map(({ key }) => key),
          yield* DateTime.now
        )
        const stuck = files[0]!.key
        const remove: (typeof store)["remove"] = (key) =>
          key === stuck ? Effect.die(new Error("the store is down")) : store.remove(key)
        const [sweep] = yield* Effect.provideService(storedFileSweeps, FileStore, { ...store, remove })
        assert.strictEqual(yield* sweep!.run, 1)
        assert.include([...(yield* filesNow).stored], stuck)
        yield* sweepFiles
        assert.include([...(yield* filesNow).stored], stuck)
        yield* assertWhole
      })
    )
  })
})
