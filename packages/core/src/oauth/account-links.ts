/** Links between provider accounts and our accounts. Runs under the account's lock, in the caller's transaction. */
import { type DateTime, Effect } from "effect"
import { Outbox, type UserId } from "../kernel/index.js"
import { OAuthLinked } from "./events.js"
import { OAuthAccountRepository, type ProviderPerson } from "./ports.js"

/** Whether the account is linked to this person: an address may be given to another one later. */
export type LinkState = "none" | "same person" | "another person"

export const makeAccountLinks = Effect.gen(function* () {
  const accounts = yield* OAuthAccountRepository
  const outbox = yield* Outbox

  return {
    linkStateOf: Effect.fnUntraced(function* (
      userId: UserId,
      { provider, subject }: ProviderPerson
    ): Effect.fn.Return<LinkState> {
      const subjects = yield* accounts.listSubjects(userId, provider)
      if (subjects.length === 0) return "none"
      return subjects.includes(subject) ? "same person" : "another person"
    }),

    /** Links an existing account; its owner is told. False if the person is linked to another account. */
    link: Effect.fnUntraced(function* (
      userId: UserId,
      person: ProviderPerson,
      isTakenOver: boolean,
      now: DateTime.Utc
    ) {
      if (!(yield* accounts.link({ ...person, userId }, now))) return false
      yield* outbox.append(OAuthLinked, { userId, provider: person.provider, isTakenOver }, now)
      return true
    })
  }
})
