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
import { DocumentContentType, type DocumentFile } from "./document.js"

/** Sharp enough for the smallest print, and no more than that. */
const largestPicture = { width: 3600, height: 3600 }
/** A PNG of a few colours may be many times as large once it is drawn anew. It is stored as a JPEG then. */
const largestPng = 10 * 1024 * 1024
const longestName = 255

const contentTypes: ReadonlySet<string> = new Set(DocumentContentType.literals)
const isContentType = (type: string): type is DocumentContentType => contentTypes.has(type)

export interface IncomingFile {
  readonly document: DocumentFile
  /** Whose document it becomes is not known here. */
  readonly file: Omit<NewFile, "owner">
}

/** A file of the host's disk that can be read to its end. Not stored yet. */
interface Readable {
  readonly contentType: DocumentContentType
  readonly file: UploadedFile
}

/** The readable file for an upload; none if it cannot be read. A picture's is removed with the scope. */
const makeReadUpload = Effect.gen(function* () {
  const files = yield* UploadedFiles
  const images = yield* Images

  const picture = Effect.fnUntraced(function* (upload: UploadedFile, contentType: DocumentContentType) {
    const drawn = yield* images.redrawToDisk(upload, largestPicture)
    if (drawn.size <= largestPng || contentType !== "image/png") return { contentType, file: drawn }
    const type = "image/jpeg" as const
    return { contentType: type, file: yield* images.redrawToDisk(upload, { ...largestPicture, type }) }
  }, Effect.option)

  return Effect.fnUntraced(function* (file: UploadedFile) {
    const contentType = Option.getOrUndefined(Option.filter(yield* files.typeOf(file), isContentType))
    if (contentType === undefined) return Option.none<Readable>()
    if (contentType !== "application/pdf") return yield* picture(file, contentType)
    return (yield* files.isReadablePdf(file)) ? Option.some<Readable>({ contentType, file }) : Option.none<Readable>()
  })
})

/** `prepareFile(upload, problem)`: the upload under a fresh key, or the problem if it cannot be read. */
const makePrepareFile = Effect.gen(function* () {
  const { bytesOf } = yield* UploadedFiles
  const readUpload = yield* makeReadUpload
  const ids = yield* Ids

  return Effect.fnUntraced(function* (upload: UploadedFile, problem: Problem) {
    const readable = yield* readUpload(upload)
    if (Option.isNone(readable)) return Either.left(problem)
    const { contentType, file } = readable.value
    const key = FileKey.make(`verification/${yield* ids.uuid}`)
    const originalName = [...upload.name].slice(0, longestName).join("")
    const prepared: IncomingFile = {
      document: { key, originalName, contentType, size: file.size },
      file: { key, contentType, content: bytesOf(file) }
    }
    return Either.right(prepared)
  })
})

/**
 * `prepareFiles(uploads, problemOf)`: one file for each upload, or everything that is wrong with them. The scope must last
 * until the files are stored.
 */
export const makePrepareFiles = Effect.map(makePrepareFile, (prepareFile) =>
  Effect.fnUntraced(function* (uploads: ReadonlyArray<UploadedFile>, problemOf: (index: number) => Problem) {
    const prepared = yield* Effect.forEach(uploads, (upload, index) => prepareFile(upload, problemOf(index)))
    yield* refuseProblems(prepared.flatMap((one) => (Either.isLeft(one) ? [one.left] : [])))
    return prepared.flatMap((one) => (Either.isRight(one) ? [one.right] : []))
  })
)
