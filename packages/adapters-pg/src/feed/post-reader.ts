import { SqlClient } from "@effect/sql"
import { newestPosts, PostReader } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { Array, Effect, Layer, Option } from "effect"
import { reactionsColumn } from "../comments/reaction-repository.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { isSeenPerson, personFields, shownRole } from "../people/seen-person.js"
import { decodeShown } from "./rows.js"
import { isVisiblePost } from "./visible.js"

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const order = keyset(sql, newestPosts, "posts")
  const card = personFields(sql, url)

  /** Columns of a post with its author in `users`, as the viewer sees it. */
  const shown = (viewer: UserId) => sql`
    ${reactionsColumn(sql, "post", viewer)}, posts.id, author_id, type, visibility, body, root_id, root_source, comment_count, share_count, posts.created_at, posts.updated_at,
    (author_id = ${viewer} or exists (select from post_views where user_id = ${viewer} and post_id = posts.id)) as is_seen,
    json_build_object(${card}, 'role', ${sql.literal(shownRole)}) as author,
    (
      select json_build_object(
        'id', polls.id, 'question', question, 'allowsMultiple', allows_multiple, 'expiresAt', expires_at, 'options', (
          select json_agg(json_build_object('id', poll_options.id, 'label', label, 'voteCount', vote_count, 'isMine', exists (
            select from poll_votes where option_id = poll_options.id and user_id = ${viewer}
          )) order by position)
          from poll_options where poll_id = polls.id
        )
      )
      from polls where post_id = posts.id
    ) as poll,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'kind', kind, 'contentType', content_type, 'width', width, 'height', height, 'alt', alt
      ) order by position), '[]')
      from post_files where post_id = posts.id
    ) as files,
    (
      select coalesce(json_agg(name order by position), '[]')
      from post_hashtags join hashtags on hashtags.id = hashtag_id where post_id = posts.id
    ) as hashtags,
    (
      select coalesce(json_agg(json_build_object(${card}) order by position), '[]')
      from post_mentions join users on users.id = user_id
      where post_id = posts.id and is_named and ${isSeenPerson(sql, viewer)}
    ) as mentions`

  return repositoryOf(PostReader, {
    find: Effect.fnUntraced(function* (viewer, id) {
      const rows = yield* sql`
        select ${shown(viewer)} from posts join users on users.id = author_id
        where posts.id in (select ${id}::uuid union select root_id from posts where id = ${id}) and ${isVisiblePost(sql, viewer)}`
      const found = yield* decodeShown(rows)
      const post = found.find((one) => one.id === id)
      if (post === undefined) return Option.none()
      return Option.some({ post, root: found.find((one) => one.id === post.rootId) ?? null })
    }),

    findMany: (viewer, ids) =>
      Effect.flatMap(
        sql`
          select ${shown(viewer)} from posts join users on users.id = author_id
          where posts.id = any(${ids}::uuid[]) and ${isVisiblePost(sql, viewer)}`,
        decodeShown
      ),

    isVisible: (viewer, id) =>
      Effect.map(
        sql`
          select from posts join users on users.id = author_id where posts.id = ${id} and ${isVisiblePost(sql, viewer)}`,
        Array.isNonEmptyReadonlyArray
      ),

    listByAuthor: (viewer, author, page) => {
      const visible = sql`
        posts join users on users.id = author_id where author_id = ${author} and ${isVisiblePost(sql, viewer)}`
      const rows = sql`select ${shown(viewer)}, ${order.position} from ${visible} and ${order.slice(page)}`
      return order.readBounded(page, rows, visible, decodeShown)
    }
  })
})

export const postReader = Layer.effect(PostReader, make)
