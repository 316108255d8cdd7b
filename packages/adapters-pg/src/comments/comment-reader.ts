import { SqlClient, type Statement } from "@effect/sql"
import { CommentReader, newestComments, oldestReplies, type ThreadPlace } from "@mentorkit/core/comments/ports"
import { Array, Effect, Layer } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { isSeenPerson, personFields } from "../people/seen-person.js"
import { isAliveComment } from "./alive.js"
import { reactionsColumn } from "./reaction-repository.js"
import { decodeShown } from "./rows.js"

const isTop = ({ rootId }: ThreadPlace): boolean => rootId === null

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const newest = keyset(sql, newestComments, "comments")
  const oldest = keyset(sql, oldestReplies, "comments")
  const card = sql`json_build_object(${personFields(sql, url)})`

  const isSeen = (viewer: string) => isSeenPerson(sql, viewer)
  const isAlive = (table: string, viewer: string) => isAliveComment(sql, table, viewer)

  /** Ids of all comments below one. */
  const below = (id: Statement.Fragment | string): Statement.Fragment => sql`
    with recursive below as (
      select child.id from comments child where child.parent_id = ${id}
      union all select child.id from comments child join below on child.parent_id = below.id
    )
    select id from below`

  /** All below one at the top have it as their root, in the order of an index; else it is gone down from reply to reply. */
  const isBelow = (id: Statement.Fragment, isTop: boolean): Statement.Fragment =>
    isTop ? sql`comments.root_id = ${id}` : sql`comments.id in (${below(id)})`

  /** Of those that are not, whether a reply somewhere below is: then they are shown as tombstones. Of one comment, or of a few. */
  const isShown = (viewer: string): Statement.Fragment => sql`
    (${isAlive("comments", viewer)} or (
      child_count > 0 and exists (
        select from (${below(sql`comments.id`)}) replies join comments reply using (id) where ${isAlive("reply", viewer)}
      )
    ))`

  /** The same of comments at the top, below which everything has them as its root. */
  const isShownTop = (viewer: string): Statement.Fragment => sql`
    (${isAlive("comments", viewer)} or (
      child_count > 0
      and exists (select from comments reply where reply.root_id = comments.id and ${isAlive("reply", viewer)})
    ))`

  /** The same of everything below one comment: what stands above those that are alive is found once for all of them. */
  const isShownBelow = (viewer: string, ids: Statement.Fragment): Statement.Fragment => sql`
    (${isAlive("comments", viewer)} or (child_count > 0 and comments.id in (
      with recursive kept as (
        select reply.parent_id as id from comments reply where reply.id in (${ids}) and ${isAlive("reply", viewer)}
        union
        select place.parent_id from comments place join kept on place.id = kept.id where place.parent_id is not null
      )
      select id from kept
    )))`

  /** Columns of a comment as the viewer sees it. */
  const shown = (viewer: string): Statement.Fragment => sql`
    ${reactionsColumn(sql, "comment", viewer)}, comments.id, comments.post_id, comments.parent_id, comments.root_id, comments.branch_id, comments.depth,
    comments.created_at, comments.updated_at, comments.edited_at, comments.reply_count,
    case when ${isAlive("comments", viewer)} then comments.body else '' end as body,
    case when not comments.is_deleted then (
      select ${card} from users where users.id = comments.author_id and ${isSeen(viewer)}
    ) end as author,
    (
      select ${card} from comments parent join users on users.id = parent.author_id
      where parent.id = comments.parent_id and not parent.is_deleted and ${isSeen(viewer)}
    ) as parent_author,
    (
      select coalesce(json_agg(${card} order by position), '[]') from comment_mentions join users on users.id = user_id
      where comment_id = comments.id and is_named and ${isSeen(viewer)} and ${isAlive("comments", viewer)}
    ) as mentions`

  const top = (viewer: string, postId: string): Statement.Fragment =>
    sql`comments where post_id = ${postId} and parent_id is null and ${isShownTop(viewer)}`

  return repositoryOf(CommentReader, {
    find: (viewer, id) =>
      Effect.map(
        Effect.flatMap(
          sql`select ${shown(viewer)} from comments where comments.id = ${id} and ${isShown(viewer)}`,
          decodeShown
        ),
        Array.head
      ),

    findNewest: (viewer, { id }, limit) =>
      Effect.flatMap(sql`select ${shown(viewer)} from ${top(viewer, id)} ${newest.by} limit ${limit}`, decodeShown),

    listTop: (viewer, { id }, page) => {
      const from = top(viewer, id)
      const rows = sql`select ${shown(viewer)}, ${newest.position} from ${from} and ${newest.slice(page)}`
      return newest.readBounded(page, rows, from, decodeShown)
    },

    listReplies: (viewer, of, page, isFlat) => {
      const id = sql`${of.id}::uuid`
      const replies = isFlat ? isBelow(id, isTop(of)) : sql`parent_id = ${id}`
      const all = isTop(of) ? sql`select reply.id from comments reply where reply.root_id = ${id}` : below(id)
      const from = sql`comments where ${replies} and ${isFlat ? isShownBelow(viewer, all) : isShown(viewer)}`
      const rows = sql`select ${shown(viewer)}, ${oldest.position} from ${from} and ${oldest.slice(page)}`
      return oldest.readBounded(page, rows, from, decodeShown)
    },

    preview: Effect.fnUntraced(function* (viewer, places, limit) {
      const ids = places.map(({ id }) => id)
      const rows = yield* sql<{ readonly of: string }>`
        select previewed.id as of, reply.*
        from unnest(${ids}::uuid[]) as previewed (id) cross join lateral (
          select ${shown(viewer)} from comments
          where ${isBelow(sql`previewed.id`, places.every(isTop))} and ${isAlive("comments", viewer)}
          ${oldest.by} limit ${limit}
        ) reply`
      const replies = yield* decodeShown(rows)
      return Array.zip(rows, replies).reduce(
        (all, [{ of }, reply]) => all.set(of, [...(all.get(of) ?? []), reply]),
        new Map()
      )
    })
  })
})

export const commentReader = Layer.effect(CommentReader, make)
