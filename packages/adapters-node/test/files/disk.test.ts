/** What is the disk's own; what every store of files keeps is in `conformance/`. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, open, readdir, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { diskFileStore, isStorageUnavailable } from "@mentorkit/adapters-node"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { newFolder, pathsIn } from "@mentorkit/test-kit/files/folders"
import { fillDisk, hasFullDevice } from "@mentorkit/test-kit/files/full-disk"
import { Cause, Chunk, Effect, Exit, Option, Stream } from "effect"

const key = FileKey.make("verification/one")
const bytes = Stream.make(new TextEncoder().encode("hello"))
const png = { contentType: "image/png" }

/** A process that dies while it writes. */
const dieWriting = async (folder: string) => {
  const child = spawn(
    process.execPath,
    [
      ...["--conditions=mentorkit-source", "--import", "tsx"],
      ...[fileURLToPath(new URL("../support/upload-child.ts", import.meta.url)), folder, key]
    ],
    { stdio: ["pipe", "pipe", "inherit"] }
  )
  const exited = once(child, "exit")
  await Promise.race([once(child.stdout, "data"), exited])
  child.kill("SIGKILL")
  await exited
}

const partsIn = async (folder: string) => (await pathsIn(folder)).filter((path) => path.endsWith(".part"))

const upkeep = Effect.flatMap(FileStore, (store) => Effect.forEach(store.upkeep, ({ run }) => run))

describe("files on a disk", () => {
  it.scopedLive("what a killed host had begun is seen by nobody, and cleared away a day later", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      yield* Effect.promise(() => dieWriting(folder))
      const [left = "", ...more] = yield* Effect.promise(() => partsIn(folder))
      assert.deepStrictEqual(more, [])
      yield* Effect.gen(function* () {
        const store = yield* FileStore
        assert.isTrue(Option.isNone(yield* store.open(key)))
        assert.deepStrictEqual([...(yield* Stream.runCollect(store.list("")))], [])
        // Somebody may still be writing it.
        assert.deepStrictEqual(yield* upkeep, [0])
        const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600
        yield* Effect.promise(() => utimes(left, hoursAgo(23), hoursAgo(23)))
        assert.deepStrictEqual(yield* upkeep, [0])
        yield* store.put(key, bytes, png)
        yield* Effect.promise(() => utimes(left, hoursAgo(25), hoursAgo(25)))
        assert.deepStrictEqual(yield* upkeep, [1])
        assert.deepStrictEqual(yield* Effect.promise(() => partsIn(folder)), [])
        assert.isTrue(Option.isSome(yield* store.open(key)))
      }).pipe(Effect.provide(diskFileStore({ folder })))
    })
  )

  it.scopedLive("nothing is left over of what went wrong, nor of what went well", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      yield* Effect.gen(function* () {
        const store = yield* FileStore
        yield* store.put(key, bytes, png)
        yield* Effect.flip(store.put(key, bytes, { ...png, maxBytes: 4 }))
        yield* Effect.flip(store.put(key, Stream.concat(bytes, Stream.fail("broken")), png))
      }).pipe(Effect.provide(diskFileStore({ folder })))
      assert.deepStrictEqual(
        (yield* Effect.promise(() => pathsIn(folder))).map((path) => path.slice(folder.length + 1)).sort(),
        ["verification", join("verification", "one.file")]
      )
    })
  )

  // Falls where folders stay: every upload has one of its own, and nothing else counts or removes them.
  it.scopedLive("a folder goes with the last file in it, or with one that never came", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      const store = yield* Effect.provide(FileStore, diskFileStore({ folder }))
      const [one, two, never] = [FileKey.make("uploads/a/1"), FileKey.make("uploads/a/2"), FileKey.make("uploads/b/1")]
      const begun = join(folder, "uploads", "c", "1.file.x.part")
      const inUploads = Effect.promise(() => readdir(join(folder, "uploads")))
      for (const each of [one, two]) yield* store.put(each, bytes, png)
      yield* Effect.flip(store.put(never, Stream.fail("broken"), png))
      yield* store.remove(never)
      yield* store.remove(one)
      assert.deepStrictEqual(yield* inUploads, ["a"])
      yield* store.remove(two)
      assert.deepStrictEqual(yield* inUploads, [])
      yield* store.remove(two)
      // Of a host that was killed.
      yield* Effect.promise(async () => {
        await mkdir(dirname(begun), { recursive: true })
        await writeFile(begun, "")
        await utimes(begun, 0, 0)
      })
      for (const { run } of store.upkeep) yield* run
      assert.deepStrictEqual(yield* inUploads, [])
    })
  )

  // Falls where a folder that goes just after it was made is a fault.
  it.scopedLive("files come and go in one folder at once", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      const store = yield* Effect.provide(FileStore, diskFileStore({ folder }))
      const comeAndGo = (n: number) => {
        const each = FileKey.make(`uploads/a/${n}`)
        return Effect.repeatN(Effect.zipRight(store.put(each, bytes, png), store.remove(each)), 200)
      }
      yield* Effect.all([1, 2, 3].map(comeAndGo), { concurrency: "unbounded" })
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(join(folder, "uploads"))), [])
    })
  )

  // Falls if the check only reads, and if a check that failed leaves something behind.
  it.scopedLive.skipIf(!hasFullDevice)(
    "a full disk is told by the check, and by an upload as one that may come later",
    () =>
      Effect.gen(function* () {
        const folder = yield* newFolder
        const store = yield* Effect.provide(FileStore, diskFileStore({ folder }))
        const emptied = fillDisk(folder)
        const exits = [
          yield* Effect.exit(store.check),
          yield* Effect.exit(Effect.asVoid(store.put(key, bytes, png)))
        ].map((exit) => (Exit.isFailure(exit) ? Chunk.toReadonlyArray(Cause.defects(exit.cause)) : []))
        emptied()
        for (const defects of exits) {
          assert.isNotEmpty(defects)
          assert.isTrue(defects.every(isStorageUnavailable), String(defects))
        }
        assert.isEmpty(yield* Effect.promise(() => partsIn(folder)))
        yield* store.check
        yield* store.put(key, bytes, png)
      })
  )

  // Falls by its time where the file is read from its beginning: that is 256 gigabytes of nothing.
  it.scopedLive("the end of a vast file is read where it is", () =>
    Effect.gen(function* () {
      const folder = yield* newFolder
      const store = yield* Effect.provide(FileStore, diskFileStore({ folder }))
      yield* store.put(key, bytes, png)
      const end = 2 ** 38
      yield* Effect.promise(async () => {
        const path = join(folder, "verification", "one.file")
        const file = await open(path, "r+")
        const { size } = await file.stat()
        await file.truncate(size - 5 + end)
        await file.write("the end", size - 5 + end)
        await file.close()
      })
      const size = end + "the end".length
      const { size: whole, stream } = yield* Effect.flatten(store.open(key, { first: end, last: size - 1 }))
      const pieces = Chunk.toReadonlyArray(yield* Stream.runCollect(stream))
      assert.deepStrictEqual([whole, Buffer.concat(pieces).toString()], [size, "the end"])
    })
  )

  it.scopedLive("a folder that cannot be one is a defect, not an empty store", () =>
    Effect.gen(function* () {
      const folder = join(yield* newFolder, "taken")
      yield* Effect.promise(() => writeFile(folder, ""))
      const store = yield* Effect.provide(FileStore, diskFileStore({ folder }))
      for (const exit of [
        yield* Effect.exit(store.put(key, bytes, png)),
        yield* Effect.exit(store.open(key)),
        yield* Effect.exit(store.check),
        yield* Effect.exit(Stream.runDrain(store.list("")))
      ]) {
        assert.strictEqual(exit._tag, "Failure")
      }
    })
  )
})
