/** Whether an account may be let in at all, once it is proven whose it is. */
import { Effect } from "effect"
import { AccountBanned, AccountInactive } from "./errors.js"
import type { User } from "./user.js"

export const isAdmitted = ({ bannedAt, isActive }: User): boolean => bannedAt === null && isActive

/** Whether somebody runs the place: an admin who can sign in. */
export const isActingAdmin = (user: User): boolean =>
  user.roles.includes("admin") && user.emailVerifiedAt !== null && isAdmitted(user)

/** The same as `isAdmitted` for those who are told why. */
export const admitted = ({ bannedAt, isActive }: User): Effect.Effect<void, AccountBanned | AccountInactive> =>
  bannedAt !== null ? new AccountBanned() : isActive ? Effect.void : new AccountInactive()
