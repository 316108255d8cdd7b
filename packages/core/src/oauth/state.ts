/**
 * What a browser takes to the provider and brings back (RFC 6749, 10.12; RFC 7636). The row knows hashes only. The PKCE
 * verifier and the nonce are derived from the state whenever they are needed, under the secret that the host had when it was
 * made: whoever sees the state in a URL cannot make them, and the database has nothing to tell.
 */
import { DateTime, Duration, Effect } from "effect"
import { derivedBeside, type Secrets } from "../kernel/index.js"
import type { OAuthProvider } from "./provider.js"
import type { SignInRefusedReason } from "./sign-in-refused.js"

export interface OAuthState {
  readonly stateHash: string
  readonly provider: OAuthProvider
  /** Hash of the secret in the browser's cookie; null if sign-ins are not bound to browsers. */
  readonly browserHash: string | null
  readonly expiresAt: DateTime.Utc
}

export const stateLife = Duration.minutes(10)
export const browserSecretBytes = 32

/** Values for the provider that belong to a state. */
export const proofsOf = (state: string): Effect.Effect<{ codeVerifier: string; nonce: string }, never, Secrets> =>
  Effect.all({
    codeVerifier: derivedBeside(state, `oauth.codeVerifier:${state}`),
    nonce: derivedBeside(state, `oauth.nonce:${state}`)
  })

interface Return {
  readonly provider: OAuthProvider
  readonly browserHash: string | null
  readonly now: DateTime.Utc
}

/** Why a state is not valid; nothing if it is. */
export const stateProblem = (
  state: OAuthState | undefined,
  { browserHash, now, provider }: Return
): SignInRefusedReason | undefined => {
  if (state === undefined) return "unknown state"
  if (DateTime.lessThanOrEqualTo(state.expiresAt, now)) return "expired state"
  if (state.provider !== provider) return "state of another provider"
  if (state.browserHash !== null && state.browserHash !== browserHash) return "state of another browser"
  return undefined
}
