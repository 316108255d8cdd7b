/** By which secret channels are signed. */
import { createHmac } from "node:crypto"
import { type ChannelSignerOptions, channelSigner, secrets } from "@mentorkit/adapters-node"
import { ChannelSigner } from "@mentorkit/core/broadcasting/ports"
import { Effect, Layer, Redacted } from "effect"
import { assert, describe, it } from "vitest"

const [one, two] = [Redacted.make("1".repeat(32)), Redacted.make("2".repeat(32))]
const text = "1.2:private-users.x.notifications"

const signerOf = (stack: ReturnType<typeof secrets>, options: ChannelSignerOptions = {}) =>
  Effect.runPromise(Effect.provide(ChannelSigner, Layer.provide(channelSigner(options), stack)))
type Signer = Awaited<ReturnType<typeof signerOf>>
const takes = async (by: Signer, from: Signer) =>
  Effect.runPromise(Effect.flatMap(from.sign(text), (signature) => by.isSigned(text, signature)))

describe("channels", () => {
  it("are signed as libraries of Pusher's do it, by the secret that is given", async () => {
    const secret = Redacted.make("what two back ends share")
    const signer = await signerOf(secrets(one), { key: "a-key", secret })
    const expected = createHmac("sha256", Redacted.value(secret)).update(text).digest("hex")
    assert.deepStrictEqual([signer.key, await Effect.runPromise(signer.sign(text))], ["a-key", expected])
    assert.isFalse(await takes(signer, await signerOf(secrets(one))))
  })

  // Falls where only the newest secret is derived from: a change of the secret would end all that is being subscribed to.
  it("are signed by what follows from the host's secret, and the one before it counts while that is changed", async () => {
    const before = await signerOf(secrets(one))
    const changing = await signerOf(secrets(two, { previous: one }))
    const after = await signerOf(secrets(two))
    assert.deepStrictEqual(
      await Promise.all([
        takes(changing, before),
        takes(changing, after),
        takes(after, before),
        takes(after, changing)
      ]),
      [true, true, false, true]
    )
  })

  // Falls where hex is read by `Buffer.from` alone, which looks at the low byte of each character.
  it("have one signature, but for its capitals", async () => {
    const signer = await signerOf(secrets(one))
    const signature = await Effect.runPromise(signer.sign(text))
    const [, ...rest] = signature
    const first = signature.charCodeAt(0)
    const shifted = [0x100, 0x200, 0xff00].map((by) => [String.fromCharCode(first + by), ...rest].join(""))
    const taken = await Promise.all(
      [signature, signature.toUpperCase(), ...shifted, `${signature}\n`].map((given) =>
        Effect.runPromise(signer.isSigned(text, given))
      )
    )
    assert.deepStrictEqual(taken, [true, true, false, false, false, false])
  })

  it.each(["", "x", "0".repeat(63), "0".repeat(65), "zz".repeat(32), "é".repeat(64)])(
    "are not signed by %j",
    async (signature) => {
      const signer = await signerOf(secrets(one))
      assert.isFalse(await Effect.runPromise(signer.isSigned(text, signature)))
    }
  )
})
