import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Redacted } from "effect"

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

/** `secret` is the host's own: at least 32 random characters, the same on every host of one database. */
export const secrets = (secret: Redacted.Redacted<string>): Layer.Layer<Secrets> =>
  Layer.sync(Secrets, () => {
    const { open, seal } = sealer(secret)
    return {
      random: (bytes) => Effect.sync(() => randomBytes(bytes).toString("base64url")),
      hash: (text) => Effect.sync(() => createHash("sha256").update(text).digest("hex")),
      derive: (label) =>
        Effect.sync(() => createHmac("sha256", Redacted.value(secret)).update(label).digest("base64url")),
      seal: (label, text) => Effect.sync(() => seal(label, text)),
      // Whatever is wrong with it, it is not ours to read.
      open: (label, sealed) => Effect.option(Effect.try(() => open(label, sealed)))
    }
  })
