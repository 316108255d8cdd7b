/** Answers that are not in the envelope: one field of a success as the whole body, for programs that know no JSON. */
import type { TextBody } from "../endpoint.js"
import { strongETag } from "./etag.js"

interface Text {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** For its reader alone, who may keep it for a while and then asks whether it has changed. Search engines keep out. */
export const textReplier = ({ field, maxAgeSeconds, type }: TextBody) => {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": `private, max-age=${maxAgeSeconds}`,
    "X-Robots-Tag": "noindex, nofollow"
  }
  return (data: unknown): Text => {
    // `bind` has seen to it that the field is there.
    const text = (data as Readonly<Record<string, string>>)[field] ?? ""
    // Weak, as it names the text in whatever coding it leaves (RFC 9110, 8.8.1).
    return { text, headers: { ...headers, ETag: `W/${strongETag(text)}` } }
  }
}
