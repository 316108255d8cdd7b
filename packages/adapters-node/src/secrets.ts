import { createHash, createHmac, randomBytes } from "node:crypto"
import { Secrets } from "@mentorkit/core/kernel"
import { Effect, Layer, Redacted } from "effect"

/** `secret` is the host's own: at least 32 random characters, the same on every host of one database. */
export const secrets = (secret: Redacted.Redacted<string>): Layer.Layer<Secrets> =>
  Layer.succeed(Secrets, {
    random: (bytes) => Effect.sync(() => randomBytes(bytes).toString("base64url")),
    hash: (text) => Effect.sync(() => createHash("sha256").update(text).digest("hex")),
    derive: (label) => Effect.sync(() => createHmac("sha256", Redacted.value(secret)).update(label).digest("base64url"))
  })
