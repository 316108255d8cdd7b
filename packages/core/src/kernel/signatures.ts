/** What the host has said, and takes back only as it was said. */
import { Effect } from "effect"
import { Secrets } from "./secrets.js"

export const makeSignatures = Effect.map(Secrets, ({ derivations, derive, hash }) => ({
  /** 43 characters. Start the label with what it is for. */
  sign: derive,

  /** Also of the host's secret before this one, while it is being changed. */
  isOurs: Effect.fnUntraced(function* (label: string, signature: string) {
    // Hashes are compared, so that the time that it takes tells nothing of the signature.
    const given = yield* hash(signature)
    const known = yield* Effect.forEach(yield* derivations(label), hash)
    return known.includes(given)
  })
}))
