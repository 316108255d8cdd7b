/** Reads multipart bodies: fields into memory, files to disk, all of it bounded; nothing stays behind. */
import { createHash } from "node:crypto"
import { setMaxListeners } from "node:events"
import { createWriteStream } from "node:fs"
import type { IncomingMessage } from "node:http"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy"
import { headBytes, type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { cutOff, malformed, noRoom, tooLarge, unsupported } from "./bad-request.js"
import { bodyLimit, discard, type Fields, hasBody, pieceCounter, type ReceivedFields, refuseEncoded } from "./body.js"
import type { BodyBudget, BodyShare } from "./body-budget.js"
import { fileName, isHostile } from "./file-name.js"
import { baseName, newForm } from "./form.js"
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

/** More files than any operation takes, so that whoever sends too many is told by its own rule. */
const partLimits = { fields: 200, files: 100, parts: 300, fieldSize: 128 * 1024, fieldNameSize: 200, headerPairs: 50 }

const multipartType = /^multipart\/form-data\s*;/i
const notMultipart = () => malformed("The request body is not valid multipart.")
const overLimit = () => tooLarge("The request body is too large.")

/** Streams one file to disk and tells its size, beginning and digest on the way. */
const keep = async (file: BusboyFileStream, path: string, signal: AbortSignal) => {
  const hash = createHash("sha256")
  let bytes = 0
  let head = Buffer.alloc(0)
  const measured = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (bytes < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - bytes)])
      bytes += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(file, measured, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal })
  return { path, bytes, head, digest: hash.digest("hex"), isTruncated: file.truncated === true }
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
  const countText = textCounter(share)
  const writing: Array<Promise<Part | undefined>> = []

  const write = async (
    name: string,
    file: BusboyFileStream,
    given: string | undefined,
    claimedType: string
  ): Promise<Part | undefined> => {
    const kept = await keep(file, join(folder, String(writing.length)), stop.signal)
    // A form sends an empty file for a field in which none was chosen.
    if (kept.bytes === 0 && (given ?? "") === "") return undefined
    return [name, uploadedFile({ ...kept, name: fileName(given), claimedType })]
  }

  const reading = new Promise<void>((resolve, reject) => {
    const excess = () => reject(tooLarge("The request body has too many parts."))
    const broken = () => reject(notMultipart())
    const gone = () => request.readableEnded || reject(cutOff())
    const orReject = (step: () => void) => {
      try {
        step()
      } catch (error) {
        reject(error)
      }
    }
    parser
      .on("file", (name = "", file, given, _encoding, type) => {
        // Without a listener of its own a body that ends too soon would end the process. What is wrong is told below.
        file.on("error", () => {})
        if (isHostile(given)) return reject(malformed("The name of an uploaded file is not valid."))
        if (!limits.fileFields.has(baseName(name))) return void file.on("error", broken).resume()
        const written = write(name, file, given, type)
        written.catch((error) => reject(isOfSystem(error) ? error : notMultipart()))
        writing.push(written)
      })
      .on("field", (name = "", value, isNameCut, isCut) => {
        if (isNameCut || isCut) return reject(tooLarge("A field of the request body is too long."))
        // What was no UTF-8 has been replaced already.
        if (value.includes("\uFFFD")) return reject(malformed("The request body is not valid UTF-8."))
        orReject(() => {
          countText(name, value)
          form.add(name, value)
        })
      })
      .on("partsLimit", excess)
      .on("filesLimit", excess)
      .on("fieldsLimit", excess)
      .on("error", broken)
      .on("finish", () => resolve())
    const count = pieceCounter()
    request.on("data", (piece: Buffer) =>
      orReject(() => {
        if (count(piece) > limits.totalBytes) throw overLimit()
      })
    )
    request.once("close", gone).once("error", gone)
    if (request.destroyed) gone()
    request.pipe(parser)
  })

  try {
    await reading
    // In the order of the body, whichever was on the disk first.
    for (const part of await Promise.all(writing)) if (part !== undefined) form.add(...part)
    return form.fields()
  } catch (error) {
    request.unpipe(parser)
    stop.abort()
    parser.destroy()
    discard(request)
    await Promise.allSettled(writing)
    throw error
  }
}

export const readMultipart = async (
  request: IncomingMessage,
  limits: MultipartLimits,
  budget: BodyBudget
): Promise<ReceivedFields> => {
  if (!hasBody(request)) return { fields: {} }
  refuseEncoded(request)
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
