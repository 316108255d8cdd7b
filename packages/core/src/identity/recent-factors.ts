/** Removes factors that an intruder may have added before a password reset. */
import { DateTime, Effect } from "effect"
import { Settings } from "../kernel/index.js"
import type { RemovedFactors } from "./events.js"
import { AccountPasskeys, SecondFactor } from "./neighbour-ports.js"
import { resetRemovesDays } from "./settings.js"
import type { User } from "./user.js"

/**
 * Removes the passkeys and the authenticator app that were added in the days before the reset of the password, the first
 * moment of them included. Within the caller's transaction, which holds the account's lock.
 */
export const makeRemoveRecentFactors = Effect.gen(function* () {
  const settings = yield* Settings
  const secondFactor = yield* SecondFactor
  const passkeys = yield* AccountPasskeys

  return Effect.fnUntraced(function* (user: User, now: DateTime.Utc) {
    const days = yield* settings.get(resetRemovesDays)
    if (days === 0) return { passkeys: 0, apps: 0 }
    const since = DateTime.subtract(now, { hours: 24 * days })
    const hadApp = yield* secondFactor.removeAddedSince(user, since, now)
    const removed: RemovedFactors = { passkeys: yield* passkeys.removeAddedSince(user.id, since), apps: hadApp ? 1 : 0 }
    return removed
  })
})
