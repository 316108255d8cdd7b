import { Context, DateTime, Effect, Layer, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { type Handler, type Handlers, Outbox, UnitOfWork } from "../kernel/index.js"
import { AccountStillNeeded } from "./errors.js"
import { AccountErased } from "./events.js"
import type { Operations } from "./operations.js"
import { PersonalDataStore } from "./ports.js"

const exportAll = Effect.gen(function* () {
  const store = yield* PersonalDataStore

  const handler: Handler<Operations, "exportAll"> = Effect.fnUntraced(function* ({ userId }) {
    return { exported_at: yield* DateTime.now, records: yield* store.collect(userId) }
  })

  return handler
})

/** For good. Who has sessions to keep or money to get settles that first. */
const eraseAccount = Effect.gen(function* () {
  const store = yield* PersonalDataStore
  const users = yield* UserRepository
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "eraseAccount"> = Effect.fnUntraced(function* ({ userId }) {
    const now = yield* DateTime.now
    const { email } = Option.getOrThrow(yield* users.lock(userId))
    const obligations = yield* store.obligationsOf(userId)
    if (obligations.openSessions > 0 || obligations.unpaidEarnings.length > 0)
      return yield* new AccountStillNeeded(obligations)
    yield* store.erase(userId, now)
    yield* outbox.append(AccountErased, { userId, email }, now)
    return {}
  }, transact)

  return handler
})

export class PersonalData extends Context.Tag("@mentorkit/PersonalData")<PersonalData, Handlers<Operations>>() {
  static readonly layer = Layer.effect(PersonalData, Effect.all({ exportAll, eraseAccount }))
}
