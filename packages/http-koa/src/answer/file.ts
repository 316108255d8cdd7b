/** Answers that are a file: two fields of a success, its bytes and its name. */
import type { FileBody } from "../endpoint.js"
import { attachment } from "./disposition.js"
import { strongETag } from "./etag.js"

interface File {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** For its reader alone, who asks each time whether it has changed, and so shows each time who is asking. */
export const fileReplier =
  ({ content, name, type }: FileBody) =>
  (data: unknown): File => {
    // `bind` has seen to it that the fields are there.
    const fields = data as Readonly<Record<string, unknown>>
    const bytes = fields[content] instanceof Uint8Array ? fields[content] : new Uint8Array()
    return {
      bytes,
      headers: {
        "Content-Type": type,
        "Content-Disposition": attachment(String(fields[name])),
        "Cache-Control": "private, max-age=0, must-revalidate",
        "X-Robots-Tag": "noindex, nofollow",
        ETag: strongETag(bytes)
      }
    }
  }
