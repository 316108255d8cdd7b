import { Schema } from "effect"
import { atMost } from "./text.js"
import { wording } from "./wording.js"

/** What URLs have to encode, what `URL` would silently take out, and what turns the direction of what people read. */
const isSafe = (text: string): boolean => /^https?:\/\/(?!\/)[^\s\p{Cc}\p{Bidi_Control}"<>\\^`{|}]+$/iu.test(text)

/** Names in an address are there to mislead: "https://bank.example@elsewhere.example". */
const isNameless = ({ password, username }: URL): boolean => username === "" && password === ""

const isWebAddress = (text: string): boolean => isSafe(text) && URL.canParse(text) && isNameless(new URL(text))

/** A link that people may follow. Other schemes than these two run code, or lead into somebody's own machine. */
export const WebAddress = (limit: number) =>
  Schema.String.pipe(
    Schema.filter(isWebAddress, {
      ...wording("must be a valid URL"),
      jsonSchema: { format: "uri", examples: ["https://example.com/mika"] },
      arbitrary: () => (fc) => fc.webUrl({ size: "small" })
    }),
    // Last, so that one which is too long is told so.
    atMost(limit)
  )
