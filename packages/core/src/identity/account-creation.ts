/** Creates accounts, whatever the way of registration. */
import { Array, DateTime, Effect, Option } from "effect"
import { CallContext, defaultLocale, Ids, Outbox, UserId } from "../kernel/index.js"
import { UserRegistered } from "./events.js"
import { MenteeProfiles } from "./neighbour-ports.js"
import { UserRepository } from "./ports.js"
import type { NewUser } from "./user.js"
import { usernameCandidates } from "./username.js"

interface Account extends Omit<NewUser, "id" | "username" | "roles" | "createdAt" | "locale"> {
  /** That of the call unless it is said. */
  readonly locale?: string | undefined
}

/** Stores a mentee's account under the first free username, in the caller's transaction. */
export const makeCreateAccount = Effect.gen(function* () {
  const users = yield* UserRepository
  const menteeProfiles = yield* MenteeProfiles
  const outbox = yield* Outbox
  const ids = yield* Ids

  const add = Effect.fnUntraced(function* (user: Omit<NewUser, "username">) {
    const [first, ...others] = usernameCandidates(user.fullName, (yield* ids.uuid).replaceAll("-", ""))
    const under = (username: string) => users.add({ ...user, username })
    const added = others.reduce(
      (tried, username) => Effect.catchTag(tried, "UsernameTaken", () => under(username)),
      under(first)
    )
    yield* Effect.catchTag(added, "UsernameTaken", Effect.die)
    return Option.getOrThrow(yield* users.find(user.id))
  })

  return Effect.fnUntraced(function* (user: Account) {
    const { locale } = yield* CallContext
    const now = yield* DateTime.now
    const added = yield* add({
      ...user,
      locale: user.locale ?? locale ?? defaultLocale,
      id: UserId.make(yield* ids.uuid),
      roles: Array.of("mentee"),
      createdAt: now
    })
    yield* menteeProfiles.add(added.id, now)
    yield* outbox.append(UserRegistered, { userId: added.id }, now)
    return added
  })
})
