/** Who is told of a comment, and as what: each person once. Pure. */
import type { PayloadOf, UserId } from "../kernel/index.js"
import type { PostCommented } from "./events.js"

export interface HeardBy {
  readonly mentioned: ReadonlyArray<UserId>
  readonly replied: ReadonlyArray<UserId>
  readonly commented: ReadonlyArray<UserId>
}

/** A mention outranks a reply, which outranks a comment on one's post. Nobody is told of what they write themselves. */
export const heardBy = ({
  authorId,
  mentionedIds,
  parentAuthorId,
  postAuthorId
}: Pick<PayloadOf<typeof PostCommented>, "authorId" | "mentionedIds" | "parentAuthorId" | "postAuthorId">): HeardBy => {
  const taken = new Set<UserId | null>([authorId, null])
  const take = (ids: ReadonlyArray<UserId | null>): ReadonlyArray<UserId> =>
    ids.filter((id): id is UserId => {
      const isNew = !taken.has(id)
      taken.add(id)
      return isNew
    })
  const mentioned = take(mentionedIds)
  const replied = take([parentAuthorId])
  return { mentioned, replied, commented: take([postAuthorId]) }
}
