import { Context, DateTime, Effect, Layer, Option } from "effect"
import {
  AdminProtected,
  isActingAdmin,
  makeCheckSignedIn,
  makeRevokeAccess,
  UserRepository
} from "../identity/index.js"
import { type Handler, type Handlers, Outbox, UnitOfWork, type UserId } from "../kernel/index.js"
import { AccountErased } from "./events.js"
import { refusalOf } from "./obligations.js"
import type { Operations } from "./operations.js"
import { PersonalDataStore } from "./ports.js"

const exportAll = Effect.gen(function* () {
  const store = yield* PersonalDataStore

  const handler: Handler<Operations, "exportAll"> = Effect.fnUntraced(function* ({ userId }) {
    return { exported_at: yield* DateTime.now, records: yield* store.collect(userId) }
  })

  return handler
})

/**
 * The account, locked, unless nobody would be left who runs the place. All admins are locked before the one who goes, in
 * one order for everybody: of two who go at once the second one sees that the first one is gone.
 */
const makeLockLeaver = Effect.map(UserRepository, (users) =>
  Effect.fnUntraced(function* (userId: UserId) {
    const { roles } = Option.getOrThrow(yield* users.find(userId))
    const admins = roles.includes("admin") ? yield* users.lockByRole("admin") : []
    yield* users.lock(userId)
    // Read again: the locking statement returned the roles from before its wait.
    const leaver = Option.getOrThrow(yield* users.find(userId))
    // Also a brand-new admin, if no other was locked: the next attempt may succeed.
    const others = admins.filter(({ id }) => id !== userId)
    if (isActingAdmin(leaver) && !others.some(isActingAdmin)) return yield* new AdminProtected()
    return leaver
  })
)

/** Erases the account for good. Refused while there are open sessions or unpaid earnings. */
const eraseAccount = Effect.gen(function* () {
  const store = yield* PersonalDataStore
  const revoke = yield* makeRevokeAccess
  const lockLeaver = yield* makeLockLeaver
  const checkSignedIn = yield* makeCheckSignedIn
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "eraseAccount"> = Effect.fnUntraced(function* (caller) {
    const { userId } = caller
    const { email, locale } = yield* lockLeaver(userId)
    yield* checkSignedIn(caller)
    const now = yield* DateTime.now
    const refusal = refusalOf(yield* store.listObligations(userId))
    if (Option.isSome(refusal)) return yield* refusal.value
    yield* revoke.all(userId)
    yield* store.erase(userId, now)
    yield* outbox.append(AccountErased, { userId, email, locale }, now)
    return {}
  }, transact)

  return handler
})

export class PersonalData extends Context.Tag("@mentorkit/PersonalData")<PersonalData, Handlers<Operations>>() {
  static readonly layer = Layer.effect(PersonalData, Effect.all({ exportAll, eraseAccount }))
}
