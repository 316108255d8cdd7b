import { Schema } from "effect"
import { atMost } from "./text.js"
import { wording } from "./wording.js"

/** Refuses what URLs must encode, what `URL` would drop, and what changes the reading direction. */
const isSafe = (text: string): boolean => /^https?:\/\/(?!\/)[^\s\p{Cc}\p{Bidi_Control}"<>\\^`{|}]+$/iu.test(text)

/** User names in an address mislead: "https://bank.example@elsewhere.example". */
const isNameless = ({ password, username }: URL): boolean => username === "" && password === ""

const isWebAddress = (text: string): boolean => isSafe(text) && URL.canParse(text) && isNameless(new URL(text))

/** A link for people. Other schemes run code, or lead into the reader's own machine. */
export const WebAddress = (limit: number) =>
  Schema.String.pipe(
    Schema.filter(isWebAddress, {
      ...wording("must be a valid URL"),
      jsonSchema: { format: "uri", examples: ["https://example.com/mika"] },
      arbitrary: () => (fc) => fc.webUrl({ size: "small" })
    }),
    // Last, so that a long one gets that problem.
    atMost(limit)
  )
