/** Operations that the spec has answer whatever goes wrong with a 500, in these words and no others. */
import type { Answer, Documented } from "./documented.js"

const words: Readonly<Record<string, string>> = {
  "oauth.redirect": "Failed to generate OAuth redirect.",
  "oauth.callback": "OAuth authentication failed."
}

/** A fault of ours has the same words; that there was none is for the host's log to say. */
export const isWanted500 = ({ operationId }: Documented, { status, text }: Answer): boolean =>
  status === 500 && text === JSON.stringify({ status: "error", message: words[operationId], data: {} })
