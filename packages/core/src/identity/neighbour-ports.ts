/** Ports that other domains implement for identity. A failing database is a defect here, too. */
import { Context, type DateTime, type Effect } from "effect"
import type { TooManyRequests, UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import type { AccessTokenId } from "./ids.js"
import type { PartsOfProfile, ShownRole } from "./profile-parts.js"
import type { User } from "./user.js"

/** Mentee profiles, implemented by profiles. */
export class MenteeProfiles extends Context.Tag("@mentorkit/MenteeProfiles")<
  MenteeProfiles,
  {
    /** Adds an empty profile for a new user. No effect if there is one. */
    readonly add: (userId: UserId, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** Profile parts of the public profile object, implemented by profiles. */
export class ProfileParts extends Context.Tag("@mentorkit/ProfileParts")<
  ProfileParts,
  {
    /** Includes the profile of the given role only; empty parts where there is none. */
    readonly find: (userId: UserId, role: ShownRole) => Effect.Effect<PartsOfProfile>
  }
>() {}

/**
 * The second factor, which two-factor keeps. All but `useTrustedDevice` take part in the caller's transaction, which holds the
 * lock of the account where it is not new.
 */
export class SecondFactor extends Context.Tag("@mentorkit/SecondFactor")<
  SecondFactor,
  {
    /** Whether the token belongs to a trusted device of the user. Records the use. */
    readonly useTrustedDevice: (userId: UserId, deviceToken: string) => Effect.Effect<boolean>
    /** Sends the code of a new pending token, if its method needs one. */
    readonly startChallenge: (
      userId: UserId,
      tokenId: AccessTokenId,
      method: FactorMethod
    ) => Effect.Effect<void, TooManyRequests>
    /** Removes all trusted devices. */
    readonly removeTrustedDevices: (userId: UserId) => Effect.Effect<void>
    /**
     * Takes back what was added at the moment or later by whoever it was: the authenticator app that was confirmed by then,
     * and any set-up that still waits for its confirmation. True where there was an app that counted. For whoever has just
     * proven to read the account's mail: where the app was asked for at sign-ins, or texts go to a number that was proven by
     * then, they are asked by mail from then on. Two-factor sign-in stays on where it was on.
     */
    readonly removeAddedSince: (user: User, since: DateTime.Utc, at: DateTime.Utc) => Effect.Effect<boolean>
  }
>() {}

/** Passkeys of an account, implemented by passkeys. */
export class AccountPasskeys extends Context.Tag("@mentorkit/AccountPasskeys")<
  AccountPasskeys,
  {
    /**
     * Takes away those that were added at the moment or later, and answers how many. In the caller's transaction, which
     * holds the account's lock.
     */
    readonly removeAddedSince: (userId: UserId, since: DateTime.Utc) => Effect.Effect<number>
  }
>() {}

/**
 * What waits for a challenge to be answered, which social sign-in keeps: an account that somebody is to be linked to has
 * two-factor on. In the caller's transaction, which holds the account's lock.
 */
export class AwaitingChallenge extends Context.Tag("@mentorkit/AwaitingChallenge")<
  AwaitingChallenge,
  {
    /** Completes what waits for this pending token, while it is live. False where that is no longer possible. */
    readonly complete: (tokenId: AccessTokenId, userId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
  }
>() {}
