/** Signatures of realtime channels, as clients and libraries of the Pusher protocol know them. */
import { createHmac, timingSafeEqual } from "node:crypto"
import type { ChannelSigner } from "@mentorkit/core/broadcasting/ports"
import { Effect, Redacted } from "effect"

const hmacBytes = 32
const macOf = (secret: Redacted.Redacted, text: string) =>
  createHmac("sha256", Redacted.value(secret)).update(text).digest()

/** The first secret signs; what the others have signed counts as well. */
export const signerOf = (
  key: string,
  secrets: readonly [Redacted.Redacted, ...ReadonlyArray<Redacted.Redacted>]
): typeof ChannelSigner.Service => ({
  key,
  sign: (text) => Effect.sync(() => macOf(secrets[0], text).toString("hex")),
  isSigned: (text, signature) =>
    Effect.sync(() => {
      const mac = Buffer.from(signature, "hex")
      if (mac.length !== hmacBytes || signature.length !== 2 * hmacBytes) return false
      // All of them are compared, so that the time says nothing of which one it was.
      return secrets.map((secret) => timingSafeEqual(mac, macOf(secret, text))).includes(true)
    })
})
