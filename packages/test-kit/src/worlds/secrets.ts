/** Real randomness and hashes under a secret that everybody may know. */
import { createHash, createHmac, randomBytes } from "node:crypto"
import { channelSigner } from "@mentorkit/adapters-node"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Option } from "effect"

const secret = "the tests' secret, which is long enough"
const derived = (label: string) => createHmac("sha256", secret).update(label).digest("base64url")

const opened = (label: string, sealed: string) => {
  const text = Buffer.from(sealed, "base64url").toString()
  return text.startsWith(`${label} `) ? Option.some(text.slice(label.length + 1)) : Option.none()
}

const legibleSecrets = Layer.succeed(Secrets, {
  random: (bytes) => Effect.sync(() => randomBytes(bytes).toString("base64url")),
  hash: (secret) => Effect.sync(() => createHash("sha256").update(secret).digest("hex")),
  derive: (label) => Effect.sync(() => derived(label)),
  derivations: (label) => Effect.sync(() => [derived(label)]),
  seal: (label, text) => Effect.succeed(Buffer.from(`${label} ${text}`).toString("base64url")),
  open: (label, sealed) => Effect.sync(() => opened(label, sealed)),
  reseal: (label, sealed) => Effect.sync(() => Option.as(opened(label, sealed), sealed))
})

/** What is sealed can be read by tests; channels are signed as a host does. */
export const testSecrets = Layer.provideMerge(channelSigner(), legibleSecrets)
