/** Whom a writer may want to mention. Pure: no Effect, no clock, no database. */
import { type PersonCard, type Relation, unrelated } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"

export const maxMentionables = 10

/** What names have to begin with; null where nothing has been written behind the sign yet. */
export const beginningOf = (q: string | undefined): string | null => {
  const beginning = (q ?? "").replace(/^@+/, "").trim()
  return beginning === "" ? null : beginning
}

const circleOf = ({ connection, isFollowing }: Relation): number =>
  connection === "connected" ? 0 : isFollowing ? 1 : 2

/** Connections first, then people whom the writer follows, then others; within each in the order of the candidates. */
export const nearestFirst = (
  candidates: ReadonlyArray<PersonCard>,
  related: ReadonlyMap<UserId, Relation>
): ReadonlyArray<PersonCard> => {
  const distinct = [...new Map(candidates.map((one) => [one.id, one])).values()]
  const circle = ({ id }: PersonCard) => circleOf(related.get(id) ?? unrelated)
  return distinct.sort((one, other) => circle(one) - circle(other)).slice(0, maxMentionables)
}
