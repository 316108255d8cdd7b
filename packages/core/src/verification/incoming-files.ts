/** From what people send to what is stored: only what can be read to its end, pictures drawn anew. */
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
const largestPicture = { width: 6000, height: 6000 }
const longestName = 255

const mimeTypes: ReadonlySet<string> = new Set<DocumentMimeType>(["application/pdf", "image/jpeg", "image/png"])
const isMimeType = (type: string): type is DocumentMimeType => mimeTypes.has(type)

export interface IncomingFile {
  readonly document: DocumentFile
  readonly file: NewFile
}

/** What is to be stored in place of the uploaded file; none where it cannot be read. Gone with the scope. */
const readingWhole = Effect.gen(function* () {
  const files = yield* UploadedFiles
  const images = yield* Images

  return Effect.fnUntraced(function* (file: UploadedFile) {
    const type = Option.filter(yield* files.typeOf(file), isMimeType)
    if (Option.isNone(type)) return Option.none()
    const whole =
      type.value === "application/pdf"
        ? Effect.map(files.isReadablePdf(file), (isRead) => Option.liftPredicate(file, () => isRead))
        : Effect.option(images.redrawn(file, largestPicture))
    return Option.map(yield* whole, (stored) => ({ mimeType: type.value, stored }))
  })
})

/**
 * `receive(uploads, problemOf)`: one for each upload under a fresh key, or everything that is wrong with them. Needs a
 * scope in which they are stored.
 */
export const receivingFiles = Effect.gen(function* () {
  const { bytesOf } = yield* UploadedFiles
  const read = yield* readingWhole
  const ids = yield* Ids

  const receive = Effect.fnUntraced(function* (upload: UploadedFile, problem: Problem) {
    const whole = yield* read(upload)
    if (Option.isNone(whole)) return Either.left(problem)
    const { mimeType, stored } = whole.value
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
