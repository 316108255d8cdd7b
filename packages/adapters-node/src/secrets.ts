import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { requireOption, requireSecret, Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Option, Redacted } from "effect"

const cipher = "aes-256-gcm"
const [nonceBytes, tagBytes] = [12, 16]

/** A sealed text is nonce, tag and ciphertext, in this order. */
const sealer = (secret: Redacted.Redacted<string>) => {
  // A key of its own, so that what is derived says nothing about what is sealed.
  const key = Buffer.from(hkdfSync("sha256", Redacted.value(secret), "", "mentorkit.seal", 32))

  const seal = (label: string, text: string) => {
    const nonce = randomBytes(nonceBytes)
    const encrypt = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(label))
    const hidden = Buffer.concat([encrypt.update(text, "utf8"), encrypt.final()])
    return Buffer.concat([nonce, encrypt.getAuthTag(), hidden]).toString("base64url")
  }

  const open = (label: string, sealed: string) => {
    const bytes = Buffer.from(sealed, "base64url")
    const decrypt = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(label))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return decrypt.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decrypt.final("utf8")
  }

  return { seal, open }
}

const openedBy = ({ open }: ReturnType<typeof sealer>, label: string, sealed: string): Option.Option<string> => {
  try {
    return Option.some(open(label, sealed))
  } catch {
    // Whatever is wrong with it, it is not ours to read.
    return Option.none()
  }
}

const derived = (secret: Redacted.Redacted, label: string) =>
  createHmac("sha256", Redacted.value(secret)).update(label).digest("base64url")

const make = (secret: Redacted.Redacted, previous: ReadonlyArray<Redacted.Redacted>): typeof Secrets.Service => {
  const current = sealer(secret)
  const former = previous.map(sealer)
  const open = (label: string, sealed: string) =>
    Option.firstSomeOf([current, ...former].map((one) => openedBy(one, label, sealed)))
  return {
    random: (bytes) => Effect.sync(() => randomBytes(bytes).toString("base64url")),
    hash: (text) => Effect.sync(() => createHash("sha256").update(text).digest("hex")),
    derive: (label) => Effect.sync(() => derived(secret, label)),
    derivations: (label) =>
      Effect.sync(() => [derived(secret, label), ...previous.map((one) => derived(one, label))] as const),
    seal: (label, text) => Effect.sync(() => current.seal(label, text)),
    open: (label, sealed) => Effect.sync(() => open(label, sealed)),
    reseal: (label, sealed) =>
      Effect.sync(() =>
        Option.isSome(openedBy(current, label, sealed))
          ? Option.some(sealed)
          : Option.map(open(label, sealed), (text) => current.seal(label, text))
      )
  }
}

/** As many as an APP_SECRET of a host. */
const leastLength = 32

export interface SecretsOptions {
  /**
   * The secret before this one, while it is being changed: what was derived or sealed under it is still read, and nothing
   * new is made with it. Of any length, so that a short one can be left behind.
   */
  readonly previous?: Redacted.Redacted | undefined
}

/** `secret` is the host's own: at least 32 random characters, the same on every host of one database. */
export const secrets = (secret: Redacted.Redacted, options: SecretsOptions = {}): Layer.Layer<Secrets> => {
  const { previous } = options
  requireSecret("secrets(secret)", secret, leastLength)
  if (previous !== undefined) requireOption("secrets(secret, { previous })", previous)
  return Layer.sync(Secrets, () => make(secret, previous === undefined ? [] : [previous]))
}
