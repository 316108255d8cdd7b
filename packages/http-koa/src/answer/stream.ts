/** Answers that are a stored file: its pieces leave as they are read. */
import type { FileDownload } from "@mentorkit/core/kernel"
import type { StreamBody } from "../endpoint.js"
import { attachment } from "./disposition.js"
import type { Reply } from "./envelope.js"

const day = 24 * 60 * 60

/**
 * Its address is never used for another file, so browsers may keep it. Shared caches ask again after a day, so that a
 * file that was taken away is gone from there, too. Pages of other origins show it.
 */
const shown = {
  "Cache-Control": `public, max-age=${365 * day}, s-maxage=${day}, immutable`,
  "Content-Disposition": "inline",
  "Cross-Origin-Resource-Policy": "cross-origin"
}

const kept = (fileName: string) => ({
  "Content-Disposition": attachment(fileName),
  "X-Robots-Tag": "noindex, nofollow"
})

export const streamReplier =
  ({ field, isPublic = false }: StreamBody) =>
  (data: unknown): Pick<Reply, "headers" | "open"> => {
    // `bind` has seen to it that the field is there.
    const { contentType, fileName, open, size } = (data as Readonly<Record<string, FileDownload>>)[field]!
    return {
      open,
      headers: {
        ...(isPublic ? shown : kept(fileName)),
        "Content-Type": contentType,
        "Content-Length": String(size),
        // A page of theirs must not become a page of ours, whatever is in it.
        "Content-Security-Policy": "default-src 'none'; sandbox"
      }
    }
  }
