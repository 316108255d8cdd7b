/** Names of files as clients call them: shown to others, and part of a header. */
import { Schema } from "effect"
import { hasVisible, seen } from "../identity/index.js"
import { atMost, described, limitWording } from "../kernel/index.js"

const longest = 255

/** What stands behind the last separator, of either kind, in one line and without what nobody sees. */
const nameOf = (told: string): string => seen(told.split(/[/\\]/).at(-1) ?? "")

/** A name that shows nothing counts as missing. */
export const Filename = described(
  Schema.transform(
    Schema.String.annotations({ jsonSchema: { type: "string", maxLength: longest } }),
    Schema.String.pipe(Schema.filter(hasVisible, limitWording("is required")), atMost(longest)),
    { strict: true, decode: nameOf, encode: (name) => name }
  ),
  "Name of the file; shown to whoever may see the file.",
  "interview.mp4"
)
