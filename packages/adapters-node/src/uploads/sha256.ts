import { createHash } from "node:crypto"
import { Sha256 } from "@mentorkit/core/uploads/ports"
import { Effect, Layer } from "effect"

export const sha256 = Layer.succeed(Sha256, {
  start: Effect.sync(() => {
    const hash = createHash("sha256")
    return { update: (bytes: Uint8Array) => void hash.update(bytes), digest: () => hash.digest("hex") }
  })
})
