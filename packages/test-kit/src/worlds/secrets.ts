/** Real randomness and hashes under a secret that everybody may know. */
import { createHash, createHmac, randomBytes } from "node:crypto"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Option } from "effect"

export const testSecrets = Layer.succeed(Secrets, {
  random: (bytes) => Effect.sync(() => randomBytes(bytes).toString("base64url")),
  hash: (secret) => Effect.sync(() => createHash("sha256").update(secret).digest("hex")),
  derive: (label) => Effect.sync(() => createHmac("sha256", "the tests' secret").update(label).digest("base64url")),
  seal: (label, text) => Effect.succeed(Buffer.from(`${label} ${text}`).toString("base64url")),
  open: (label, sealed) =>
    Effect.sync(() => {
      const opened = Buffer.from(sealed, "base64url").toString()
      return opened.startsWith(`${label} `) ? Option.some(opened.slice(label.length + 1)) : Option.none()
    })
})
