/** What every `FileStore` keeps of files that are looked at, or read in parts. */
import assert from "node:assert/strict"
import { FileStore } from "@mentorkit/core/kernel/ports"
import { Cause, Chunk, DateTime, Effect, Exit, FastCheck as fc, Option, Stream } from "effect"
import {
  assertPart,
  bytesOf,
  folderOf,
  inPieces,
  listed,
  megabyte,
  newKey,
  pieceBytes,
  put
} from "../fixtures/files.js"

export const partCases = {
  "tells of a file what reading it tells, and when it was stored": Effect.gen(function* () {
    const store = yield* FileStore
    const [key, empty] = [newKey(), newKey()]
    const contentType = "text/plain; charset=utf-8"
    yield* put(key, inPieces(bytesOf(3 * pieceBytes)), { contentType })
    yield* put(empty, inPieces(bytesOf(0)))
    const found = yield* Effect.flatten(store.find(key))
    assert.deepEqual([found.size, found.contentType], [3 * pieceBytes, contentType])
    assert.equal((yield* Effect.flatten(store.find(empty))).size, 0)
    const { stream: _, ...opened } = yield* Effect.flatten(store.open(key))
    assert.deepEqual(opened, found)
    const [shown] = (yield* listed(folderOf(key))).map(({ storedAt }) => storedAt)
    assert.ok(shown !== undefined)
    // Stores tell whole seconds with a file, and maybe more in a list.
    assert.ok(Math.abs(DateTime.distance(shown, found.storedAt)) < 1000)
    yield* store.remove(key)
    assert.ok(Option.isNone(yield* store.find(key)))
  }).pipe(Effect.scoped),

  "gives any part of a file, and tells the size of the whole": Effect.gen(function* () {
    const key = newKey()
    const bytes = bytesOf(3 * pieceBytes + 17)
    const { length } = bytes
    yield* put(key, inPieces(bytes))
    const edges = [0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, length - 2, length - 1]
    for (const first of edges)
      for (const last of edges) if (first <= last) yield* assertPart(key, bytes, { first, last })
    for (const ends of fc.sample(fc.tuple(fc.nat(length - 1), fc.nat(length - 1)), 50)) {
      yield* assertPart(key, bytes, { first: Math.min(...ends), last: Math.max(...ends) })
    }
  }),

  "lets a reader read on in a part, though the file is replaced and removed": Effect.gen(function* () {
    const store = yield* FileStore
    const key = newKey()
    const bytes = bytesOf(3 * megabyte)
    yield* put(key, inPieces(bytes))
    const { size, stream } = yield* Effect.flatten(store.open(key, { first: megabyte, last: 3 * megabyte - 2 }))
    yield* put(key, inPieces(bytesOf(10, 2)))
    yield* store.remove(key)
    const pieces = Chunk.toReadonlyArray(yield* Stream.runCollect(stream))
    assert.equal(size, bytes.length)
    assert.ok(Buffer.concat(pieces).equals(bytes.subarray(megabyte, 3 * megabyte - 1)))
  }).pipe(Effect.scoped),

  "has no part of a file that is not there, and dies of one that the file does not have": Effect.gen(function* () {
    const store = yield* FileStore
    const [key, empty, missing] = [newKey(), newKey(), newKey()]
    assert.ok(Option.isNone(yield* store.open(missing, { first: 0, last: 0 })))
    yield* put(key, inPieces(bytesOf(10)))
    yield* put(empty, inPieces(bytesOf(0)))
    const bad = [
      [-1, 3],
      [5, 4],
      [5, 10],
      [10, 10],
      [10, 20]
    ] as const
    for (const [at, first, last] of [...bad.map((ends) => [key, ...ends] as const), [empty, 0, 0] as const]) {
      const exit = yield* Effect.exit(store.open(at, { first, last }))
      assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause), `${first}-${last}`)
    }
  }).pipe(Effect.scoped)
}
