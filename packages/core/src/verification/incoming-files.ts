/** Prepares uploads for the store: only fully readable files, pictures drawn anew. */
import { Effect, Either, Option } from "effect"
import {
  FileKey,
  Ids,
  Images,
  type NewFile,
  type Problem,
  refuseProblems,
  type UploadedFile,
  UploadedFiles
} from "../kernel/index.js"
import type { DocumentFile, DocumentMimeType } from "./document.js"

/** Sharp enough for the smallest print, and no more than that. */
const largestPicture = { width: 3600, height: 3600 }
/** A PNG of a few colours may be many times as large once it is drawn anew. It is stored as a JPEG then. */
const largestPng = 10 * 1024 * 1024
const longestName = 255

const mimeTypes: ReadonlySet<string> = new Set<DocumentMimeType>(["application/pdf", "image/jpeg", "image/png"])
const isMimeType = (type: string): type is DocumentMimeType => mimeTypes.has(type)

export interface IncomingFile {
  readonly document: DocumentFile
  readonly file: NewFile
}

interface Stored {
  readonly mimeType: DocumentMimeType
  readonly file: UploadedFile
}

/** The file to be stored for an upload; none if unreadable. Removed with the scope. */
const makeReadWhole = Effect.gen(function* () {
  const files = yield* UploadedFiles
  const images = yield* Images

  const picture = Effect.fnUntraced(function* (file: UploadedFile, mimeType: DocumentMimeType) {
    const drawn = yield* images.redrawToDisk(file, largestPicture)
    if (drawn.bytes <= largestPng || mimeType !== "image/png") return { mimeType, file: drawn }
    const type = "image/jpeg" as const
    return { mimeType: type, file: yield* images.redrawToDisk(file, { ...largestPicture, type }) }
  }, Effect.option)

  return Effect.fnUntraced(function* (file: UploadedFile) {
    const type = Option.getOrUndefined(Option.filter(yield* files.typeOf(file), isMimeType))
    if (type === undefined) return Option.none<Stored>()
    if (type !== "application/pdf") return yield* picture(file, type)
    return (yield* files.isReadablePdf(file)) ? Option.some<Stored>({ mimeType: type, file }) : Option.none<Stored>()
  })
})

/**
 * `receive(uploads, problemOf)`: one for each upload under a fresh key, or everything that is wrong with them. Needs a
 * scope in which they are stored.
 */
export const makeReceiveFiles = Effect.gen(function* () {
  const { bytesOf } = yield* UploadedFiles
  const read = yield* makeReadWhole
  const ids = yield* Ids

  const receive = Effect.fnUntraced(function* (upload: UploadedFile, problem: Problem) {
    const whole = yield* read(upload)
    if (Option.isNone(whole)) return Either.left(problem)
    const { file: stored, mimeType } = whole.value
    const fileKey = FileKey.make(`verification/${yield* ids.uuid}`)
    const originalName = [...upload.name].slice(0, longestName).join("")
    const incoming: IncomingFile = {
      document: { fileKey, originalName, mimeType, fileSize: stored.bytes },
      file: { key: fileKey, contentType: mimeType, bytes: bytesOf(stored) }
    }
    return Either.right(incoming)
  })

  return Effect.fnUntraced(function* (uploads: ReadonlyArray<UploadedFile>, problemOf: (index: number) => Problem) {
    const received = yield* Effect.forEach(uploads, (upload, index) => receive(upload, problemOf(index)))
    yield* refuseProblems(received.flatMap((one) => (Either.isLeft(one) ? [one.left] : [])))
    return received.flatMap((one) => (Either.isRight(one) ? [one.right] : []))
  })
})
