import assert from "node:assert/strict"
import {
  type CeremonyRefused,
  type Credential,
  type PasskeyAssertion,
  type PasskeyAttestation,
  PasskeyCeremonies
} from "@mentorkit/core/passkeys/ports"
import { Effect, Option } from "effect"
import { conformance } from "./conformance.js"
import { type Forgery, type HeldPasskey, softwareAuthenticator } from "./fixtures/software-authenticator.js"

/** For what the adapter under test was made. */
export interface CeremonyParty {
  readonly rpId: string
  /** Two at least. */
  readonly origins: readonly [string, string, ...ReadonlyArray<string>]
}

const challenge = "c29tZXRoaW5nIHRoYXQgbm9ib2R5IGNvdWxkIGtub3c"
const otherChallenge = "c29tZXRoaW5nIGVsc2UgdGhhdCBub2JvZHkga25vd3M"
const handle = "YW4gb3BhcXVlIGhhbmRsZQ"
const timeoutMillis = 300_000

const wrongInBoth: Readonly<Record<string, Forgery>> = {
  "another challenge": { challenge: otherChallenge },
  "another origin": { origin: "https://evil.test" },
  "an origin that only begins like ours": { origin: "https://app.example.com.evil.test" },
  "an origin that would write into a log": { origin: `https://evil.test\n${"a line of its own ".repeat(50)}` },
  "a frame of another site": { crossOrigin: true },
  "another relying party": { rpId: "evil.test" },
  "nobody present": { isPresent: false },
  "nobody verified": { isVerified: false }
}

/** Every text in an answer, one at a time, as it should not be. */
const garbled = <A extends PasskeyAssertion | PasskeyAttestation>(answer: A): ReadonlyArray<A> => {
  const texts = ["AA", "bm90IGpzb24", "bnVsbA", "W10", "A".repeat(5000)]
  const fields = Object.keys(answer.response).filter((name) => !["transports", "userHandle"].includes(name))
  return [
    ...fields.flatMap((name) => texts.map((text) => ({ ...answer, response: { ...answer.response, [name]: text } }))),
    ...texts.flatMap((text) => [
      { ...answer, id: text },
      { ...answer, rawId: text }
    ])
  ]
}

/** Supply `PasskeyCeremonies` for the relying party. */
export const passkeyCeremoniesConformance = ({ origins, rpId }: CeremonyParty) => {
  const authenticator = softwareAuthenticator(origins[0])

  const created = (forgery: Forgery = {}) =>
    Effect.map(PasskeyCeremonies, ({ creationOptions }) => {
      const user = { handle, name: "ada@example.test", displayName: "Ada Lovelace" }
      return authenticator.create(creationOptions({ challenge, timeoutMillis, user, exclude: [] }), forgery)
    })

  const registered = Effect.gen(function* () {
    const { verifyAttestation } = yield* PasskeyCeremonies
    const { answer, passkey } = yield* created()
    return { passkey, credential: yield* verifyAttestation(answer, challenge) }
  })

  const asserted = (passkey: HeldPasskey, forgery: Forgery = {}) =>
    Effect.map(PasskeyCeremonies, ({ requestOptions }) =>
      authenticator.get(passkey, requestOptions({ challenge, timeoutMillis }), forgery)
    )

  const isRefused = <A, R>(what: string, work: Effect.Effect<A, CeremonyRefused, R>) =>
    Effect.map(Effect.either(work), (answer) => {
      assert.ok(answer._tag === "Left", what)
      assert.match(answer.left.reason, /^[^\p{Cc}]{1,200}$/u)
    })

  const verify = (answer: PasskeyAssertion, credential: Credential) =>
    Effect.flatMap(PasskeyCeremonies, ({ verifyAssertion }) => verifyAssertion(answer, challenge, credential))

  return conformance<PasskeyCeremonies>("PasskeyCeremonies", {
    "options ask for a discoverable passkey of a verified user, without attestation": Effect.gen(function* () {
      const { creationOptions, requestOptions } = yield* PasskeyCeremonies
      const user = { handle, name: "ada@example.test", displayName: "Ada Lovelace" }
      const exclude = [{ credentialId: "AAAA", transports: ["usb"] }]
      const options = creationOptions({ challenge, timeoutMillis, user, exclude })
      assert.deepEqual(
        [options.rp.id, options.challenge, options.timeout, options.attestation],
        [rpId, challenge, timeoutMillis, "none"]
      )
      assert.deepEqual(options.user, { id: handle, name: user.name, displayName: user.displayName })
      assert.deepEqual(options.excludeCredentials, [{ type: "public-key", id: "AAAA", transports: ["usb"] }])
      assert.deepEqual(options.authenticatorSelection, {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required"
      })
      assert.ok(options.pubKeyCredParams.some(({ alg }) => alg === -7))
      assert.deepEqual(requestOptions({ challenge, timeoutMillis }), {
        rpId,
        challenge,
        timeout: timeoutMillis,
        userVerification: "required"
      })
    }),

    "a passkey that was registered on any of the origins signs in": Effect.gen(function* () {
      const { challengeOf, verifyAttestation } = yield* PasskeyCeremonies
      for (const origin of origins) {
        const { answer, passkey } = yield* created({ origin })
        assert.deepEqual(challengeOf(answer), Option.some(challenge))
        const credential = yield* verifyAttestation(answer, challenge)
        const { attestationType, credentialId, signCount, transports } = credential
        assert.deepEqual([credentialId, attestationType, signCount, transports], [passkey.id, "none", 0, ["internal"]])
        const assertion = yield* asserted(passkey, { origin })
        assert.deepEqual(challengeOf(assertion), Option.some(challenge))
        assert.equal(yield* verify(assertion, credential), 0)
      }
    }),

    "an attestation that is not for us, for now, and by somebody is refused": Effect.gen(function* () {
      const { verifyAttestation } = yield* PasskeyCeremonies
      const wrong = { ...wrongInBoth, "an assertion's data": { type: "webauthn.get" } }
      for (const [what, forgery] of Object.entries(wrong)) {
        const { answer } = yield* created(forgery)
        yield* isRefused(what, verifyAttestation(answer, challenge))
      }
    }),

    "an assertion that is not for us, for now, and by somebody is refused": Effect.gen(function* () {
      const { credential, passkey } = yield* registered
      const wrong = { ...wrongInBoth, "an attestation's data": { type: "webauthn.create" } }
      for (const [what, forgery] of Object.entries(wrong)) {
        yield* isRefused(what, verify(yield* asserted(passkey, forgery), credential))
      }
    }),

    "a signature by another key, or of something else, is refused": Effect.gen(function* () {
      const [one, other] = [yield* registered, yield* registered]
      const answer = yield* asserted(one.passkey)
      yield* isRefused("another key", verify(answer, { ...other.credential, credentialId: one.passkey.id }))
      yield* isRefused("another credential", verify(answer, other.credential))
      const counted = yield* asserted(one.passkey, { signCount: 7 })
      const { authenticatorData } = counted.response
      yield* isRefused(
        "other data",
        verify({ ...answer, response: { ...answer.response, authenticatorData } }, one.credential)
      )
    }),

    "a count rises with every use, or stays 0": Effect.gen(function* () {
      const { credential, passkey } = yield* registered
      const counts = Effect.fnUntraced(function* (stored: number, told: number) {
        return yield* verify(yield* asserted(passkey, { signCount: told }), { ...credential, signCount: stored })
      })
      assert.equal(yield* counts(0, 1), 1)
      assert.equal(yield* counts(4_294_967_294, 4_294_967_295), 4_294_967_295)
      for (const [stored, told] of [
        [5, 5],
        [5, 4],
        [5, 0]
      ] as const) {
        yield* isRefused(`${told} after ${stored}`, counts(stored, told))
      }
    }),

    "an authenticator that vouches for itself with certificates is refused": Effect.gen(function* () {
      const { verifyAttestation } = yield* PasskeyCeremonies
      for (const format of ["packed", "apple", "android-key", "fido-u2f", "tpm"]) {
        const statement = new Map([["x5c", [Buffer.from("a certificate")]]])
        const { answer } = yield* created({ attestation: [format, statement] })
        yield* isRefused(format, verifyAttestation(answer, challenge))
      }
    }),

    "a credential's id has 1,023 bytes at most": Effect.gen(function* () {
      const { verifyAttestation } = yield* PasskeyCeremonies
      const idOf = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64url")
      const [longest, tooLong] = [
        yield* created({ credentialId: idOf(1023) }),
        yield* created({ credentialId: idOf(1024) })
      ]
      assert.equal((yield* verifyAttestation(longest.answer, challenge)).credentialId, idOf(1023))
      yield* isRefused("1,024 bytes", verifyAttestation(tooLong.answer, challenge))
    }),

    "garbage is refused and no defect": Effect.gen(function* () {
      const { challengeOf, verifyAttestation } = yield* PasskeyCeremonies
      const { answer } = yield* created()
      for (const one of garbled(answer)) {
        yield* isRefused(JSON.stringify(one).slice(0, 300), verifyAttestation(one, challenge))
      }
      const { credential, passkey } = yield* registered
      for (const one of garbled(yield* asserted(passkey))) {
        yield* isRefused(JSON.stringify(one).slice(0, 300), verify(one, credential))
      }
      for (const clientDataJSON of ["AA", "bnVsbA", "W10", "eyJjaGFsbGVuZ2UiOjF9"]) {
        assert.deepEqual(
          challengeOf({ ...answer, response: { ...answer.response, clientDataJSON } }),
          Option.none(),
          clientDataJSON
        )
      }
    })
  })
}
