/** Reads multipart bodies: fields into memory, files to disk, all of it bounded; nothing stays behind. */
import { createHash } from "node:crypto"
import { setMaxListeners } from "node:events"
import { createWriteStream } from "node:fs"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import {
  Busboy,
  type BusboyEvents,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance
} from "@fastify/busboy"
import { headBytes, type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { cutOff, malformed, noRoom, tooLarge, unsupported } from "./bad-request.js"
import type { BodyBudget, BodyShare } from "./body-budget.js"
import { bodyLimit, partLimits } from "./body-limits.js"
import { fileName, isHostile } from "./file-name.js"
import { baseName, type Form, newForm } from "./form.js"
import { discard, hasBody, pieceCounter, rejectCompressed } from "./raw-body.js"
import type { Fields, ReceivedFields } from "./received-fields.js"
import { newUploadFolder, removeFolder } from "./upload-folders.js"

export interface MultipartLimits {
  /** The names of the fields that take files; files under other names are thrown away. */
  readonly fileFields: ReadonlySet<string>
  /** Bytes of one file that are kept; what is longer arrives marked as truncated. */
  readonly fileBytes: number
  /** Bytes of the whole body. */
  readonly totalBytes: number
}

type Part = readonly [name: string, file: UploadedFile]

const multipartType = /^multipart\/form-data\s*;/i
const notMultipart = () => malformed("The request body is not valid multipart.")
const overLimit = () => tooLarge("The request body is too large.")

/** Streams one file to disk and tells its size, beginning and digest on the way. */
const keep = async (file: BusboyFileStream, path: string, signal: AbortSignal) => {
  const hash = createHash("sha256")
  let size = 0
  let head = Buffer.alloc(0)
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (size < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - size)])
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(file, measured, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal })
  return { path, size, head, digest: hash.digest("hex"), isTruncated: file.truncated === true }
}

const parserOf = ({ headers }: IncomingMessage, { fileBytes }: MultipartLimits) => {
  try {
    // The whole name, since one that leads out of a folder is no name.
    const limits = { ...partLimits, fileSize: fileBytes }
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
    if (bytes > bodyLimit) throw overLimit()
    if (!share.take(bytes)) throw noRoom()
  }
}

/** A disk that is full, and not a body that is broken. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && "errno" in error

/** One body on its way: what has come of it, and what ends it. */
interface Reception {
  readonly request: IncomingMessage
  readonly folder: string
  readonly limits: MultipartLimits
  readonly form: Form
  readonly countText: (...texts: ReadonlyArray<string>) => void
  /** Files in the order of the body, on their way to the disk; undefined for a field in which no file was chosen. */
  readonly files: Array<Promise<Part | undefined>>
  readonly signal: AbortSignal
  readonly reject: (error: unknown) => void
}

/** Rejects with what the step throws: listeners of a stream must not throw. */
const orReject = ({ reject }: Reception, step: () => void): void => {
  try {
    step()
  } catch (error) {
    reject(error)
  }
}

const writeFile = async (
  { files, folder, signal }: Reception,
  name: string,
  file: BusboyFileStream,
  given: string | undefined,
  claimedType: string
): Promise<Part | undefined> => {
  const kept = await keep(file, join(folder, String(files.length)), signal)
  // A form sends an empty file for a field in which none was chosen.
  if (kept.size === 0 && (given ?? "") === "") return undefined
  return [name, uploadedFile({ ...kept, name: fileName(given), claimedType })]
}

const onFile =
  (reception: Reception): BusboyEvents["file"] =>
  (name = "", file, given, _encoding, type) => {
    const { files, limits, reject } = reception
    // Without a listener of its own a body that ends too soon would end the process. The request's own listeners reject it.
    file.on("error", () => {})
    if (isHostile(given)) return reject(malformed("The name of an uploaded file is not valid."))
    if (!limits.fileFields.has(baseName(name))) return void file.on("error", () => reject(notMultipart())).resume()
    const written = writeFile(reception, name, file, given, type)
    written.catch((error) => reject(isOfSystem(error) ? error : notMultipart()))
    files.push(written)
  }

const onField =
  (reception: Reception): BusboyEvents["field"] =>
  (name = "", value, isNameCut, isCut) => {
    const { countText, form, reject } = reception
    if (isNameCut || isCut) return reject(tooLarge("A field of the request body is too long."))
    // The parser has replaced bytes that are not UTF-8.
    if (value.includes("\uFFFD")) return reject(malformed("The request body is not valid UTF-8."))
    orReject(reception, () => {
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

const listenToRequest = (reception: Reception): void => {
  const { limits, reject, request } = reception
  const gone = () => request.readableEnded || reject(cutOff())
  const count = pieceCounter()
  request.on("data", (piece: Buffer) =>
    orReject(reception, () => {
      if (count(piece) > limits.totalBytes) throw overLimit()
    })
  )
  request.once("close", gone).once("error", gone)
  if (request.destroyed) gone()
}

/** Reads it all, or fails with what is wrong with it; no stream is open any more either way. */
const receive = async (
  request: IncomingMessage,
  folder: string,
  limits: MultipartLimits,
  share: BodyShare
): Promise<Fields> => {
  const parser = parserOf(request, limits)
  const stop = new AbortController()
  setMaxListeners(partLimits.files + 1, stop.signal)
  const form = newForm()
  const files: Reception["files"] = []
  try {
    await new Promise<void>((resolve, reject) => {
      const countText = textCounter(share)
      const reception = { request, folder, limits, form, countText, files, signal: stop.signal, reject }
      listenToParser(parser, reception, resolve)
      listenToRequest(reception)
      request.pipe(parser)
    })
    // In the order of the body, whichever was on the disk first.
    for (const part of await Promise.all(files)) if (part !== undefined) form.add(...part)
    return form.fields()
  } catch (error) {
    request.unpipe(parser)
    stop.abort()
    parser.destroy()
    discard(request)
    await Promise.allSettled(files)
    throw error
  }
}

export const readMultipart = async (
  request: IncomingMessage,
  limits: MultipartLimits,
  budget: BodyBudget
): Promise<ReceivedFields> => {
  if (!hasBody(request)) return { fields: {} }
  rejectCompressed(request)
  const { headers } = request
  if (!multipartType.test(headers["content-type"] ?? "")) {
    throw unsupported("The request body must be multipart/form-data.")
  }
  if (Number(headers["content-length"] ?? 0) > limits.totalBytes) throw overLimit()
  const folder = await newUploadFolder()
  const dispose = () => removeFolder(folder)
  const share = budget.newShare()
  try {
    return { fields: await receive(request, folder, limits, share), dispose }
  } catch (error) {
    await dispose()
    throw error
  } finally {
    share.giveBack()
  }
}
