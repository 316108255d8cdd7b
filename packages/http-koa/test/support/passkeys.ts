/** People with passkeys, on a host that believes what a proxy says about addresses. */
import { randomInt } from "node:crypto"
import type { PasskeyAssertion, PasskeyAttestation } from "@mentorkit/core/passkeys/ports"
import { type Forgery, type HeldPasskey, softwareAuthenticator } from "@mentorkit/core/testing"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { type Member, newMember } from "./market.js"

interface Call {
  readonly body?: unknown
  readonly token?: string | undefined
  /** Everybody has an address of their own unless told, so that nobody is slowed down by the others. */
  readonly ip?: string
}

const anyAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

/** For a host with `trustedProxies: 1`. */
export const passkeysOn = (host: TestHost) => {
  // Where pages are, unless the host is told.
  const origin = host.baseUrl.replace("127.0.0.1", "localhost")
  const authenticator = softwareAuthenticator(origin)

  const call = async (method: string, path: string, { body, ip = anyAddress(), token }: Call = {}) => {
    const answer = await fetch(`${host.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        "x-forwarded-for": ip,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method === "POST" && { "content-type": "application/json" })
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) })
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
    const answered = (await answer.json()) as any
    return { status: answer.status, code: answer.headers.get("x-error-code"), body: answered }
  }

  const optionsFor = async (member: Member) =>
    (await call("POST", "/passkeys/register/options", { token: member.token })).body.data.options
  const signInOptions = async () => (await call("POST", "/passkeys/authenticate/options")).body.data.options

  const register = ({ token }: Member, credential: PasskeyAttestation, more: object = {}) =>
    call("POST", "/passkeys/register", { token, body: { credential, ...more } })
  const signIn = (credential: PasskeyAssertion) => call("POST", "/passkeys/authenticate", { body: { credential } })

  return {
    call,
    optionsFor,
    signInOptions,
    register,
    signIn,
    authenticator,
    /** What the member's authenticator makes of the host's options, not sent yet. */
    created: async (member: Member, forgery: Forgery = {}) => authenticator.create(await optionsFor(member), forgery),
    asserted: async (passkey: HeldPasskey, forgery: Forgery = {}) =>
      authenticator.get(passkey, await signInOptions(), forgery),
    /** Somebody with a passkey. */
    holder: async (name = "Ada Holder", forgery: Forgery = {}) => {
      const member = await newMember(host, name)
      const { answer, passkey } = authenticator.create(await optionsFor(member), forgery)
      const { body } = await register(member, answer)
      return { member, passkey, id: body.data.passkey.id as string }
    }
  }
}
