/** Signatures of realtime channels, as clients and libraries of the Pusher protocol know them. */
import { createHmac, timingSafeEqual } from "node:crypto"
import { ChannelSigner } from "@mentorkit/core/broadcasting/ports"
import { requireSecret, Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Redacted } from "effect"

/** Node's own reading of hex takes other characters for digits. */
const hmacPattern = /^[0-9a-f]{64}$/i
const macOf = (secret: Redacted.Redacted, text: string) =>
  createHmac("sha256", Redacted.value(secret)).update(text).digest()

type SigningSecrets = readonly [Redacted.Redacted, ...ReadonlyArray<Redacted.Redacted>]

/** The first secret signs; what the others have signed counts as well. */
const signerOf = (key: string, secrets: SigningSecrets): typeof ChannelSigner.Service => ({
  key,
  sign: (text) => Effect.sync(() => macOf(secrets[0], text).toString("hex")),
  isSigned: (text, signature) =>
    Effect.sync(() => {
      if (!hmacPattern.test(signature)) return false
      const mac = Buffer.from(signature, "hex")
      // All of them are compared, so that the time says nothing of which one it was.
      return secrets.map((secret) => timingSafeEqual(mac, macOf(secret, text))).includes(true)
    })
})

export interface ChannelSignerOptions {
  /** Public, and part of the endpoint's path: "mentorkit" unless told. */
  readonly key?: string
  /**
   * 16 characters at least, the same on every host: only for whoever signs channels by a library of Pusher's as well, and so has to know
   * it. Undefined: it follows from `Secrets`, and from the one before it while that is being changed.
   */
  readonly secret?: Redacted.Redacted | undefined
}

const defaultKey = "mentorkit"
const keyPattern = /^[\w.-]{1,64}$/
const leastLength = 16

const derivedSecrets = Effect.map(
  Effect.flatMap(Secrets, ({ derivations }) => derivations("broadcasting.secret")),
  ([current, ...previous]): SigningSecrets => [Redacted.make(current), ...previous.map((one) => Redacted.make(one))]
)

/** Signs who may listen to which realtime channel. */
export const channelSigner = (options: ChannelSignerOptions = {}): Layer.Layer<ChannelSigner, never, Secrets> => {
  const { key = defaultKey, secret } = options
  if (secret !== undefined) requireSecret("channelSigner({ secret })", secret, leastLength)
  if (!keyPattern.test(key)) {
    throw new Error("channelSigner({ key }) is of letters, digits, dots, hyphens and underscores, 64 at most.")
  }
  const signingSecrets = secret === undefined ? derivedSecrets : Effect.succeed<SigningSecrets>([secret])
  return Layer.effect(
    ChannelSigner,
    Effect.map(signingSecrets, (secrets) => signerOf(key, secrets))
  )
}
