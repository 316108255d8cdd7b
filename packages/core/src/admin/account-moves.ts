/** How an account may be suspended, banned and let in again. Pure. */
import { Schema } from "effect"
import type { User } from "../identity/index.js"
import { described } from "../kernel/index.js"

/** The first status that applies is used. */
export const AccountStatus = described(
  Schema.Literal("banned", "suspended", "unverified", "active"),
  "Whether the account may be used: `banned` and `suspended` may not until an admin reinstates it, `unverified` has not " +
    "verified its email address yet. The first that applies counts.",
  "active"
)
export type AccountStatus = typeof AccountStatus.Type

type Account = Pick<User, "bannedAt" | "emailVerifiedAt" | "isActive">

export const accountStatusOf = ({ bannedAt, emailVerifiedAt, isActive }: Account): AccountStatus => {
  if (bannedAt !== null) return "banned"
  if (!isActive) return "suspended"
  return emailVerifiedAt === null ? "unverified" : "active"
}

export const AccountMove = Schema.Literal("suspend", "ban", "reinstate")
export type AccountMove = typeof AccountMove.Type

/** A suspended account may also be banned. A reinstatement lifts both. */
const possible: { readonly [M in AccountMove]: ReadonlyArray<AccountStatus> } = {
  suspend: ["unverified", "active"],
  ban: ["suspended", "unverified", "active"],
  reinstate: ["banned", "suspended"]
}

export const isPossible = (move: AccountMove, account: Account): boolean =>
  possible[move].includes(accountStatusOf(account))
