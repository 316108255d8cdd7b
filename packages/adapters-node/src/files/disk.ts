/**
 * Files in a folder of the host, or on a share that several hosts mount. A key's last part is a file "<part>.file", so
 * that "a" and "a/b" can both be there. Each begins with a line of JSON that says what kind it is: kind and bytes come
 * and go together.
 */
import { randomBytes } from "node:crypto"
import { type FileHandle, mkdir, open, opendir, rename, rm, rmdir, stat, unlink } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import {
  errorCode,
  type FileFacts,
  FileKey,
  FileStore,
  FileTooLarge,
  type ListedFile,
  requireOption,
  type Sweep
} from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Option, Schema, Stream, Struct } from "effect"
import { checked, checkedFolder, checkedRange, checkedType } from "./checks.js"

export interface DiskFileStoreOptions {
  /** Made if need be; nothing else lies in it. */
  readonly folder: string
}

const ending = ".file"
/** No key has a dot, so none of these can be mistaken for a file. */
const unfinished = ".part"
/** Nobody writes for that long without a byte: the host that began it is gone. */
const unfinishedMillis = 24 * 60 * 60_000
/** Each reader holds one, and a slow one holds it for long. */
const usualPieceBytes = 64 * 1024

const Header = Schema.parseJson(Schema.Struct({ contentType: Schema.String }))
const encodeHeader = Schema.encodeSync(Header)
const decodeHeader = Schema.decodeSync(Header)
const maxHeaderBytes = 4096
/** For one file, each time in a folder that was made anew. */
const mostTries = 20

const isMissing = (error: unknown) => errorCode(error) === "ENOENT"
const ignoreMissing = (error: unknown) => {
  if (!isMissing(error)) throw error
}
const unlessMissing = <A>(work: () => Promise<A>): Effect.Effect<Option.Option<A>> =>
  Effect.promise(() =>
    work().then(Option.some, (error: unknown) => {
      if (isMissing(error)) return Option.none()
      throw error
    })
  )

/** A name in a folder is on the disk only once the folder is. */
const syncFolder = async (path: string) => {
  // Windows cannot open a folder, and writes its names down by itself.
  if (process.platform === "win32") return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

const makeFolder = async (path: string) => {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

const readHeader = async (file: FileHandle) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
  const end = buffer.subarray(0, bytesRead).indexOf("\n")
  if (end < 0) throw new Error("A stored file has no header.")
  return { ...decodeHeader(buffer.toString("utf8", 0, end)), bytes: end + 1 }
}

/** What is known of an open file, and where its bytes begin. */
const factsOf = async (file: FileHandle): Promise<FileFacts & { readonly begin: number }> => {
  const [{ mtime, size }, { bytes, contentType }] = await Promise.all([file.stat(), readHeader(file)])
  return { size: size - bytes, contentType, storedAt: DateTime.unsafeFromDate(mtime), begin: bytes }
}

const piecesOf = (file: FileHandle, begin: number, end: number, pieceBytes: number): Stream.Stream<Uint8Array> =>
  Stream.unfoldEffect(begin, (position) => {
    const length = Math.min(pieceBytes, end - position)
    if (length === 0) return Effect.succeedNone
    return Effect.promise(async () => {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position)
      return bytesRead === 0 ? Option.none() : Option.some([buffer.subarray(0, bytesRead), position + bytesRead])
    })
  })

/** Every path under a folder, one folder after the other; one that is not there has none. */
async function* pathsUnder(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (entries === undefined) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pathsUnder(path)
    else yield path
  }
}

const allUnder = (folder: string) =>
  // Suspended, as a generator runs only once.
  Stream.suspend(() => Stream.orDie(Stream.fromAsyncIterable(pathsUnder(folder), (error) => error)))

/** By the disk's own clock and the machine's: the host's may have been moved. */
const isAbandoned = (path: string) =>
  Effect.map(
    unlessMissing(() => stat(path)),
    Option.exists(({ mtimeMs }) => Date.now() - mtimeMs > unfinishedMillis)
  )

/**
 * Most files come into a folder that is there. One that is just being made may go with the last file of somebody else, even
 * while Node makes it: so once more.
 */
const openNew = (name: string, tries = mostTries): Promise<FileHandle> =>
  open(name, "wx").catch(async (error: unknown) => {
    if (!isMissing(error) || tries === 0) throw error
    await makeFolder(dirname(name)).catch(ignoreMissing)
    return openNew(name, tries - 1)
  })

const begin = async (path: string, contentType: string) => {
  const name = `${path}.${crypto.randomUUID()}${unfinished}`
  return { file: await openNew(name), name, header: `${encodeHeader({ contentType })}\n` }
}

const make = (options: DiskFileStoreOptions) => {
  const root = resolve(options.folder)
  const pathOf = (key: FileKey) => Effect.map(checked(key), (name) => join(root, `${name}${ending}`))
  const keyOf = (path: string) => FileKey.make(path.slice(root.length + 1, -ending.length).replaceAll("\\", "/"))

  const beginning = (path: string, contentType: string) =>
    Effect.acquireRelease(
      Effect.promise(() => begin(path, contentType)),
      ({ file, name }) =>
        Effect.promise(async () => {
          await file.close()
          // Renamed by now, if it went well.
          await unlink(name).catch(ignoreMissing)
        })
    )

  const found = (path: string) =>
    unlessMissing(async () => {
      const file = await open(path)
      return factsOf(file).finally(() => file.close())
    })

  /** What cannot go, as other files are in it, stays: each upload has a folder, and nobody else would remove them. */
  const removeIfEmpty = (folder: string) =>
    Effect.promise(async () => {
      if (folder !== root) await rmdir(folder).catch(() => {})
    })

  const listed = (path: string) =>
    Effect.map(
      found(path),
      Option.map(({ size, storedAt }): ListedFile => ({ key: keyOf(path), size, storedAt }))
    )

  const clearUnfinished: Sweep = {
    name: "fileStore.clearUnfinished",
    cron: "17 * * * *",
    run: allUnder(root).pipe(
      Stream.filter((path) => path.endsWith(unfinished)),
      Stream.filterEffect(isAbandoned),
      Stream.tap((path) => Effect.promise(() => rm(path, { force: true }))),
      Stream.tap((path) => removeIfEmpty(dirname(path))),
      Stream.runCount
    )
  }

  return FileStore.of({
    put: (key, bytes, { contentType, maxBytes = Number.POSITIVE_INFINITY }) =>
      Effect.scoped(
        Effect.gen(function* () {
          const path = yield* pathOf(key)
          const { file, header, name } = yield* beginning(path, yield* checkedType(contentType))
          let size = 0
          // Waits for a write that has begun: the file must not be closed under it.
          const write = (piece: Uint8Array | string) =>
            Effect.uninterruptible(Effect.promise(() => file.appendFile(piece)))
          yield* write(header)
          yield* Stream.runForEach(bytes, (piece) => {
            size += piece.length
            return size > maxBytes ? new FileTooLarge({ maxBytes }) : write(piece)
          })
          yield* Effect.uninterruptible(
            Effect.promise(async () => {
              await file.sync()
              await rename(name, path)
              await syncFolder(dirname(path))
            })
          )
          return { size }
        })
      ),

    find: (key) => Effect.map(Effect.flatMap(pathOf(key), found), Option.map(Struct.omit("begin"))),

    open: (key, range, pieceBytes = usualPieceBytes) =>
      Effect.gen(function* () {
        const path = yield* pathOf(key)
        const opened = yield* Effect.acquireRelease(
          unlessMissing(() => open(path)),
          Option.match({ onNone: () => Effect.void, onSome: (file) => Effect.promise(() => file.close()) })
        )
        if (Option.isNone(opened)) return Option.none()
        const file = opened.value
        const { begin, ...facts } = yield* Effect.promise(() => factsOf(file))
        const { first, last } = yield* checkedRange(facts.size, range)
        return Option.some({ ...facts, stream: piecesOf(file, begin + first, begin + last + 1, pieceBytes) })
      }),

    remove: (key) =>
      Effect.gen(function* () {
        const path = yield* pathOf(key)
        yield* unlessMissing(async () => {
          await unlink(path)
          await syncFolder(dirname(path))
        })
        // Also for one that never came.
        yield* removeIfEmpty(dirname(path))
      }).pipe(Effect.uninterruptible),

    list: (under) =>
      Stream.unwrap(Effect.map(checkedFolder(under), (folder) => allUnder(join(root, folder)))).pipe(
        Stream.filter((path) => path.endsWith(ending)),
        Stream.mapEffect(listed),
        Stream.filterMap((one) => one)
      ),

    // Stores a file but for the last step. The sweep of unfinished files removes whatever a crash leaves behind.
    check: Effect.scoped(
      Effect.flatMap(beginning(join(root, "check"), "text/plain"), ({ file }) =>
        Effect.uninterruptible(
          Effect.promise(async () => {
            await file.appendFile(randomBytes(usualPieceBytes))
            await file.sync()
          })
        )
      )
    ),

    upkeep: [clearUnfinished]
  })
}

export const diskFileStore = (options: DiskFileStoreOptions): Layer.Layer<FileStore> => {
  requireOption("diskFileStore({ folder })", options.folder)
  return Layer.sync(FileStore, () => make(options))
}
