/** What is S3's own; what every store of files keeps is in `conformance/`. */
import { assert, describe, layer } from "@effect/vitest"
import { s3FileStore } from "@mentorkit/adapters-node/s3"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { Cause, Chunk, Deferred, Effect, Exit, Fiber, Redacted, Stream } from "effect"
import S3rver from "s3rver"

const png = { contentType: "image/png" }
const newKey = () => FileKey.make(`s3/${crypto.randomUUID()}`)

/** So many megabytes, each full of its own number. */
const megabytes = (count: number) =>
  Stream.map(Stream.range(1, count), (number) => new Uint8Array(1024 * 1024).fill(number))

const storeOn = (changes: { readonly accessKeyId?: string } = {}) =>
  Effect.flatMap(S3Server, ({ accessKeyId, bucket, endpoint }) =>
    Effect.provide(
      FileStore,
      s3FileStore({
        ...{ bucket, endpoint, region: "eu-central-1", forcePathStyle: true },
        credentials: {
          accessKeyId: changes.accessKeyId ?? accessKeyId,
          secretAccessKey: Redacted.make("secret")
        }
      })
    )
  )

const pendingOf = (key: FileKey) =>
  Effect.map(S3Server, ({ world }) => [...world.uploads.values()].filter((upload) => upload.key === key))

const isDefect = (exit: Exit.Exit<unknown, unknown>) => Exit.isFailure(exit) && Cause.isDie(exit.cause)

describe("files at S3", () => {
  layer(s3Server, { excludeTestServices: true })((it) => {
    it.scoped("an upload that comes to nothing leaves no parts that somebody pays for", () =>
      Effect.gen(function* () {
        const store = yield* storeOn()
        const key = newKey()
        const waits = yield* Deferred.make<void>()
        const stalling = Stream.concat(
          megabytes(12),
          Stream.fromEffect(Effect.zipRight(Deferred.succeed(waits, undefined), Effect.never))
        )
        const fiber = yield* Effect.fork(store.put(key, stalling, png))
        yield* Deferred.await(waits)
        // Something of it has left by now, or there would be nothing to clear up.
        assert.lengthOf(yield* pendingOf(key), 1)
        yield* Fiber.interrupt(fiber)
        assert.deepStrictEqual(yield* pendingOf(key), [])
        yield* Effect.flip(store.put(key, Stream.concat(megabytes(12), Stream.fail("broken")), png))
        yield* Effect.flip(store.put(key, megabytes(12), { ...png, maxBytes: 11 * 1024 * 1024 }))
        assert.deepStrictEqual(yield* pendingOf(key), [])
      })
    )

    it.scoped("what a killed host had begun is aborted a day later", () =>
      Effect.gen(function* () {
        const store = yield* storeOn()
        const { world } = yield* S3Server
        const begin = (hoursAgo: number) => {
          const key = newKey()
          world.initiate(key, png.contentType)
          for (const upload of world.uploads.values()) {
            if (upload.key === key) upload.initiated = new Date(Date.now() - hoursAgo * 3_600_000)
          }
          return key
        }
        const [old, recent] = [begin(25), begin(23)]
        const run = Effect.forEach(store.upkeep, (sweep) => sweep.run)
        assert.deepStrictEqual(yield* run, [1])
        assert.deepStrictEqual(yield* run, [0])
        assert.deepStrictEqual(yield* pendingOf(old), [])
        assert.lengthOf(yield* pendingOf(recent), 1)
      })
    )

    it.scoped("of a part no other byte is sent, and of what is only looked for none", () =>
      Effect.gen(function* () {
        const store = yield* storeOn()
        const { world } = yield* S3Server
        const key = newKey()
        yield* store.put(key, megabytes(3), png)
        const before = world.sent
        assert.strictEqual((yield* Effect.flatten(store.find(key))).size, 3 * 1024 * 1024)
        const { stream } = yield* Effect.flatten(store.open(key, { first: 2_500_000, last: 2_500_099 }))
        assert.lengthOf(Buffer.concat(Chunk.toReadonlyArray(yield* Stream.runCollect(stream))), 100)
        assert.strictEqual(world.sent - before, 100)
      })
    )

    // Falls where whatever comes is taken for the part.
    it.scoped("a store that knows nothing of parts is a defect, and not another part of the file", () =>
      Effect.gen(function* () {
        const store = yield* storeOn()
        const { world } = yield* S3Server
        const key = newKey()
        yield* store.put(key, megabytes(1), png)
        world.ignoresRanges = true
        const exit = yield* Effect.exit(store.open(key, { first: 10, last: 19 }))
        world.ignoresRanges = false
        assert.isTrue(isDefect(exit))
      })
    )

    it.scoped("a key that S3 does not know is a defect, not an empty store", () =>
      Effect.gen(function* () {
        const store = yield* storeOn({ accessKeyId: "somebody else" })
        const key = newKey()
        for (const exit of [
          yield* Effect.exit(store.put(key, megabytes(1), png)),
          yield* Effect.exit(store.put(key, megabytes(12), png)),
          yield* Effect.exit(store.open(key)),
          yield* Effect.exit(store.find(key)),
          yield* Effect.exit(store.remove(key)),
          // Falls if it does not ask.
          yield* Effect.exit(store.check),
          yield* Effect.exit(Stream.runDrain(store.list("")))
        ]) {
          assert.isTrue(isDefect(exit))
        }
      })
    )
  })

  /** Nobody here wrote it. It makes objects bit by bit, aborts nothing and cannot turn a page, so it gets no more. */
  const s3rver = Effect.acquireRelease(
    Effect.gen(function* () {
      const directory = yield* newFolder
      const server = new S3rver({
        directory,
        port: 0,
        silent: true,
        configureBuckets: [{ name: "files", configs: [] }]
      })
      return { server, address: yield* Effect.promise(() => server.run()) }
    }),
    ({ server }) => Effect.promise(() => server.close())
  )

  layer(s3Server, { excludeTestServices: true })("at a server of somebody else's", (it) => {
    it.scoped("goes there and back, in one part and in three", () =>
      Effect.gen(function* () {
        const { address } = yield* s3rver
        const store = yield* Effect.provide(
          FileStore,
          s3FileStore({
            ...{ bucket: "files", endpoint: `http://127.0.0.1:${address.port}`, region: "us-east-1" },
            forcePathStyle: true,
            credentials: { accessKeyId: "S3RVER", secretAccessKey: Redacted.make("S3RVER") }
          })
        )
        const keys = [newKey(), newKey()]
        for (const [index, key] of keys.entries()) {
          const count = index === 0 ? 1 : 12
          assert.deepStrictEqual(yield* store.put(key, megabytes(count), png), { size: count * 1024 * 1024 })
          const part = yield* Effect.flatten(store.open(key, { first: 10, last: 19 }))
          assert.deepStrictEqual(
            Buffer.concat(Chunk.toReadonlyArray(yield* Stream.runCollect(part.stream))),
            Buffer.alloc(10, 1)
          )
          const { contentType, stream } = yield* Effect.flatten(store.open(key))
          const bytes = Buffer.concat(Chunk.toReadonlyArray(yield* Stream.runCollect(stream)))
          const wanted = Buffer.concat(Chunk.toReadonlyArray(yield* Stream.runCollect(megabytes(count))))
          assert.isTrue(bytes.equals(wanted))
          assert.strictEqual(contentType, "image/png")
        }
        const shown = Chunk.toReadonlyArray(yield* Stream.runCollect(store.list("")))
        assert.deepStrictEqual(shown.map(({ key }) => key).sort(), [...keys].sort())
        for (const key of keys) yield* store.remove(key)
        assert.deepStrictEqual([...(yield* Stream.runCollect(store.list("")))], [])
      })
    )
  })
})
