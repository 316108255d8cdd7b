/** Who of a provider signs in to which account. All of it under the account's lock, in the caller's transaction. */
import { type DateTime, Effect } from "effect"
import { Outbox, type UserId } from "../kernel/index.js"
import { OAuthLinked } from "./events.js"
import { OAuthAccountRepository, type ProviderPerson } from "./ports.js"

/** Whose the account is at the provider: addresses are given to others, so somebody else may come with its address. */
export type Holder = "nobody" | "them" | "somebody else"

export const accountLinks = Effect.gen(function* () {
  const accounts = yield* OAuthAccountRepository
  const outbox = yield* Outbox

  return {
    holderOf: Effect.fnUntraced(function* (
      userId: UserId,
      { provider, subject }: ProviderPerson
    ): Effect.fn.Return<Holder> {
      const subjects = yield* accounts.subjectsOf(userId, provider)
      if (subjects.length === 0) return "nobody"
      return subjects.includes(subject) ? "them" : "somebody else"
    }),

    /** To an account that was there before; its holder is told. False where the person has another account already. */
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
