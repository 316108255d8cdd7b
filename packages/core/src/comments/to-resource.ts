/** Maps comments to the fields that they have on every surface. */
import type { PersonCard } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import type { ShownComment } from "./comment.js"
import { countsOf, type Reactions, totalOf } from "./reaction.js"

export const toCardResource = ({ avatarUrl, id, name, username }: PersonCard) => ({
  id,
  username,
  name,
  avatar_url: avatarUrl
})

export const toReactionFields = ({ mine, tally }: Reactions) => ({
  reaction_count: totalOf(tally),
  my_reaction: mine,
  reactions: countsOf(tally)
})

/** Of a preview. */
export const toReplyFields = (comment: ShownComment, viewer: UserId) => {
  const { author, parentAuthor } = comment
  return {
    id: comment.id,
    parent_id: comment.parentId,
    root_id: comment.rootId,
    depth: comment.depth,
    is_deleted: author === null,
    parent_author: parentAuthor === null ? null : toCardResource(parentAuthor),
    body: comment.body,
    mentions: comment.mentions.map(toCardResource),
    ...toReactionFields(comment.reactions),
    my_reaction_exists: comment.reactions.mine !== null,
    author: author === null ? null : { ...toCardResource(author), is_me: author.id === viewer },
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    edited_at: comment.editedAt
  }
}

export const toCommentFields = (comment: ShownComment, viewer: UserId) => ({
  ...toReplyFields(comment, viewer),
  replies_count: comment.replyCount
})
