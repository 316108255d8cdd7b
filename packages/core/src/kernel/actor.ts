/** The caller of an operation, and what a handler may rely on about them. */
import { type DateTime, Either, Schema } from "effect"
import type { MentorId, UserId } from "./ids.js"

export const Role = Schema.Literal("mentee", "mentor", "admin")
export type Role = typeof Role.Type

export interface Guest {
  readonly _tag: "Guest"
}
/** Has passed the first step of a sign-in; the second factor is missing. */
export interface Pending {
  readonly _tag: "Pending"
  readonly userId: UserId
  readonly tokenId: string
}
export interface User {
  readonly _tag: "User"
  readonly userId: UserId
  readonly roles: ReadonlyArray<Role>
  /** Absent until the mentor profile exists, even with the role. */
  readonly mentorId?: MentorId
  /** Access token of the call; absent with an embedder's own login. */
  readonly tokenId?: string
  /** Last proof of identity on that token: the sign-in, or a later confirmation. */
  readonly provenAt?: DateTime.Utc
}
export interface Mentor {
  readonly _tag: "Mentor"
  readonly userId: UserId
  readonly mentorId: MentorId
}
export interface Admin {
  readonly _tag: "Admin"
  readonly userId: UserId
}

/**
 * The actor a handler is given, by the access its operation asks for.
 * A new access is a line here, one in `refusals` and one in `grants`.
 */
export interface Actors {
  readonly public: Caller
  readonly pending: Pending
  readonly user: User
  readonly mentor: Mentor
  readonly admin: Admin
}
export type Access = keyof Actors

/** The caller of a request, before its operation is known. */
export type Caller = Guest | Pending | User

export const guest: Guest = { _tag: "Guest" }

export class Unauthenticated extends Schema.TaggedError<Unauthenticated>()(
  "Unauthenticated",
  {},
  {
    description: "No token came with the call, or one that is unknown or has ended: sign in."
  }
) {
  override get message() {
    return "Unauthenticated."
  }
}
export class Forbidden extends Schema.TaggedError<Forbidden>()(
  "Forbidden",
  {},
  {
    description:
      "The caller is signed in, but not as what the operation is for: an admin, or somebody who still owes the second factor."
  }
) {
  override get message() {
    return "This action is unauthorized."
  }
}
export class TwoFactorRequired extends Schema.TaggedError<TwoFactorRequired>()(
  "TwoFactorRequired",
  {},
  {
    description: "The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`)."
  }
) {
  override get message() {
    return "Two-factor authentication required."
  }
}
export class MentorProfileNotFound extends Schema.TaggedError<MentorProfileNotFound>()(
  "MentorProfileNotFound",
  {},
  {
    description:
      "The caller has none, which comes with the application as a mentor; or the profile that is named does not exist."
  }
) {
  override get message() {
    return "Mentor profile not found."
  }
}
export const AccessDenied = Schema.Union(Unauthenticated, Forbidden, TwoFactorRequired, MentorProfileNotFound)
export type AccessDenied = typeof AccessDenied.Type

/** What `authorize` may refuse a caller with, for transports that describe it. */
export const refusals: {
  readonly [A in Access]: ReadonlyArray<(typeof AccessDenied)["members"][number]>
} = {
  public: [],
  pending: [Unauthenticated, Forbidden],
  user: [Unauthenticated, TwoFactorRequired],
  mentor: [Unauthenticated, TwoFactorRequired, MentorProfileNotFound],
  admin: [Unauthenticated, TwoFactorRequired, Forbidden]
}

const isTagged = <T extends Caller["_tag"]>(caller: Caller, tag: T): caller is Extract<Caller, { readonly _tag: T }> =>
  caller._tag === tag

/** Accepts callers of one kind. Those signed in as the other kind get their own error. */
const signedIn =
  <T extends "Pending" | "User">(tag: T, otherKind: () => AccessDenied) =>
  (caller: Caller): Either.Either<Extract<Caller, { readonly _tag: T }>, AccessDenied> =>
    caller._tag === "Guest"
      ? Either.left(new Unauthenticated())
      : isTagged(caller, tag)
        ? Either.right(caller)
        : Either.left(otherKind())

const user = signedIn("User", () => new TwoFactorRequired())

const grants: { readonly [A in Access]: (caller: Caller) => Either.Either<Actors[A], AccessDenied> } = {
  public: Either.right,
  pending: signedIn("Pending", () => new Forbidden()),
  user,
  // The profile decides, approved or not: the role is granted with the approval only.
  mentor: (caller) =>
    Either.flatMap(user(caller), ({ mentorId, userId }) =>
      mentorId === undefined
        ? Either.left(new MentorProfileNotFound())
        : Either.right({ _tag: "Mentor" as const, userId, mentorId })
    ),
  admin: (caller) =>
    user(caller).pipe(
      Either.filterOrLeft(
        ({ roles }) => roles.includes("admin"),
        () => new Forbidden()
      ),
      Either.map(({ userId }) => ({ _tag: "Admin", userId }))
    )
}

/** Checks the access of an operation. Every transport uses it, so a script is guarded like HTTP. */
export const authorize = <A extends Access>(access: A, caller: Caller): Either.Either<Actors[A], AccessDenied> =>
  grants[access](caller)
