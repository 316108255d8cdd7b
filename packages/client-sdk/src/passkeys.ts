/** Passkeys in a browser: takes the host's options to the authenticator, and its answer back. */
import type { CallOptions } from "./call.js"
import type {
  Client,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeysAuthenticateData,
  PasskeysAuthenticateFailure,
  PasskeysAuthenticateOptionsFailure,
  PasskeysRegisterData,
  PasskeysRegisterFailure,
  PasskeysRegisterOptionsFailure,
  TwoFactorConfirmIdentityData,
  TwoFactorConfirmIdentityFailure
} from "./generated/client.js"
import type { Failed, Failure, Result } from "./result.js"

/**
 * The browser had no answer. `cause` is what it threw: most often a `NotAllowedError`, when somebody closed its window
 * or let the time pass; an `InvalidStateError` when the device has a passkey of this account already.
 */
export type CeremonyFailed = Failure<"CeremonyFailed", 0, { readonly cause: unknown }>

export interface RegisterOptions extends CallOptions {
  /** What the passkey is called in the list; the host names it by the browser where it is left out. */
  readonly deviceName?: string
}

export interface SignInOptions extends CallOptions {
  /** Offers passkeys among the suggestions of a field with `autocomplete="username webauthn"`, and waits. */
  readonly inSuggestions?: boolean
}

/** What is used of the browser's API; the compiler of this package knows no browser. */
interface PublicKeyCredential {
  readonly id: string
  readonly response: {
    readonly clientDataJSON: ArrayBuffer
    readonly attestationObject: ArrayBuffer
    readonly getTransports?: () => ReadonlyArray<string>
    readonly authenticatorData: ArrayBuffer
    readonly signature: ArrayBuffer
    readonly userHandle: ArrayBuffer | null
  }
}
type Ask = (request: {
  readonly publicKey: object
  readonly mediation?: "conditional"
  readonly signal?: AbortSignal
}) => Promise<PublicKeyCredential | null>
interface Browser {
  readonly navigator?: { readonly credentials?: { readonly create: Ask; readonly get: Ask } }
  readonly PublicKeyCredential?: unknown
}
const browser = globalThis as unknown as Browser

// Not the API's own JSON forms: what extensions that keep passkeys put in its place does not have them.
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const creationOptions = (options: PasskeyCreationOptions) => ({
  ...options,
  challenge: bytesOf(options.challenge),
  user: { ...options.user, id: bytesOf(options.user.id) },
  excludeCredentials: options.excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) }))
})

const requestOptions = (options: PasskeyRequestOptions) => ({ ...options, challenge: bytesOf(options.challenge) })

const attestationOf = ({ id, response }: PublicKeyCredential): PasskeyAttestation => ({
  id,
  rawId: id,
  type: "public-key",
  response: {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: [...(response.getTransports?.() ?? [])]
  }
})

const assertionOf = ({ id, response }: PublicKeyCredential): PasskeyAssertion => ({
  id,
  rawId: id,
  type: "public-key",
  response: {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle === null ? null : textOf(response.userHandle)
  }
})

type Answer<A> = { readonly ok: true; readonly credential: A } | Failed<CeremonyFailed>

/** The browser's answer, or what it threw. */
const ceremony = async <A>(
  name: "create" | "get",
  request: Parameters<Ask>[0],
  read: (credential: PublicKeyCredential) => A
): Promise<Answer<A>> => {
  try {
    const credential = await browser.navigator?.credentials?.[name](request)
    if (credential) return { ok: true, credential: read(credential) }
    throw new Error("There are no passkeys here.")
  } catch (cause) {
    const code = request.signal?.aborted === true ? "Aborted" : "CeremonyFailed"
    const message = cause instanceof Error ? cause.message : String(cause)
    return { ok: false, error: { code, status: 0, message, data: { cause } }, requestId: null }
  }
}

const ending = ({ signal }: CallOptions) => (signal === undefined ? {} : { signal })

/** Whether this browser has passkeys, on this page: only pages of https and of localhost do. */
export const isSupported = (): boolean =>
  browser.PublicKeyCredential !== undefined && browser.navigator?.credentials !== undefined

/** Has the browser make a passkey for whoever is signed in, and registers it. */
export const register = async (
  client: Client,
  { deviceName, ...options }: RegisterOptions = {}
): Promise<Result<PasskeysRegisterData, PasskeysRegisterOptionsFailure | PasskeysRegisterFailure | CeremonyFailed>> => {
  const asked = await client.passkeys.registerOptions({}, options)
  if (!asked.ok) return asked
  const request = { publicKey: creationOptions(asked.data.options), ...ending(options) }
  const made = await ceremony("create", request, attestationOf)
  if (!made.ok) return made
  return client.passkeys.register({ credential: made.credential, device_name: deviceName ?? null }, options)
}

/** What the browser signs with a passkey that the person chooses. */
const assertion = async (
  client: Client,
  { inSuggestions = false, ...options }: SignInOptions
): Promise<Answer<PasskeyAssertion> | Failed<PasskeysAuthenticateOptionsFailure>> => {
  const asked = await client.passkeys.authenticateOptions({}, options)
  if (!asked.ok) return asked
  const mediation = inSuggestions ? { mediation: "conditional" as const } : {}
  return ceremony(
    "get",
    { publicKey: requestOptions(asked.data.options), ...mediation, ...ending(options) },
    assertionOf
  )
}

/** Has the browser sign with a passkey that the person chooses, and answers the account with its token. */
export const signIn = async (
  client: Client,
  options: SignInOptions = {}
): Promise<
  Result<PasskeysAuthenticateData, PasskeysAuthenticateOptionsFailure | PasskeysAuthenticateFailure | CeremonyFailed>
> => {
  const { inSuggestions: _, ...calling } = options
  const signed = await assertion(client, options)
  return signed.ok ? client.passkeys.authenticate({ credential: signed.credential }, calling) : signed
}

/** Has whoever is signed in prove again who they are: `FreshSignInRequired` is no answer for a while. */
export const confirm = async (
  client: Client,
  options: CallOptions = {}
): Promise<
  Result<
    TwoFactorConfirmIdentityData,
    PasskeysAuthenticateOptionsFailure | TwoFactorConfirmIdentityFailure | CeremonyFailed
  >
> => {
  const signed = await assertion(client, options)
  return signed.ok ? client.twoFactor.confirmIdentity({ credential: signed.credential }, options) : signed
}
