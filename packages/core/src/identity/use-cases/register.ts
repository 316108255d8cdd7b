import { Array, DateTime, Effect, Option, Redacted } from "effect"
import { type Handler, Ids, InvalidInput, Outbox, UnitOfWork, UserId } from "../../kernel/index.js"
import { EmailTaken } from "../errors.js"
import { UserRegistered } from "../events.js"
import type { Operations } from "../operations.js"
import { MenteeProfiles, PasswordHasher, UserRepository } from "../ports.js"
import type { NewUser } from "../user.js"
import { userResource } from "../user-views.js"
import { usernameCandidates } from "../username.js"
import { verificationRequests } from "../verification-link.js"

const alreadyRegistered = ({ message }: EmailTaken) => new InvalidInput({ problems: [{ path: ["email"], message }] })

/** Makes a mentee's account, which can sign in once its address is verified. */
export const register = Effect.gen(function* () {
  const users = yield* UserRepository
  const menteeProfiles = yield* MenteeProfiles
  const hasher = yield* PasswordHasher
  const outbox = yield* Outbox
  const ids = yield* Ids
  const { transact } = yield* UnitOfWork
  const requestVerification = yield* verificationRequests

  /** Under the first username that nobody has. */
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

  const store = Effect.fnUntraced(function* (user: Omit<NewUser, "username" | "createdAt">) {
    const now = yield* DateTime.now
    const added = yield* add({ ...user, createdAt: now })
    yield* menteeProfiles.create(user.id, now)
    yield* outbox.append(UserRegistered, { userId: user.id }, now)
    yield* Effect.orDie(requestVerification(user.id, now))
    return added
  }, transact)

  const handler: Handler<Operations, "register"> = Effect.fnUntraced(
    function* (_, { email, full_name: fullName, password, timezone: timeZone }) {
      // Spares the work of hashing; who was first in a race is for the database to say.
      if (Option.isSome(yield* users.findByEmail(email))) return yield* new EmailTaken()
      const user = yield* store({
        id: UserId.make(yield* ids.uuid),
        fullName,
        email,
        passwordHash: yield* hasher.hash(Redacted.make(password)),
        timeZone,
        emailVerifiedAt: null,
        roles: Array.of("mentee")
      })
      return { user: userResource(user) }
    },
    Effect.catchTag("EmailTaken", alreadyRegistered)
  )

  return handler
})
