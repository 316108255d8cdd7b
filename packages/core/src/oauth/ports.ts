/** Ports of OAuth sign-in. A failing database is a defect, so no repository has an error type. */
import { Context, type DateTime, Effect, type Option } from "effect"
import type { AccessTokenId } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import type { OAuthProfile } from "./profile.js"
import type { OAuthProvider } from "./provider.js"
import { OAuthProviderFailure } from "./sign-in-refused.js"
import type { OAuthState } from "./state.js"

export interface AuthorizationRequest {
  readonly state: string
  /** 43 characters of base64url. The provider is shown its S256 challenge, where it knows PKCE. */
  readonly codeVerifier: string
  /** Returned in the ID token, where the provider makes one that carries it. */
  readonly nonce: string
}

export interface AuthorizationGrant extends AuthorizationRequest {
  readonly code: string
  /** Issuer of the answer (RFC 9207); null if missing. */
  readonly issuer: string | null
}

export interface OAuthProvidersService {
  /** URL to sign in at the provider. May have to ask the provider for it. */
  readonly authorizationUrl: (
    provider: OAuthProvider,
    request: AuthorizationRequest
  ) => Effect.Effect<string, OAuthProviderFailure>
  /**
   * Trades the code for who has signed in. Issuer, audience, signature, expiry and nonce of an ID token have been checked
   * by then, and address and its verification come from one and the same answer of the provider.
   */
  readonly exchange: (
    provider: OAuthProvider,
    grant: AuthorizationGrant
  ) => Effect.Effect<OAuthProfile, OAuthProviderFailure>
}

const nowhere = Effect.fail(new OAuthProviderFailure({ reason: "unconfigured", detail: "no providers" }))

/** The providers that a host is a client of. Default: none, and every sign-in fails as documented. */
export class OAuthProviders extends Context.Reference<OAuthProviders>()("@mentorkit/OAuthProviders", {
  defaultValue: (): OAuthProvidersService => ({ authorizationUrl: () => nowhere, exchange: () => nowhere })
}) {}

/** Whether a sign-in must end in the browser that began it. Off only for front ends without cookies. */
export class OAuthBrowserBinding extends Context.Reference<OAuthBrowserBinding>()("@mentorkit/OAuthBrowserBinding", {
  defaultValue: () => true
}) {}

/** A person's id at a provider. */
export interface ProviderPerson {
  readonly provider: OAuthProvider
  readonly subject: string
}

export class OAuthAccountRepository extends Context.Tag("@mentorkit/OAuthAccountRepository")<
  OAuthAccountRepository,
  {
    /** Account for a person at a provider. */
    readonly find: (provider: OAuthProvider, subject: string) => Effect.Effect<Option.Option<UserId>>
    /** False if the person has an account, which stays: of parallel callers one gets true. */
    readonly link: (account: ProviderPerson & { readonly userId: UserId }, at: DateTime.Utc) => Effect.Effect<boolean>
    /** Providers linked to the account, in no order. */
    readonly listProviders: (userId: UserId) => Effect.Effect<ReadonlyArray<OAuthProvider>>
    /** The provider's ids linked to the account. One, except for links older than that rule. */
    readonly listSubjects: (userId: UserId, provider: OAuthProvider) => Effect.Effect<ReadonlyArray<string>>
  }
>() {}

/** Links that wait for the challenge of a pending token. Deleted with the token. */
export class OAuthPendingLinkRepository extends Context.Tag("@mentorkit/OAuthPendingLinkRepository")<
  OAuthPendingLinkRepository,
  {
    readonly add: (tokenId: AccessTokenId, person: ProviderPerson) => Effect.Effect<void>
    readonly find: (tokenId: AccessTokenId) => Effect.Effect<Option.Option<ProviderPerson>>
  }
>() {}

export class OAuthStateRepository extends Context.Tag("@mentorkit/OAuthStateRepository")<
  OAuthStateRepository,
  {
    readonly add: (state: OAuthState) => Effect.Effect<void>
    /** Removes the state and returns it: of parallel callers one gets it. */
    readonly take: (stateHash: string) => Effect.Effect<Option.Option<OAuthState>>
    /** Forgets at most `limit` states that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}
