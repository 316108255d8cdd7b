import assert from "node:assert/strict"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { Array, Effect, type Layer, Option } from "effect"
import { conformance } from "../conformance.js"
import { atOnce } from "../fixtures/transactions.js"

/** Of 32 characters, as an adapter may refuse shorter ones. */
const [ofOne, ofTwo, ofThree] = ["one ".repeat(8), "two ".repeat(8), "three ".repeat(6)] as const
/** The keys of RFC 4231 are shorter, or no text: what this one gives was made with OpenSSL. */
const known = "abcdefghijklmnopqrstuvwxyz0123456789"

/** Supply the adapter of a host whose own secret is the first text given, and the one before that the second. */
export const secretsConformance = (withSecret: (secret: string, previous?: string) => Layer.Layer<Secrets>) => {
  const hostWith = (secret: string, previous?: string) => Effect.provide(Secrets, withSecret(secret, previous))

  return conformance<never>("Secrets", {
    "random text has the bytes that were asked for, in base64url": Effect.gen(function* () {
      const { random } = yield* hostWith(ofOne)
      for (const bytes of [1, 16, 32, 33, 1000]) {
        const text = yield* random(bytes)
        assert.match(text, /^[A-Za-z0-9_-]+$/)
        assert.equal(Buffer.from(text, "base64url").length, bytes)
      }
    }),

    // Falls where randomness comes from the host's secret, or from a generator that two hosts may start alike.
    "random text never comes twice, not even on two hosts of one secret": Effect.gen(function* () {
      const hosts = yield* Effect.all([hostWith(ofOne), hostWith(ofOne)])
      const texts = yield* Effect.forEach(
        Array.flatMap(Array.range(1, 1000), () => hosts),
        ({ random }) => random(16),
        atOnce
      )
      assert.equal(new Set(texts).size, 2000)
    }),

    "a hash is SHA-256 in hex, of the text's UTF-8, on every host": Effect.gen(function* () {
      for (const { hash } of [yield* hostWith(ofOne), yield* hostWith(ofTwo)]) {
        // FIPS 180-4, example 1.
        assert.equal(yield* hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        assert.equal(yield* hash("ü"), "607474ca475a9724d7360aba71a56d5df77e61350e3f724cfa1f46e857e2d85f")
      }
    }),

    "what is derived is HMAC-SHA-256 under the host's secret": Effect.gen(function* () {
      const { derive } = yield* hostWith(known)
      assert.equal(
        Buffer.from(yield* derive("what do ya want for nothing?"), "base64url").toString("hex"),
        "1c14bf7f20851582574419fc67afc38dc6c8e61de612173f4f6c25fd480a356e"
      )
    }),

    "a label derives the same on every host of the secret, and something else on any other": Effect.gen(function* () {
      const [one, same, other] = [yield* hostWith(ofOne), yield* hostWith(ofOne), yield* hostWith(ofTwo)]
      const derived = yield* one.derive("a label")
      assert.equal(yield* same.derive("a label"), derived)
      assert.notEqual(yield* other.derive("a label"), derived)
      assert.notEqual(yield* one.derive("another label"), derived)
    }),

    "what is sealed is opened by every host of the secret, and never looks the same": Effect.gen(function* () {
      const [one, same] = [yield* hostWith(ofOne), yield* hostWith(ofOne)]
      for (const text of ["", "JBSWY3DPEHPK3PXP", "ü".repeat(1000)]) {
        const [sealed, again] = [yield* one.seal("a label", text), yield* one.seal("a label", text)]
        assert.notEqual(sealed, again)
        assert.ok(text === "" || !Buffer.from(sealed, "base64url").includes(text))
        for (const each of [sealed, again]) assert.equal(Option.getOrThrow(yield* same.open("a label", each)), text)
      }
    }),

    // Falls where the label or the tag is not checked.
    "what was sealed for something else, by another host, or changed since, is not opened": Effect.gen(function* () {
      const [one, other] = [yield* hostWith(ofOne), yield* hostWith(ofTwo)]
      const sealed = yield* one.seal("a label", "a secret")
      const bytes = Buffer.from(sealed, "base64url")
      const changed = Array.makeBy(bytes.length, (at) => {
        const copy = Buffer.from(bytes)
        copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
        return copy.toString("base64url")
      })
      assert.ok(Option.isNone(yield* one.open("another label", sealed)))
      assert.ok(Option.isNone(yield* other.open("a label", sealed)))
      for (const broken of [...changed, "", "AAAA", "not sealed at all", sealed.slice(0, 30)])
        assert.ok(Option.isNone(yield* one.open("a label", broken)))
    }),

    "while the secret is changed, a label derives under both, first under the new one": Effect.gen(function* () {
      const [before, after] = [yield* hostWith(ofOne), yield* hostWith(ofTwo)]
      const changing = yield* hostWith(ofTwo, ofOne)
      assert.deepEqual(yield* changing.derivations("a label"), [
        yield* after.derive("a label"),
        yield* before.derive("a label")
      ])
      assert.equal(yield* changing.derive("a label"), yield* after.derive("a label"))
      assert.deepEqual(yield* after.derivations("a label"), [yield* after.derive("a label")])
    }),

    "while the secret is changed, what was sealed under either is opened, and sealed under the new one": Effect.gen(
      function* () {
        const [before, after, stranger] = [yield* hostWith(ofOne), yield* hostWith(ofTwo), yield* hostWith(ofThree)]
        const changing = yield* hostWith(ofTwo, ofOne)
        for (const host of [before, after])
          assert.deepEqual(yield* changing.open("a label", yield* host.seal("a label", "text")), Option.some("text"))
        const sealed = yield* changing.seal("a label", "text")
        assert.deepEqual(yield* after.open("a label", sealed), Option.some("text"))
        assert.ok(Option.isNone(yield* before.open("a label", sealed)))
        assert.ok(Option.isNone(yield* changing.open("a label", yield* stranger.seal("a label", "text"))))
      }
    ),

    "what is sealed anew is opened by the new secret alone, and only what has to be is sealed anew": Effect.gen(
      function* () {
        const [before, after] = [yield* hostWith(ofOne), yield* hostWith(ofTwo)]
        const changing = yield* hostWith(ofTwo, ofOne)
        const old = yield* before.seal("a label", "text")
        const anew = Option.getOrThrow(yield* changing.reseal("a label", old))
        assert.notEqual(anew, old)
        assert.deepEqual(yield* after.open("a label", anew), Option.some("text"))
        assert.deepEqual(yield* changing.reseal("a label", anew), Option.some(anew))
        for (const [label, sealed] of [
          ["another label", old],
          ["a label", "not sealed at all"]
        ] as const)
          assert.ok(Option.isNone(yield* changing.reseal(label, sealed)))
        assert.ok(Option.isNone(yield* after.reseal("a label", old)))
      }
    )
  })
}
