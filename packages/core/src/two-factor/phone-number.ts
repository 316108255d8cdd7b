import { Schema } from "effect"
import { described, wording } from "../kernel/index.js"

const e164 = /^\+[1-9]\d{6,14}$/

/** People set spaces, hyphens, dots and parentheses into numbers, and say 00 for +. */
const written = (text: string): string => text.replace(/[\s().-]+/g, "").replace(/^00/, "+")

/** E.164, as it is stored and dialled: "+4930123456". */
const Stored = Schema.String.pipe(
  Schema.filter((text) => e164.test(text), {
    ...wording("must be a phone number with its country code, such as +4930123456"),
    jsonSchema: { maxLength: 64 },
    arbitrary: () => (fc) =>
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1_000_000, max: 99_999_999 }))
        .map((n) => `+${n.join("")}`)
  })
)

export const PhoneNumber = described(
  Schema.transform(Schema.String, Stored, { strict: true, decode: written, encode: (text) => text }),
  "Phone number with its country code. Spaces and the like may be in it, and 00 for the +.",
  "+4930123456"
)
