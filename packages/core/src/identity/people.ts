/** People as others see them: the one place that decides who is shown to whom, and who may meet. */
import { Context, Effect, Layer, Option } from "effect"
import type { UserId } from "../kernel/index.js"
import { isAdmitted } from "./account-state.js"
import { UserRepository } from "./ports.js"
import { type Relation, Relations } from "./relations.js"
import type { User } from "./user.js"

/** What stands beside whatever somebody has done. */
export interface PersonCard {
  readonly id: UserId
  readonly name: string
  readonly username: string
  readonly avatarUrl: string | null
}

export const personCardOf = ({ avatarUrl, fullName, id, username }: User): PersonCard => ({
  id,
  name: fullName,
  username,
  avatarUrl
})

export class People extends Context.Tag("@mentorkit/People")<
  People,
  {
    /** How the viewer stands to the person; none if banned, suspended, or if there is a block between the two. */
    readonly relationTo: (viewer: UserId, person: User) => Effect.Effect<Option.Option<Relation>>
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

      return {
        relationTo: Effect.fnUntraced(function* (viewer, person) {
          if (!isAdmitted(person)) return Option.none()
          const relation = yield* relations.between(viewer, person.id)
          return relation.isBlocked ? Option.none() : Option.some(relation)
        }),
        findVisible: Effect.fnUntraced(function* (viewer, ids) {
          const related = yield* relations.amongst(viewer, ids)
          const shown = (yield* users.findMany(ids)).filter(
            (person) => isAdmitted(person) && related.get(person.id)?.isBlocked !== true
          )
          return new Map(shown.map((person) => [person.id, personCardOf(person)]))
        }),
        lockMeeting: Effect.fnUntraced(function* (one, other) {
          const people = yield* users.lockShared([one, other])
          if (people.length < 2 || !people.every(isAdmitted)) return false
          return !(yield* relations.between(one, other)).isBlocked
        })
      }
    })
  )
}
