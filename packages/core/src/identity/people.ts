/** People as others see them: the one place that decides who is shown to whom, and who may meet. */
import { Context, Effect, Layer } from "effect"
import type { UserId } from "../kernel/index.js"
import { isAdmitted } from "./account-state.js"
import { UserRepository } from "./ports.js"
import { Relations } from "./relations.js"
import type { User } from "./user.js"

/** What stands beside whatever somebody has done. */
export interface PersonCard {
  readonly id: UserId
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
}

const cardOf = ({ avatarUrl, fullName, id, username }: User): PersonCard => ({
  id,
  name: fullName,
  username,
  avatarUrl
})

export class People extends Context.Tag("@mentorkit/People")<
  People,
  {
    /** The account is neither banned nor suspended, and there is no block between it and the viewer. */
    readonly isVisible: (viewer: UserId, person: User) => Effect.Effect<boolean>
    /** The cards of those whom the viewer can see; the others are missing. The same two statements for any number. */
    readonly findVisible: (viewer: UserId, ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, PersonCard>>
    /**
     * Whether the two may agree on something new: both admitted, no block between them. In a transaction, until whose end
     * nobody changes, erases or bans these accounts.
     */
    readonly lockMeeting: (one: UserId, other: UserId) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    People,
    Effect.gen(function* () {
      const users = yield* UserRepository
      const relations = yield* Relations

      const areApart = (one: UserId, other: UserId) =>
        Effect.map(relations.between(one, other), ({ isBlocked }) => isBlocked)

      return {
        isVisible: Effect.fnUntraced(function* (viewer, person) {
          return isAdmitted(person) && !(yield* areApart(viewer, person.id))
        }),
        findVisible: Effect.fnUntraced(function* (viewer, ids) {
          const related = yield* relations.amongst(viewer, ids)
          const shown = (yield* users.findMany(ids)).filter(
            (person) => isAdmitted(person) && related.get(person.id)?.isBlocked !== true
          )
          return new Map(shown.map((person) => [person.id, cardOf(person)]))
        }),
        lockMeeting: Effect.fnUntraced(function* (one, other) {
          const people = yield* users.lockShared([one, other])
          return people.length === 2 && people.every(isAdmitted) && !(yield* areApart(one, other))
        })
      }
    })
  )
}
