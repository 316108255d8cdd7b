/** What social sign-in needs from the outside. A database that fails is a defect, so no repository has an error type. */
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
  /** Comes back in the ID token, where the provider makes one that carries it. */
  readonly nonce: string
}

export interface AuthorizationGrant extends AuthorizationRequest {
  readonly code: string
  /** Who the answer claims to be from (RFC 9207); null where it does not say. */
  readonly issuer: string | null
}

export interface OAuthProvidersService {
  /** Where a browser has to go to sign in. May have to ask the provider where that is. */
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

/** The providers that a host has clients at. Without an adapter there are none, and every sign-in fails as documented. */
export class OAuthProviders extends Context.Reference<OAuthProviders>()("@mentorkit/OAuthProviders", {
  defaultValue: (): OAuthProvidersService => ({ authorizationUrl: () => nowhere, exchange: () => nowhere })
}) {}

/** Whether a sign-in has to end in the browser that began it. Only front ends that can keep no cookie turn it off. */
export class OAuthBrowserBinding extends Context.Reference<OAuthBrowserBinding>()("@mentorkit/OAuthBrowserBinding", {
  defaultValue: () => true
}) {}

/** Somebody, as a provider knows them. */
export interface ProviderPerson {
  readonly provider: OAuthProvider
  readonly subject: string
}

export class OAuthAccountRepository extends Context.Tag("@mentorkit/OAuthAccountRepository")<
  OAuthAccountRepository,
  {
    /** The account that this person of the provider signs in to. */
    readonly find: (provider: OAuthProvider, subject: string) => Effect.Effect<Option.Option<UserId>>
    /** False where the person has an account already, which stays theirs: of several parallel callers one is told true. */
    readonly link: (account: ProviderPerson & { readonly userId: UserId }, at: DateTime.Utc) => Effect.Effect<boolean>
    /** The providers that sign in to the account, in no particular order. */
    readonly listProviders: (userId: UserId) => Effect.Effect<ReadonlyArray<OAuthProvider>>
    /** Who of the provider signs in to the account. One, unless it is older than that rule. */
    readonly listSubjects: (userId: UserId, provider: OAuthProvider) => Effect.Effect<ReadonlyArray<string>>
  }
>() {}

/** Who is to be linked to an account once the challenge of a pending token is answered. Gone with the token. */
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
    /** Removes the state and answers it: of several parallel callers one has it. */
    readonly take: (stateHash: string) => Effect.Effect<Option.Option<OAuthState>>
    /** Forgets at most `limit` states that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}
