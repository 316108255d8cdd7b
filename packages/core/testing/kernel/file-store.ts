import assert from "node:assert/strict"
import { FileKey, FileStore, FileTooLarge } from "@mentorkit/core/kernel/ports"
import { Cause, Chunk, Effect, Exit, Fiber, Ref, Stream } from "effect"
import { conformance } from "../conformance.js"
import {
  assertHas,
  assertNothingAt,
  Broken,
  bytesOf,
  far,
  folderOf,
  image,
  inPieces,
  listed,
  megabyte,
  newKey,
  pieceBytes,
  put,
  read,
  stalled
} from "../fixtures/files.js"
import { partCases } from "./file-store-parts.js"

export interface FileStoreWitness<R> {
  /** How many bytes have reached the disk or the wire so far, those of unfinished files among them. */
  readonly received: Effect.Effect<number, never, R>
}

const hostile = [
  "",
  ".",
  "..",
  "../x",
  "a/../../x",
  "/etc/passwd",
  "a//b",
  "a/",
  "a\\..\\x",
  "C:\\x",
  "a\0b",
  "A",
  "a.png",
  "a b",
  "a\n",
  "é",
  "a/b/c/d/e/f/g/h/i",
  "x".repeat(101)
]

/** What every `FileStore` keeps. The layer provides it, and what the witness needs to look at the other side. */
export const fileStoreConformance = <R = never>({ received }: FileStoreWitness<R>) =>
  conformance<FileStore | R>("FileStore", {
    "gives back what was stored, of no byte, of one and of twelve megabytes": Effect.forEach(
      [0, 1, pieceBytes, 5 * megabyte, 12 * megabyte],
      (size) =>
        Effect.gen(function* () {
          const key = newKey()
          const bytes = bytesOf(size)
          const contentType = `text/plain; charset=utf-8; size=${size}`
          assert.deepEqual(yield* put(key, inPieces(bytes), { contentType }), { size })
          yield* assertHas(key, bytes)
          assert.equal((yield* read(key))?.contentType, contentType)
        })
    ).pipe(Effect.asVoid),

    "replaces a file with all of another one": Effect.gen(function* () {
      const key = newKey()
      yield* put(key, inPieces(bytesOf(3 * pieceBytes)))
      yield* put(key, inPieces(bytesOf(10, 2)), { contentType: "application/pdf" })
      yield* assertHas(key, bytesOf(10, 2))
      assert.equal((yield* read(key))?.contentType, "application/pdf")
      assert.equal((yield* listed(folderOf(key))).length, 1)
    }),

    "leaves one whole file where several are stored at once, and shows no other to anybody meanwhile": Effect.gen(
      function* () {
        const key = newKey()
        const one = (seed: number) =>
          put(key, inPieces(bytesOf(seed * 3 * pieceBytes, seed)), { contentType: `image/${seed}` })
        const look = Effect.gen(function* () {
          const found = yield* read(key)
          const seed = Number(found?.contentType.slice("image/".length))
          assert.ok(found?.bytes.equals(bytesOf(seed * 3 * pieceBytes, seed)), "half a file")
        })
        yield* one(1)
        const reader = yield* Effect.fork(Effect.forever(Effect.zipRight(look, Effect.yieldNow())))
        yield* Effect.all([1, 2, 3, 4, 5, 6, 7, 8].map(one), { concurrency: "unbounded" })
        const looked = yield* Fiber.interrupt(reader)
        assert.ok(Exit.isInterrupted(looked), String(looked))
        yield* look
        assert.equal((yield* listed(folderOf(key))).length, 1)
      }
    ),

    "lets a reader read on what it has opened, though it is replaced and removed": Effect.gen(function* () {
      const store = yield* FileStore
      const key = newKey()
      const bytes = bytesOf(3 * megabyte)
      yield* put(key, inPieces(bytes))
      const { size, stream } = yield* Effect.flatten(store.open(key))
      yield* put(key, inPieces(bytesOf(10, 2)))
      yield* store.remove(key)
      const pieces = Chunk.toReadonlyArray(yield* Stream.runCollect(stream))
      assert.equal(size, bytes.length)
      assert.ok(Buffer.concat(pieces).equals(bytes))
    }),

    ...partCases,

    "leaves nothing of a stream that fails, and tells its failure": Effect.forEach([0, pieceBytes, far], (at) =>
      Effect.gen(function* () {
        const key = newKey()
        const failing = Stream.concat(inPieces(bytesOf(at)), Stream.fail(new Broken({ at })))
        assert.deepEqual(yield* Effect.flip(put(key, failing)), new Broken({ at }))
        yield* assertNothingAt(key)
        yield* put(key, inPieces(bytesOf(10)))
        yield* Effect.flip(put(key, failing))
        yield* assertHas(key, bytesOf(10))
      })
    ).pipe(Effect.asVoid),

    "leaves nothing where the caller is interrupted, and lets go of the stream": Effect.forEach(
      [pieceBytes, far],
      (at) =>
        Effect.gen(function* () {
          const key = newKey()
          const { fiber, isReleased } = yield* stalled(key, bytesOf(at))
          assert.ok(Exit.isInterrupted(yield* Fiber.interrupt(fiber)))
          assert.equal(yield* isReleased, true)
          yield* assertNothingAt(key)
          yield* put(key, inPieces(bytesOf(10)))
          yield* Effect.flatMap(stalled(key, bytesOf(at)), (again) => Fiber.interrupt(again.fiber))
          yield* assertHas(key, bytesOf(10))
        })
    ).pipe(Effect.asVoid),

    "is whole or not there, whenever the caller is interrupted": Effect.gen(function* () {
      const bytes = bytesOf(4 * pieceBytes)
      for (let patience = 0; patience < 40; patience++) {
        const key = newKey()
        const fiber = yield* Effect.fork(put(key, inPieces(bytes)))
        yield* Effect.repeatN(Effect.yieldNow(), patience * 3)
        const exit = yield* Fiber.interrupt(fiber)
        if (Exit.isSuccess(exit) || (yield* read(key)) !== undefined) yield* assertHas(key, bytes)
        else yield* assertNothingAt(key)
      }
    }),

    "takes as much as is allowed and not a byte more": Effect.forEach([100, far], (maxBytes) =>
      Effect.gen(function* () {
        const [fits, tooLong] = [newKey(), newKey()]
        yield* put(fits, inPieces(bytesOf(maxBytes)), { ...image, maxBytes })
        yield* assertHas(fits, bytesOf(maxBytes))
        const refused = yield* Effect.flip(put(tooLong, inPieces(bytesOf(maxBytes + 1)), { ...image, maxBytes }))
        assert.deepEqual(refused, new FileTooLarge({ maxBytes }))
        yield* assertNothingAt(tooLong)
        yield* Effect.flip(put(fits, inPieces(bytesOf(maxBytes + 1)), { ...image, maxBytes }))
        yield* assertHas(fits, bytesOf(maxBytes))
      })
    ).pipe(Effect.asVoid),

    "stops asking a stream that does not end": Effect.gen(function* () {
      const key = newKey()
      let asked = 0
      const endless = Stream.repeatEffect(
        Effect.sync(() => {
          asked += pieceBytes
          return new Uint8Array(pieceBytes)
        })
      )
      const refused = yield* Effect.flip(put(key, endless, { ...image, maxBytes: megabyte }))
      assert.equal(refused._tag, "FileTooLarge")
      assert.ok(asked <= 2 * megabyte, `asked for ${asked} bytes`)
      yield* assertNothingAt(key)
    }),

    "knows nothing of a key that was never stored or is removed": Effect.gen(function* () {
      const store = yield* FileStore
      const key = newKey()
      yield* assertNothingAt(key)
      yield* store.remove(key)
      yield* put(key, inPieces(bytesOf(10)))
      yield* Effect.all([store.remove(key), store.remove(key), store.remove(key)], { concurrency: "unbounded" })
      yield* assertNothingAt(key)
      yield* store.remove(key)
    }),

    "does nothing with a key that is none": Effect.gen(function* () {
      const store = yield* FileStore
      for (const text of hostile) {
        // Past the type, as a cast would be.
        const key = FileKey.make(text, { disableValidation: true })
        const isAsked = yield* Ref.make(false)
        const source = Stream.fromEffect(Effect.as(Ref.set(isAsked, true), bytesOf(1)))
        const calls = [put(key, source), Effect.scoped(store.open(key)), store.find(key), store.remove(key)]
        const lists = text === "" ? [] : [Stream.runDrain(store.list(key))]
        for (const call of [...calls, ...lists]) {
          const exit = yield* Effect.exit(call)
          assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause), JSON.stringify(text))
        }
        assert.equal(yield* isAsked, false, JSON.stringify(text))
      }
    }),

    "does nothing with a content type that is none": Effect.gen(function* () {
      for (const contentType of ["", "text/plain\r\nx-evil: yes", "text/\0", "é", "x".repeat(256)]) {
        const key = newKey()
        const exit = yield* Effect.exit(put(key, inPieces(bytesOf(1)), { contentType }))
        assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause), JSON.stringify(contentType))
        yield* assertNothingAt(key)
      }
    }),

    "lists what lies under a key, over many pages, and nothing beside it": Effect.gen(function* () {
      const store = yield* FileStore
      const root = folderOf(newKey())
      const names = Array.from({ length: 25 }, (_, index) => `${root}/in/${index % 3}/${index}`)
      // A file and a folder may have one name.
      const inside = [...names, `${root}/in/0`].map((name) => FileKey.make(name))
      const beside = [`${root}/in`, `${root}/in-2/a`, `${root}/i`, `${root}/inn`].map((name) => FileKey.make(name))
      yield* Effect.forEach([...inside, ...beside], (key) => put(key, inPieces(bytesOf(key.length))), {
        concurrency: 4
      })
      const shown = yield* listed(FileKey.make(`${root}/in`))
      assert.deepEqual(shown.map(({ key }) => key).sort(), [...inside].sort())
      for (const { key, size } of shown) assert.equal(size, key.length)
      // One and the same list, as a sweep holds it, tells of how things are each time.
      const list = store.list("")
      yield* Stream.runDrain(list)
      const all = yield* Stream.runCollect(list)
      const known = new Set(Chunk.toReadonlyArray(all).map(({ key }) => key))
      for (const key of [...inside, ...beside]) assert.ok(known.has(key), key)
    }),

    "lets a sweep remove what it is shown": Effect.gen(function* () {
      const store = yield* FileStore
      const root = folderOf(newKey())
      const keys = Array.from({ length: 25 }, (_, index) => FileKey.make(`${root}/${index}`))
      yield* Effect.forEach(keys, (key) => put(key, inPieces(bytesOf(1))), { concurrency: 4 })
      const seen: Array<FileKey> = []
      yield* Stream.runForEach(store.list(root), ({ key }) =>
        Effect.zipRight(
          Effect.sync(() => seen.push(key)),
          store.remove(key)
        )
      )
      assert.deepEqual(seen.sort(), keys.sort())
      assert.deepEqual(yield* listed(root), [])
    }),

    "takes a large file as it goes, and asks for no more than it can pass on": Effect.gen(function* () {
      const key = newKey()
      const before = yield* received
      const piece = bytesOf(megabyte / 4)
      let asked = 0
      let ahead = 0
      const source = Stream.repeatEffect(
        Effect.map(received, (now) => {
          asked += piece.length
          ahead = Math.max(ahead, asked - (now - before))
          return piece
        })
      ).pipe(Stream.take((64 * megabyte) / piece.length))
      assert.deepEqual(yield* put(key, source), { size: 64 * megabyte })
      assert.ok(ahead <= 24 * megabyte, `${ahead} bytes were held`)
      yield* (yield* FileStore).remove(key)
    }),

    "can be asked whether it takes files, and has no more of them for that": Effect.gen(function* () {
      const store = yield* FileStore
      const key = newKey()
      yield* put(key, inPieces(bytesOf(10)))
      const keys = Effect.map(Stream.runCollect(store.list("")), (all) =>
        Chunk.toArray(all)
          .map((one) => one.key)
          .sort()
      )
      const before = yield* keys
      yield* Effect.all([store.check, store.check], { concurrency: "unbounded" })
      assert.deepEqual(yield* keys, before)
      yield* assertHas(key, bytesOf(10))
    }),

    "leaves what is being written alone in its upkeep": Effect.gen(function* () {
      const { upkeep } = yield* FileStore
      const [key, other] = [newKey(), newKey()]
      yield* put(other, inPieces(bytesOf(10)))
      const { fiber, go } = yield* stalled(key, bytesOf(far))
      yield* Effect.forEach([...upkeep, ...upkeep], ({ run }) => run, { concurrency: "unbounded" })
      yield* go
      yield* Fiber.join(fiber)
      yield* assertHas(key, bytesOf(far))
      yield* assertHas(other, bytesOf(10))
    })
  })
