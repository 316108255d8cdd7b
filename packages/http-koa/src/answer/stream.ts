/** Answers that are a stored file: its pieces leave as they are read. */
import type { FileDownload } from "@mentorkit/core/kernel"
import type { StreamBody } from "../endpoint.js"
import { attachment } from "./disposition.js"
import type { Reply } from "./envelope.js"

const year = 365 * 24 * 60 * 60

/** Under an address that no other file will ever have. */
const shown = { "Cache-Control": `public, max-age=${year}, immutable`, "Content-Disposition": "inline" }

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
