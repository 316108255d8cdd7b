/** Answers that are a stored file or parts of it: its pieces leave as they are read. */
import type { IncomingHttpHeaders } from "node:http"
import type { FileDownload } from "@mentorkit/core/kernel"
import type { ByteRange } from "@mentorkit/core/kernel/ports"
import type { StreamBody } from "../endpoint.js"
import { byteRangesOf } from "./byte-ranges.js"
import { attachment } from "./disposition.js"
import { failure, type Reply } from "./envelope.js"
import { strongETag } from "./etag.js"
import { contentRangeOf, lengthOf, multipartOf } from "./multipart-ranges.js"
import { verdictOf } from "./preconditions.js"

/** What an answer depends on beside what the operation has answered. */
export interface Asked {
  readonly method: string
  readonly headers: IncomingHttpHeaders
}

type Headers = Reply["headers"]

const day = 24 * 60 * 60

/**
 * Its address is never used for another file, so browsers may keep it. Shared caches ask again after a day, so that a
 * file that was taken away is gone from there, too. Pages of other origins show it.
 */
const toAnybody = {
  "Cache-Control": `public, max-age=${365 * day}, s-maxage=${day}, immutable`,
  "Content-Disposition": "inline",
  "Cross-Origin-Resource-Policy": "cross-origin"
}

const kept = (fileName: string) => ({
  "Content-Disposition": attachment(fileName),
  "X-Robots-Tag": "noindex, nofollow"
})

/** What browsers show without running any of it. A PDF they would, in a reader of their own. */
const isMedia = (contentType: string) => /^(?:image|video|audio)\/(?!svg)/.test(contentType)

/** How long the browser shows it without asking. It is gone with its row, and with the reader's right to see it. */
const keptFor = { unlisted: "private, max-age=3600", signed: "private, no-cache" }

const toHolder = ({ contentType, fileName }: FileDownload, shown: keyof typeof keptFor) => ({
  ...kept(fileName),
  ...(isMedia(contentType) && { "Content-Disposition": "inline" }),
  "Cache-Control": keptFor[shown],
  // The front end's pages have an origin of their own; the address says who may see it.
  "Cross-Origin-Resource-Policy": "cross-origin"
})

const headersFor = (file: FileDownload, shown: StreamBody["shown"]): Headers => {
  if (shown === "public") return toAnybody
  return shown === undefined ? kept(file.fileName) : toHolder(file, shown)
}

/** Of every answer with the file, without it (304), and with parts of it. */
const headersOf = (file: FileDownload, shown: StreamBody["shown"], etag: string): Headers => ({
  ...headersFor(file, shown),
  "Accept-Ranges": "bytes",
  ETag: etag,
  // A store's clock may be ahead, and no date of the future may be told (8.8.2.1).
  ...(Number(file.storedAt) <= Date.now() && { "Last-Modified": file.storedAt.toUTCString() }),
  // A page of theirs must not become a page of ours, whatever is in it.
  "Content-Security-Policy": "default-src 'none'; sandbox"
})

export const conditionFailed = failure(412, "PreconditionFailed", "The file is not the one that the request names.")

export const notSatisfiable = (size: number): Reply => {
  const reply = failure(416, "RangeNotSatisfiable", "The file has none of these bytes.")
  return { ...reply, headers: { ...reply.headers, "Accept-Ranges": "bytes", "Content-Range": `bytes */${size}` } }
}

const partial = (file: FileDownload, ranges: ReadonlyArray<ByteRange>, headers: Headers): Reply => {
  const { contentType, open, size } = file
  const [range, second] = ranges
  if (range === undefined) return notSatisfiable(size)
  if (second === undefined) {
    const ofPart = { "Content-Range": contentRangeOf(range, size), "Content-Length": String(lengthOf(range)) }
    const all = { ...headers, ...ofPart, "Content-Type": contentType }
    return { status: 206, headers: all, body: undefined, open: () => open(range) }
  }
  const { length, open: openAll, type } = multipartOf(file, ranges)
  const all = { ...headers, "Content-Type": type, "Content-Length": String(length) }
  return { status: 206, headers: all, body: undefined, open: openAll }
}

export const streamReplier =
  ({ field, shown }: StreamBody, status: number) =>
  (data: unknown, { headers: asked, method }: Asked): Reply => {
    // `bind` has seen to it that the field is there.
    const file = (data as Readonly<Record<string, FileDownload>>)[field]!
    const { contentType, key, open, size, storedAt: lastModified } = file
    // Bytes never change under a key, and every host names them alike.
    const etag = strongETag(key)
    const headers = headersOf(file, shown, etag)
    const verdict = verdictOf(method, asked, { etag, lastModified, isDateStrong: shown !== undefined })
    if (verdict === "failed") return conditionFailed
    if (verdict === "unchanged") return { status: 304, headers, body: undefined }
    const ranges = verdict === "part" ? byteRangesOf(asked.range ?? "", size) : undefined
    if (ranges !== undefined) return partial(file, ranges, headers)
    const ofWhole = { "Content-Type": contentType, "Content-Length": String(size) }
    return { status, headers: { ...headers, ...ofWhole }, body: undefined, open: () => open() }
  }
