import { requireOption } from "@mentorkit/core/kernel/ports"
import {
  CeremonyRefused,
  type Credential,
  longestCredentialId,
  PasskeyCeremonies,
  type PasskeyCreationOptions
} from "@mentorkit/core/passkeys/ports"
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server"
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers"
import { Effect, Layer, Option } from "effect"

export interface RelyingParty {
  /** The domain that passkeys belong to, "example.com"; they work on it and on all domains below it. */
  readonly rpId: string
  /** Shown by authenticators. */
  readonly rpName: string
  /** Origins of the pages on which people register and sign in: "https://app.example.com". */
  readonly origins: ReadonlyArray<string>
}

type Answer = Parameters<typeof PasskeyCeremonies.Service.challengeOf>[0]
type Attestation = Parameters<typeof PasskeyCeremonies.Service.verifyAttestation>[0]
type Assertion = Parameters<typeof PasskeyCeremonies.Service.verifyAssertion>[0]

/** EdDSA, ES256 and RS256: what authenticators in the field have. */
const algorithms = [-8, -7, -257]

/** The library repeats what was sent, which must not write lines of its own into a log. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, 200)

/** A failure while a client's answer is checked is the client's fault. */
const attempt = <A>(check: () => Promise<A>): Effect.Effect<A, CeremonyRefused> =>
  Effect.tryPromise({ try: check, catch: (error) => new CeremonyRefused({ reason: reasonOf(error) }) })

const insist = (holds: boolean, reason: string): void => {
  if (!holds) throw new Error(reason)
}

/** The library looks at the origin only: a frame on a page of somebody else's has ours. */
const insistOnTopFrame = ({ response }: Answer) =>
  insist(decodeClientDataJSON(response.clientDataJSON).crossOrigin !== true, "It comes from a frame of another site.")

/**
 * We ask for no attestation, and browsers then send none, or that of an authenticator which vouches for itself. The
 * library would follow addresses that stand in the certificates of the other kinds, before it has proven them.
 */
const insistOnNoCertificates = ({ response }: Attestation) => {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const [format, statement] = [attestation.get("fmt"), attestation.get("attStmt")]
  const isPlain = format === "none" || (format === "packed" && statement.get("x5c") === undefined)
  insist(isPlain, `Its attestation was not asked for: ${format}`)
}

const challengeOf = ({ response }: Answer): Option.Option<string> => {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === "string" ? Option.some(challenge) : Option.none()
  } catch {
    return Option.none()
  }
}

const verifyAttestation = async (party: RelyingParty, answer: Attestation, challenge: string): Promise<Credential> => {
  insistOnTopFrame(answer)
  insistOnNoCertificates(answer)
  const { id, rawId, response, type } = answer
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response: { ...response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms
  })
  if (registrationInfo === undefined) throw new Error("Its attestation does not hold.")
  const { credential, fmt } = registrationInfo
  insist(credential.id === id && credential.id.length <= longestCredentialId, "It was attested under another id.")
  return {
    credentialId: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    signCount: credential.counter,
    attestationType: fmt,
    transports: response.transports
  }
}

const verifyAssertion = async (
  party: RelyingParty,
  answer: Assertion,
  challenge: string,
  { credentialId, publicKey, signCount }: Pick<Credential, "credentialId" | "publicKey" | "signCount">
): Promise<number> => {
  insistOnTopFrame(answer)
  const { id, rawId, response, type } = answer
  const { authenticatorData, clientDataJSON, signature } = response
  insist(id === credentialId, "It is by another credential.")
  const { authenticationInfo, verified } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON, signature }
    },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.rpId,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: signCount }
  })
  insist(verified, "Its signature does not hold.")
  return authenticationInfo.newCounter
}

const creationOptions = (
  { rpId, rpName }: RelyingParty,
  { challenge, exclude, timeoutMillis, user }: Parameters<typeof PasskeyCeremonies.Service.creationOptions>[0]
): PasskeyCreationOptions => ({
  rp: { id: rpId, name: rpName },
  user: { id: user.handle, name: user.name, displayName: user.displayName },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  timeout: timeoutMillis,
  excludeCredentials: exclude.map(({ credentialId, transports }) => ({
    type: "public-key",
    id: credentialId,
    transports
  })),
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none"
})

/** Attestations and assertions are verified by @simplewebauthn/server. */
export const passkeyCeremonies = (party: RelyingParty): Layer.Layer<PasskeyCeremonies> => {
  requireOption("passkeyCeremonies({ rpId })", party.rpId)
  requireOption("passkeyCeremonies({ rpName })", party.rpName)
  requireOption("passkeyCeremonies({ origins })", party.origins.join(" "))
  return Layer.succeed(PasskeyCeremonies, {
    creationOptions: (request) => creationOptions(party, request),
    requestOptions: ({ challenge, timeoutMillis }) => ({
      rpId: party.rpId,
      challenge,
      timeout: timeoutMillis,
      userVerification: "required"
    }),
    challengeOf,
    verifyAttestation: (answer, challenge) => attempt(() => verifyAttestation(party, answer, challenge)),
    verifyAssertion: (answer, challenge, credential) =>
      attempt(() => verifyAssertion(party, answer, challenge, credential))
  })
}
