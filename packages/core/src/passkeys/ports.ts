/** Ports of passkeys. A failing database is a defect, so no port has an error type for it. */
import { Context, Data, type DateTime, type Effect, type Option } from "effect"
import type { UserId } from "../kernel/index.js"
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions
} from "./ceremony-data.js"
import type { PasskeyAlreadyRegistered, TooManyPasskeys } from "./errors.js"
import type { PasskeyId } from "./ids.js"
import type { Credential, Passkey } from "./passkey.js"

export class PasskeyRepository extends Context.Tag("@mentorkit/PasskeyRepository")<
  PasskeyRepository,
  {
    /**
     * Of parallel callers no more succeed than the account can have passkeys, `max`, and one for each credential.
     * After a failure the transaction has to end.
     */
    readonly add: (passkey: Passkey, max: number) => Effect.Effect<void, PasskeyAlreadyRegistered | TooManyPasskeys>
    /** Newest first. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<Passkey>>
    readonly findByCredentialId: (credentialId: string) => Effect.Effect<Option.Option<Passkey>>
    /**
     * Notes a use and its count, unless the count has not risen; for authenticators that do not count it stays 0. False
     * where nothing was noted: of parallel callers with one count above 0 one is told true.
     */
    readonly recordUse: (id: PasskeyId, signCount: number, at: DateTime.Utc) => Effect.Effect<boolean>
    /** False if the user has no such passkey: of parallel callers one gets true. */
    readonly remove: (id: PasskeyId, userId: UserId) => Effect.Effect<boolean>
  }
>() {}

export interface PasskeyChallenge {
  /** SHA-256 in hex of the challenge. */
  readonly hash: string
  /** The user who registers; null for a sign-in. */
  readonly userId: UserId | null
  readonly expiresAt: DateTime.Utc
}

export class PasskeyChallengeRepository extends Context.Tag("@mentorkit/PasskeyChallengeRepository")<
  PasskeyChallengeRepository,
  {
    readonly add: (challenge: PasskeyChallenge) => Effect.Effect<void>
    /**
     * Uses the challenge up. True for exactly one of several parallel callers; never for what has expired, is for
     * another user, or is for the other purpose.
     */
    readonly take: (hash: string, userId: UserId | null, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Forgets at most `limit` challenges that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** An attestation or assertion that is not valid. The reason is for the log: one line, at most 200 characters. */
export class CeremonyRefused extends Data.TaggedError("CeremonyRefused")<{ readonly reason: string }> {}

/**
 * WebAuthn for one relying party: its id, its name, and the origins of its pages. Answers from authenticators may be any
 * base64url; what cannot be read is refused like everything else.
 */
export class PasskeyCeremonies extends Context.Tag("@mentorkit/PasskeyCeremonies")<
  PasskeyCeremonies,
  {
    /** For a discoverable credential with user verification and without attestation. */
    readonly creationOptions: (request: {
      readonly challenge: string
      readonly timeoutMillis: number
      readonly user: { readonly handle: string; readonly name: string; readonly displayName: string }
      /** Existing credentials, so that no authenticator makes a second one. */
      readonly exclude: ReadonlyArray<Pick<Credential, "credentialId" | "transports">>
    }) => PasskeyCreationOptions
    /** For any discoverable credential, with user verification. */
    readonly requestOptions: (request: {
      readonly challenge: string
      readonly timeoutMillis: number
    }) => PasskeyRequestOptions
    /** The challenge that an answer claims. Proves nothing. */
    readonly challengeOf: (answer: PasskeyAttestation | PasskeyAssertion) => Option.Option<string>
    /**
     * Holds for the challenge, one of the origins and no frame of another site's, the relying party, and a user who was
     * verified. Certificates that came along are refused and nothing is fetched.
     */
    readonly verifyAttestation: (
      answer: PasskeyAttestation,
      challenge: string
    ) => Effect.Effect<Credential, CeremonyRefused>
    /** Also checks the signature by the credential's key and that a count has risen; returns the count. */
    readonly verifyAssertion: (
      answer: PasskeyAssertion,
      challenge: string,
      credential: Pick<Credential, "credentialId" | "publicKey" | "signCount">
    ) => Effect.Effect<number, CeremonyRefused>
  }
>() {}
