/** Why a sign-in failed, for the operator's log. Clients get one text for all. */
import { Data, Effect } from "effect"
import { logOfCall } from "../kernel/index.js"
import type { OAuthProvider } from "./provider.js"

/** Usual reasons: declined, late, or an attack. */
export type SignInRefusedReason =
  | "no state"
  | "unknown state"
  | "expired state"
  | "state of another provider"
  | "state of another browser"
  | "declined at the provider"
  | "no code"
  | "no usable address"
  | "unverified address"
  | "account banned"
  | "account inactive"
  | "account of another person"

export class SignInRefused extends Data.TaggedError("SignInRefused")<{ readonly reason: SignInRefusedReason }> {}

/**
 * The provider did not do its part. `unconfigured`: this host has no client there. `unavailable`: no answer, or none
 * that makes sense. `rejected`: it does not take the code, or what it says does not stand up to being checked.
 */
export class OAuthProviderFailure extends Data.TaggedError("OAuthProviderFailure")<{
  readonly reason: "unconfigured" | "unavailable" | "rejected"
  /** A few words for the log, such as an error code. Never a secret or text that others choose. */
  readonly detail: string
}> {}

/** Logs the failure. What only the operator or the provider can fix is a warning. */
export const logged =
  (message: string, provider: OAuthProvider) =>
  (failure: SignInRefused | OAuthProviderFailure): Effect.Effect<void> =>
    logOfCall(
      failure._tag === "SignInRefused" || failure.reason === "unconfigured"
        ? Effect.logInfo(message)
        : Effect.logWarning(message),
      { provider, reason: failure.reason, ...("detail" in failure && { detail: failure.detail }) }
    )
