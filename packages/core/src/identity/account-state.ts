/** Whether an account may sign in. */
import { Effect } from "effect"
import { AccountBanned, AccountInactive } from "./errors.js"
import type { User } from "./user.js"

export const isAdmitted = ({ bannedAt, isActive }: User): boolean => bannedAt === null && isActive

/** Whether the user is an admin who can sign in. */
export const isActingAdmin = (user: User): boolean =>
  user.roles.includes("admin") && user.emailVerifiedAt !== null && isAdmitted(user)

/** Like `isAdmitted`, failing with the reason. */
export const admitted = ({ bannedAt, isActive }: User): Effect.Effect<void, AccountBanned | AccountInactive> =>
  bannedAt !== null ? new AccountBanned() : isActive ? Effect.void : new AccountInactive()
