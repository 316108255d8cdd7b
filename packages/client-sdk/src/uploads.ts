/** Sends a file in chunks: a few at once, again what was lost, and of an upload that was begun before what is missing. */
import type { CallOptions } from "./call.js"
import type {
  Client,
  Upload,
  UploadsCompleteUploadData,
  UploadsCompleteUploadFailure,
  UploadsGetUploadFailure,
  UploadsSendChunkData,
  UploadsSendChunkFailure,
  UploadsStartUploadFailure,
  UploadsStartUploadInput
} from "./generated/client.js"
import { newKey } from "./new-key.js"
import type { Failed, Failure, Result, Success } from "./result.js"
import { isTransient, withRetries } from "./retry.js"
import { bytesOf, type Chunk, missingChunks } from "./upload-plan.js"

/** The file is not the one that the upload was begun with: `size` is what that one has. Nothing was sent. */
export type FileDiffers = Failure<"FileDiffers", 0, { readonly size: number }>
/** The file cannot be read: it is gone, or has changed since it was chosen. */
export type FileUnreadable = Failure<"FileUnreadable", 0, { readonly cause: unknown }>

export type UploadFileFailure =
  | UploadsStartUploadFailure
  | UploadsGetUploadFailure
  | UploadsSendChunkFailure
  | UploadsCompleteUploadFailure
  | FileDiffers
  | FileUnreadable

/** With a failure comes the id by which the upload can be resumed, where one was begun. */
export type UploadFileResult =
  | Success<UploadsCompleteUploadData>
  | (Failed<UploadFileFailure> & { readonly uploadId: string | undefined })

export interface UploadProgress {
  readonly uploadId: string
  /** What the host has stored; never less than before, and all of it in the end. */
  readonly storedBytes: number
  readonly totalBytes: number
}

export interface UploadFileOptions extends Pick<CallOptions, "signal" | "headers"> {
  readonly purpose: UploadsStartUploadInput["purpose"]
  readonly file: Blob & { readonly name?: string }
  /** Default: the name of the file, and of a Blob "file". */
  readonly filename?: string
  /** Default: the type of the file, without its parameters. */
  readonly mime?: string
  /** Id of an upload of this file: only what the host does not have is sent. */
  readonly resume?: string | undefined
  /** First before anything is sent, so that the id can be kept, then after each chunk. */
  readonly onProgress?: (progress: UploadProgress) => void
  /** How many chunks are sent, and held in memory, at once. Default 3. */
  readonly concurrency?: number
  /** Tries after the first one, of each call. Default 7, which are some 20 seconds without a network. */
  readonly retries?: number
  /** The longest pause between tries in milliseconds. A host that asks for more gets no retry. Default 60,000. */
  readonly longestPauseMs?: number
  /** Milliseconds for each try. Default 300,000, which is how long a host waits for a body. */
  readonly attemptTimeoutMs?: number
}

/** The digest of a whole file needs all of its bytes at once; of a larger one only the chunks have theirs. */
const mostBytesToDigest = 32 * 1024 * 1024

/** In hex; undefined on pages of plain http, which have no `crypto.subtle`. */
const sha256Of = async (bytes: ArrayBuffer): Promise<string | undefined> => {
  if (!crypto.subtle) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

const failed = <Code extends string, Data>(
  code: Code,
  message: string,
  data: Data
): Failed<Failure<Code, 0, Data>> => ({
  ok: false,
  error: { code, status: 0, message, data },
  requestId: null
})

const read = async (
  file: Blob
): Promise<{ readonly ok: true; readonly bytes: ArrayBuffer } | Failed<FileUnreadable>> => {
  try {
    return { ok: true, bytes: await file.arrayBuffer() }
  } catch (cause) {
    return failed("FileUnreadable", "The file cannot be read.", { cause })
  }
}

/** Calls that may be repeated although the client would not, and that are given up where no answer comes. */
const persistent = (options: UploadFileOptions, signal: AbortSignal | undefined) => {
  const { attemptTimeoutMs: timeoutMs = 300_000, headers = {}, longestPauseMs = 60_000, retries = 7 } = options
  return <Data, Error extends Failure>(
    call: (options: CallOptions) => Promise<Result<Data, Error>>,
    isDamaged: (error: Failure) => boolean = () => false
  ) => {
    const attempt = async (): Promise<Result<Data, Error>> => {
      const result = await call({ headers, timeoutMs, retries: 0, ...(signal !== undefined && { signal }) })
      if (result.ok || result.error.code !== "Aborted" || signal?.aborted === true) return result
      return failed("NetworkFailure", "The server did not answer in time.", { cause: "timeout" })
    }
    const isWorthIt = (error: Failure) =>
      isTransient(error) || [408, 429].includes(error.status) || error.status >= 500 || isDamaged(error)
    return withRetries(attempt, { retries, longestPauseMs, isTransient: isWorthIt }, signal)
  }
}

/** One upload, however often it is tried: all tries have one key. */
const begin = (client: Client, options: UploadFileOptions) => {
  const { file, filename, mime, purpose, resume, signal } = options
  const persist = persistent(options, signal)
  if (resume !== undefined) return persist((calling) => client.uploads.getUpload({ id: resume }, calling))
  const type = (mime ?? file.type).replace(/;.*/, "").trim() || "application/octet-stream"
  const input = { purpose, filename: filename ?? file.name ?? "file", mime: type, size: file.size }
  const idempotencyKey = newKey()
  return persist((calling) => client.uploads.startUpload(input, { ...calling, idempotencyKey }))
}

/** Ends with the first chunk that fails for good; no other one is under way then. */
const sendChunks = async (
  client: Client,
  upload: Upload,
  options: UploadFileOptions,
  onStored: (storedBytes: number) => void
): Promise<Failed<UploadsSendChunkFailure | FileUnreadable> | undefined> => {
  const { concurrency = 3, file } = options
  const stop = new AbortController()
  const signal = options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal])
  const persist = persistent(options, signal)

  const sendChunk = async ({
    end,
    index,
    start
  }: Chunk): Promise<Result<UploadsSendChunkData, UploadsSendChunkFailure | FileUnreadable>> => {
    const piece = await read(file.slice(start, end))
    if (!piece.ok) return piece
    const sha256 = await sha256Of(piece.bytes)
    const input = {
      id: upload.upload_id,
      index,
      payload: new Blob([piece.bytes]),
      ...(sha256 !== undefined && { sha256 })
    }
    return persist(
      (calling) => client.uploads.sendChunk(input, calling),
      ({ code }) => code === "DigestMismatch"
    )
  }

  const missing = missingChunks(upload)
  let stored = upload.size - bytesOf(missing)
  let failure: Failed<UploadsSendChunkFailure | FileUnreadable> | undefined
  // Each takes the next one from the same list.
  const rest = missing.values()
  const sendOneByOne = async () => {
    for (const chunk of rest) {
      const sent = await sendChunk(chunk)
      if (failure !== undefined) return
      if (!sent.ok) {
        failure = sent
        return stop.abort()
      }
      stored += bytesOf([chunk])
      onStored(stored)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, concurrency) }, sendOneByOne))
  } finally {
    // Where `onProgress` has thrown, the others are still under way.
    stop.abort()
  }
  return failure
}

const complete = async (
  client: Client,
  { size, upload_id: id }: Upload,
  options: UploadFileOptions
): Promise<Result<UploadsCompleteUploadData, UploadsCompleteUploadFailure | FileUnreadable>> => {
  const whole = size <= mostBytesToDigest ? await read(options.file) : undefined
  if (whole?.ok === false) return whole
  const sha256 = whole && (await sha256Of(whole.bytes))
  const input = { id, ...(sha256 !== undefined && { sha256 }) }
  return persistent(options, options.signal)((calling) => client.uploads.completeUpload(input, calling))
}

const sendWhole = async (client: Client, upload: Upload, options: UploadFileOptions) => {
  const { size, upload_id: uploadId } = upload
  if (options.file.size !== size) {
    return failed("FileDiffers", "The file is not the one that the upload was begun with.", { size })
  }
  const tell = (storedBytes: number) => options.onProgress?.({ uploadId, storedBytes, totalBytes: size })
  tell(size - bytesOf(missingChunks(upload)))
  const failure = await sendChunks(client, upload, options, tell)
  // One that somebody else has completed meanwhile, in another tab, is answered below.
  if (failure !== undefined && failure.error.code !== "UploadCompleted") return failure
  if (failure !== undefined) tell(size)
  return complete(client, upload, options)
}

/**
 * Sends a file and answers its completed upload. Where that fails or is aborted the host keeps what it has, for `resume`, a day
 * long; `client.uploads.deleteUpload` gives it up. Never throws but for what `onProgress` does.
 */
export const uploadFile = async (client: Client, options: UploadFileOptions): Promise<UploadFileResult> => {
  const begun = await begin(client, options)
  if (!begun.ok) return { ...begun, uploadId: options.resume }
  const result = await sendWhole(client, begun.data.upload, options)
  return result.ok ? result : { ...result, uploadId: begun.data.upload.upload_id }
}
