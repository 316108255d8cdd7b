import { Effect } from "effect"
import { type PersonCard, type Relation, Relations, unrelated } from "../../identity/index.js"
import type { Handler } from "../../kernel/index.js"
import { beginningOf, maxMentionables, nearestFirst } from "../mentionable.js"
import type { Operations } from "../operations.js"
import { MentionableReader } from "../ports.js"
import type { MentionableResource } from "../resources.js"

const toMentionableResource = (person: PersonCard, relation: Relation): MentionableResource => ({
  id: person.id,
  username: person.username,
  name: person.name,
  avatar_url: person.avatarUrl,
  connection_status: relation.connection,
  is_connected: relation.connection === "connected",
  is_following: relation.isFollowing
})

export const listMentionables = Effect.gen(function* () {
  const reader = yield* MentionableReader
  const { amongst } = yield* Relations

  const handler: Handler<Operations, "listMentionables"> = Effect.fnUntraced(function* ({ userId }, { q }) {
    const candidates = yield* reader.find(userId, beginningOf(q), maxMentionables)
    const ids = new Set(candidates.map(({ id }) => id))
    const related = yield* amongst(userId, [...ids])
    const nearest = nearestFirst(candidates, related)
    return { users: nearest.map((person) => toMentionableResource(person, related.get(person.id) ?? unrelated)) }
  })
  return handler
})
