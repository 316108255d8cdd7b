/** Passkeys as clients and attackers see them, on the whole host. */

import type { PasskeyAssertion, PasskeyAttestation } from "@mentorkit/core/passkeys/ports"
import type { Forgery } from "@mentorkit/core/testing"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { refusal } from "../support/answers.js"
import { newMember } from "../support/market.js"
import { passkeysOn } from "../support/passkeys.js"

const signInRefused = {
  status: 401,
  code: "PasskeySignInRefused",
  body: refusal("You could not be signed in with this passkey.")
}
const notVerified = {
  status: 422,
  code: "PasskeyNotVerified",
  body: refusal("The passkey could not be verified. Please try again.")
}

/** What is neither for us nor by somebody who is there. */
const forgeries: Readonly<Record<string, Forgery>> = {
  "another origin": { origin: "http://localhost.evil.test" },
  "another port of ours": { origin: "http://localhost:1" },
  "another relying party": { rpId: "evil.test" },
  "a frame of another site": { crossOrigin: true },
  "nobody verified": { isVerified: false },
  "nobody present": { isPresent: false },
  "a challenge that nobody made": { challenge: Buffer.alloc(32, 1).toString("base64url") }
}

const withResponse = <A extends PasskeyAssertion | PasskeyAttestation>(answer: A, response: object): A => ({
  ...answer,
  response: { ...answer.response, ...response }
})

describe("passkeys over HTTP", () => {
  // Where callers are truly parallel.
  const host = useHost("PostgreSQL", { trustedProxies: 1 })
  let use: ReturnType<typeof passkeysOn>
  beforeAll(() => {
    use = passkeysOn(host())
  })

  it("lead from a registration to a sign-in without password and code", async () => {
    const member = await newMember(host(), "Grace Hopper")
    const options = await use.optionsFor(member)
    assert.deepInclude(options.user, { name: member.email, displayName: "Grace Hopper" })
    assert.deepInclude(options, {
      rp: { id: "localhost", name: "Mentorkit" },
      excludeCredentials: [],
      timeout: 300_000
    })
    const { answer, passkey } = use.authenticator.create(options)
    const registered = await use.register(member, answer)
    assert.deepInclude(registered, { status: 201 })
    assert.deepInclude(registered.body.data.passkey, {
      device_name: "Firefox on Linux",
      attestation_type: "none",
      last_used_at: null
    })

    const signedIn = await use.signIn(await use.asserted(passkey))
    assert.deepInclude(signedIn, { status: 200 })
    assert.deepStrictEqual(Object.keys(signedIn.body.data), ["user", "token"])
    assert.strictEqual(signedIn.body.data.user.email, member.email)
    const me = await use.call("GET", "/me", { token: signedIn.body.data.token })
    assert.strictEqual(me.body.data.user.email, member.email)

    const { passkeys } = (await use.call("GET", "/passkeys", member)).body.data
    const keys = ["id", "device_name", "attestation_type", "last_used_at", "created_at"]
    assert.deepStrictEqual(Object.keys(passkeys[0]), keys)
    assert.isString(passkeys[0].last_used_at)
    const [excluded] = (await use.optionsFor(member)).excludeCredentials
    assert.deepStrictEqual(excluded, { type: "public-key", id: passkey.id, transports: ["internal"] })
  })

  it("are one account's own: listed newest first, named as told, removed by nobody else", async () => {
    const { id: first, member, passkey } = await use.holder()
    const stranger = await newMember(host(), "Sam Stranger")
    const { answer } = await use.created(member)
    const { body } = await use.register(member, answer, { device_name: "  The blue key " })
    const listed = async () => (await use.call("GET", "/passkeys", member)).body.data.passkeys
    assert.deepStrictEqual(
      (await listed()).map((one: { id: string; device_name: string }) => [one.id, one.device_name]),
      [
        [body.data.passkey.id, "The blue key"],
        [first, "Firefox on Linux"]
      ]
    )
    assert.deepStrictEqual((await use.call("GET", "/passkeys", stranger)).body.data.passkeys, [])
    const gone = { status: 404, code: "PasskeyNotFound" }
    assert.deepInclude(await use.call("DELETE", `/passkeys/${first}`, stranger), gone)
    assert.deepInclude(await use.call("DELETE", "/passkeys/none-of-them", member), gone)
    assert.deepInclude(await use.call("DELETE", `/passkeys/${first}`, member), { status: 200 })
    assert.deepInclude(await use.call("DELETE", `/passkeys/${first}`, member), gone)
    assert.lengthOf(await listed(), 1)
    assert.deepStrictEqual(await use.signIn(await use.asserted(passkey)), signInRefused)
  })

  it("are told of by mail, without a word that whoever added them could choose", async () => {
    const member = await newMember(host(), "Mia Mailed")
    const { answer } = await use.created(member)
    const { body } = await use.register(member, answer, { device_name: "Call +1 555 0100" })
    const added = await host().mail(member.email, "A passkey was added to your account")
    await use.call("DELETE", `/passkeys/${body.data.passkey.id}`, member)
    const removed = await host().mail(member.email, "A passkey was removed from your account")
    for (const mail of [added, removed]) assert.notInclude(mail.text + mail.html, "555 0100")
  })

  // Falls where a challenge is looked up and left, or deleted in a second statement.
  it("sign in once with one assertion, however many send it at the same time", async () => {
    const { passkey } = await use.holder()
    const assertion = await use.asserted(passkey)
    const answers = await Promise.all(Array.from({ length: 10 }, () => use.signIn(assertion)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.deepStrictEqual(await use.signIn(assertion), signInRefused)
    // The same signature over another challenge is none.
    const { response } = await use.asserted(passkey)
    assert.deepStrictEqual(
      await use.signIn(withResponse(assertion, { clientDataJSON: response.clientDataJSON })),
      signInRefused
    )
  })

  it("refuse every other sign-in with one answer", async () => {
    const [{ member, passkey }, other] = [await use.holder(), await use.holder("Olga Other")]
    const refused: Record<string, PasskeyAssertion> = {}
    for (const [what, forgery] of Object.entries(forgeries)) refused[what] = await use.asserted(passkey, forgery)
    refused["data of a registration"] = await use.asserted(passkey, { type: "webauthn.create" })
    refused["a challenge of a registration"] = await use.asserted(passkey, {
      challenge: (await use.optionsFor(member)).challenge
    })
    // Falls without the comparison of handles.
    refused["another user's handle"] = await use.asserted(passkey, { userHandle: other.passkey.userHandle })
    refused["another user's key"] = await use.asserted({ ...other.passkey, id: passkey.id })
    refused["an unknown credential"] = await use.asserted(passkey, { credentialId: "bm9ib2R5cw" })
    const assertion = await use.asserted(passkey)
    const signature = Buffer.from(assertion.response.signature, "base64url")
    signature[signature.length - 1]! ^= 1
    refused["a changed signature"] = withResponse(assertion, { signature: signature.toString("base64url") })
    const { userHandle: _, ...nameless } = (await use.asserted(passkey)).response
    refused["no handle"] = { ...(await use.asserted(passkey)), response: nameless }
    for (const [what, answer] of Object.entries(refused)) {
      assert.deepStrictEqual(await use.signIn(answer), signInRefused, what)
    }
    // A refused answer has used its challenge up: falls where a failure rolls the taking back.
    assert.deepStrictEqual(await use.signIn(assertion), signInRefused)
    assert.strictEqual((await use.signIn(await use.asserted(passkey))).status, 200)
  })

  // Falls without the condition on the count in `recordUse` and the library's own.
  it("refuse a count that does not rise: somebody has copied the authenticator", async () => {
    const { passkey } = await use.holder("Cleo Counted", { signCount: 4 })
    const after = async (signCount: number) => (await use.signIn(await use.asserted(passkey, { signCount }))).status
    assert.deepStrictEqual([await after(5), await after(5), await after(4), await after(0)], [200, 401, 401, 401])
    assert.strictEqual(await after(6), 200)
    const next = await Promise.all([use.asserted(passkey, { signCount: 7 }), use.asserted(passkey, { signCount: 7 })])
    const answers = await Promise.all(next.map((one) => use.signIn(one)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 401]
    )
  })

  // Falls without both: the sweep, which a moved clock runs, and the condition, which the suite of the port tries alone.
  it("take nothing that is older than five minutes, and forget it", async () => {
    const { member, passkey } = await use.holder()
    const [late, inTime] = [await use.asserted(passkey), await use.created(member)]
    // Some of the five minutes is spent by the test itself.
    await host().advance(240)
    assert.strictEqual((await use.register(member, inTime.answer)).status, 201)
    const tooLate = await use.created(member)
    await host().advance(300)
    assert.deepStrictEqual(await use.signIn(late), signInRefused)
    assert.deepStrictEqual(await use.register(member, tooLate.answer), notVerified)
    await host().advance(601)
    const left = await host().sql<{ readonly one: number }>((sql) => sql`select 1 as one from passkey_challenges`)
    assert.deepStrictEqual(left, [])
  })

  // Falls without `admitted`, and without the look at the address.
  it("open no account that is banned, suspended or not verified", async () => {
    const { member, passkey } = await use.holder()
    const set = (state: string) =>
      host().sql((sql) => sql`update users set ${sql.literal(state)} where email = ${member.email}`)
    for (const [out, back] of [
      ["banned_at = created_at", "banned_at = null"],
      ["is_active = false", "is_active = true"],
      ["email_verified_at = null", "email_verified_at = created_at"]
    ] as const) {
      await set(out)
      assert.deepStrictEqual(await use.signIn(await use.asserted(passkey)), signInRefused, out)
      await set(back)
      assert.strictEqual((await use.signIn(await use.asserted(passkey))).status, 200, back)
    }
    await set("email_verified_at = null")
    assert.deepInclude(await use.call("POST", "/passkeys/register/options", member), {
      status: 422,
      code: "EmailNotVerified"
    })
  })

  it("are not registered by what is not for this account, now and here", async () => {
    const [{ member }, stranger] = [await use.holder(), await newMember(host(), "Sam Stranger")]
    const refused: Record<string, PasskeyAttestation> = {}
    for (const [what, forgery] of Object.entries(forgeries)) {
      refused[what] = (await use.created(member, forgery)).answer
    }
    refused["another account's challenge"] = (await use.created(stranger)).answer
    refused["a challenge for signing in"] = (
      await use.created(member, { challenge: (await use.signInOptions()).challenge })
    ).answer
    refused["data of a sign-in"] = (await use.created(member, { type: "webauthn.get" })).answer
    for (const [what, answer] of Object.entries(refused)) {
      assert.deepStrictEqual(await use.register(member, answer), notVerified, what)
    }
    const { answer } = await use.created(member)
    assert.strictEqual((await use.register(member, answer)).status, 201)
    assert.deepStrictEqual(await use.register(member, answer), notVerified)
  })

  // Falls without the unique index.
  it("have one account each", async () => {
    const { member, passkey } = await use.holder()
    const stranger = await newMember(host(), "Sam Stranger")
    const known = { status: 422, code: "PasskeyAlreadyRegistered" }
    for (const one of [member, stranger]) {
      const { answer } = await use.created(one, { credentialId: passkey.id })
      assert.deepInclude(await use.register(one, answer), known)
    }
    assert.strictEqual((await use.signIn(await use.asserted(passkey))).body.data.user.email, member.email)
  })

  // Falls without the lock in `add`.
  it("are twenty at most, also for those who ask at the same time", async () => {
    const member = await newMember(host(), "Theo Twenty")
    const made = await Promise.all(Array.from({ length: 24 }, () => use.created(member)))
    const answers = await Promise.all(made.map(({ answer }) => use.register(member, answer)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      20
    )
    const full = { status: 422, code: "TooManyPasskeys" }
    for (const answer of answers.filter(({ status }) => status !== 201)) assert.deepInclude(answer, full)
    assert.deepInclude(await use.call("POST", "/passkeys/register/options", member), full)
  })

  it("tell what is wrong with the form of an answer, field by field", async () => {
    const { member, passkey } = await use.holder()
    const [attestation, assertion] = [(await use.created(member)).answer, await use.asserted(passkey)]
    const required = (await use.call("POST", "/passkeys/authenticate", { body: {} })).body
    assert.deepStrictEqual(required, {
      message: "The credential field is required.",
      errors: { credential: ["The credential field is required."] }
    })
    const bad = ["not base64url!", "", 7, null, {}, "A".repeat(40_000)]
    for (const value of bad) {
      const answers = [
        await use.register(member, { ...attestation, id: value as string }),
        await use.register(member, withResponse(attestation, { attestationObject: value })),
        await use.signIn({ ...assertion, rawId: value as string }),
        await use.signIn(withResponse(assertion, { clientDataJSON: value })),
        await use.signIn(withResponse(assertion, { authenticatorData: value })),
        await use.signIn(withResponse(assertion, { signature: value }))
      ]
      assert.deepStrictEqual(
        answers.map(({ code, status }) => [status, code]),
        Array(6).fill([422, "InvalidInput"])
      )
    }
    const garbage = ["AA", "bnVsbA", "W10", "A".repeat(4000)]
    for (const text of garbage) {
      assert.deepStrictEqual(
        await use.register(member, withResponse((await use.created(member)).answer, { attestationObject: text })),
        notVerified
      )
      for (const field of ["clientDataJSON", "authenticatorData", "signature", "userHandle"]) {
        const given = field === "userHandle" ? text.slice(0, 128) : text
        const answer = withResponse(await use.asserted(passkey), { [field]: given })
        assert.deepStrictEqual(await use.signIn(answer), signInRefused, `${field} ${text.slice(0, 8)}`)
      }
    }
  })

  // Falls without `rateLimit` on the operation.
  it("are asked for sixty times a minute by one address", async () => {
    const from = async (path: string, ip: string) => (await use.call("POST", path, { ip, body: {} })).status
    for (const path of ["/passkeys/authenticate/options", "/passkeys/authenticate"]) {
      const statuses = await Promise.all(Array.from({ length: 61 }, () => from(path, "203.0.113.61")))
      assert.lengthOf(
        statuses.filter((status) => status === 429),
        1
      )
      assert.notStrictEqual(await from(path, "203.0.113.62"), 429)
    }
  })
})
