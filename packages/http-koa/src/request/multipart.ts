/** Reads multipart bodies: fields into memory, files to disk, all of it bounded; nothing stays behind. */
import { setMaxListeners } from "node:events"
import type { IncomingMessage } from "node:http"
import {
  Busboy,
  type BusboyEvents,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance
} from "@fastify/busboy"
import { type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { BadRequest, bodyTooLarge, malformed, noRoom, tooLarge, unsupported } from "./bad-request.js"
import type { BodyShare } from "./body-budget.js"
import { bodyLimit, partLimits } from "./body-limits.js"
import { fileName, isHostile } from "./file-name.js"
import { baseName, type Form } from "./form.js"
import { type KeepFile, withKeptFiles } from "./kept-files.js"
import { orReject, pipeBody } from "./piped-body.js"
import { declaredLength, hasContent, rejectCompressed } from "./raw-body.js"
import type { BodyOptions } from "./receive-body.js"
import type { Fields, ReceivedFields } from "./received-fields.js"

export interface MultipartOptions {
  /** The names of the fields that take files; files under other names are thrown away. */
  readonly fileFields: ReadonlySet<string>
  /** Bytes of one file that are kept; what is longer arrives marked as truncated. */
  readonly fileBytes: number
  /** Bytes of the whole body. */
  readonly totalBytes: number
  /** Fields that are no files. */
  readonly maxFields: number
  readonly newForm: () => Form
}

type Part = readonly [name: string, file: UploadedFile]

const multipartType = /^multipart\/form-data\s*;/i
export const isMultipart = (type: string): boolean => multipartType.test(type)

const notMultipart = () => malformed("The request body is not valid multipart.")

const parserOf = ({ headers }: IncomingMessage, { fileBytes, maxFields }: MultipartOptions) => {
  try {
    // The whole name, since one that leads out of a folder is no name.
    const limits = { ...partLimits, fileSize: fileBytes, fields: maxFields, parts: maxFields + partLimits.files }
    return new Busboy({ headers: headers as BusboyHeaders, limits, preservePath: true })
  } catch {
    throw notMultipart()
  }
}

/** Counts text as it is kept, and throws where it is more than a body of JSON may have, or than there is room for. */
const textCounter = (share: BodyShare) => {
  let bytes = 0
  return (...texts: ReadonlyArray<string>): void => {
    for (const text of texts) bytes += Buffer.byteLength(text)
    if (bytes > bodyLimit) throw bodyTooLarge(bodyLimit)
    if (!share.take(bytes)) throw noRoom()
  }
}

/** A disk that is full, and not a body that is broken. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && "errno" in error

/** One body on its way: what has come of it, and what ends it. */
interface Reception {
  readonly options: MultipartOptions
  readonly form: Form
  readonly countText: (...texts: ReadonlyArray<string>) => void
  readonly keep: KeepFile
  /** Files in the order of the body, on their way to the disk; undefined for a field in which no file was chosen. */
  readonly files: Array<Promise<Part | undefined>>
  readonly signal: AbortSignal
  readonly reject: (error: unknown) => void
}

const writeFile = async (
  { keep, signal }: Reception,
  name: string,
  file: BusboyFileStream,
  given: string | undefined,
  claimedType: string
): Promise<Part | undefined> => {
  const kept = await keep(file, signal)
  // A form sends an empty file for a field in which none was chosen.
  if (kept.size === 0 && (given ?? "") === "") return undefined
  return [name, uploadedFile({ ...kept, name: fileName(given), claimedType })]
}

const onFile =
  (reception: Reception): BusboyEvents["file"] =>
  (name = "", file, given, _encoding, type) => {
    const { files, options, reject } = reception
    // Without a listener of its own a body that ends too soon would end the process. The request's own listeners reject it.
    file.on("error", () => {})
    if (isHostile(given)) return reject(malformed("The name of an uploaded file is not valid."))
    if (!options.fileFields.has(baseName(name))) return void file.on("error", () => reject(notMultipart())).resume()
    const written = writeFile(reception, name, file, given, type)
    written.catch((error) => reject(error instanceof BadRequest || isOfSystem(error) ? error : notMultipart()))
    files.push(written)
  }

const onField =
  ({ countText, form, reject }: Reception): BusboyEvents["field"] =>
  (name = "", value, isNameCut, isCut) => {
    if (isNameCut || isCut) return reject(tooLarge("A field of the request body is too long."))
    // The parser has replaced bytes that are not UTF-8.
    if (value.includes("\uFFFD")) return reject(malformed("The request body is not valid UTF-8."))
    orReject(reject, () => {
      countText(name, value)
      form.add(name, value)
    })
  }

const listenToParser = (parser: BusboyInstance, reception: Reception, resolve: () => void): void => {
  const { reject } = reception
  const tooManyParts = () => reject(tooLarge("The request body has too many parts."))
  parser
    .on("file", onFile(reception))
    .on("field", onField(reception))
    .on("partsLimit", tooManyParts)
    .on("filesLimit", tooManyParts)
    .on("fieldsLimit", tooManyParts)
    .on("error", () => reject(notMultipart()))
    .on("finish", () => resolve())
}

/** Reads it all, or fails with what is wrong with it; no stream is open any more either way. */
const receive = async (
  request: IncomingMessage,
  options: MultipartOptions,
  share: BodyShare,
  keep: KeepFile
): Promise<Fields> => {
  const parser = parserOf(request, options)
  const stop = new AbortController()
  setMaxListeners(partLimits.files + 1, stop.signal)
  const form = options.newForm()
  const files: Reception["files"] = []
  const countText = textCounter(share)
  try {
    await pipeBody(request, parser, options.totalBytes, (reject) => {
      const reception = { options, form, countText, keep, files, signal: stop.signal, reject }
      return new Promise<void>((resolve) => listenToParser(parser, reception, resolve))
    })
    // In the order of the body, whichever was on the disk first.
    for (const part of await Promise.all(files)) if (part !== undefined) form.add(...part)
    return form.fields()
  } catch (error) {
    stop.abort()
    await Promise.allSettled(files)
    throw error
  }
}

export const readMultipart = async (
  request: IncomingMessage,
  options: MultipartOptions,
  { budget, uploads }: Pick<BodyOptions, "budget" | "uploads">
): Promise<ReceivedFields> => {
  if (!(await hasContent(request, budget))) return { fields: {} }
  rejectCompressed(request)
  const { headers } = request
  if (!isMultipart(headers["content-type"] ?? "")) throw unsupported("The request body must be multipart/form-data.")
  if (declaredLength(request) > options.totalBytes) throw bodyTooLarge(options.totalBytes)
  const share = budget.newShare()
  try {
    return await withKeptFiles(uploads, (keep) => receive(request, options, share, keep))
  } finally {
    share.giveBack()
  }
}
