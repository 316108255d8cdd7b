/** What must be true of any people, whatever they have done: answers what is not. */
import { SqlClient } from "@effect/sql"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"

export const brokenConnections = Effect.fnUntraced(function* (ids: ReadonlyArray<UserId>) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ readonly what: string; readonly id: UserId }>`
    with person as (select unnest(${ids}::uuid[]) as id)
    select 'counts are not edges' as what, id from person left join social_counts on user_id = id
      where coalesce(connections, 0) <> (select count(*) from connections where user_id = id)
        or coalesce(followers, 0) <> (select count(*) from follows where followed_id = id)
        or coalesce(following, 0) <> (select count(*) from follows where follower_id = id)
    union all
    select 'an edge across a block', id from person join blocks on blocker_id = id
      where exists (select from connections where user_id = id and other_id = blocked_id)
        or exists (select from connection_requests where requester_id in (id, blocked_id) and target_id in (id, blocked_id))
        or exists (select from follows where follower_id in (id, blocked_id) and followed_id in (id, blocked_id))
    union all
    select 'connected and asked', id from person join connections on user_id = id
      where exists (select from connection_requests where requester_id in (id, other_id) and target_id in (id, other_id))
    union all
    select 'half a connection', id from person join connections mine on mine.user_id = id
      where not exists (select from connections where user_id = mine.other_id and other_id = mine.user_id)
    union all
    select 'both have asked', id from person join connection_requests mine on mine.requester_id = id
      where exists (select from connection_requests where requester_id = mine.target_id and target_id = id)
    union all
    select 'a row of somebody who is gone', id from person join users using (id)
      where username = 'deleted-' || replace(id::text, '-', '') and (
        exists (select from connections where user_id = id) or exists (select from follows where id in (follower_id, followed_id))
        or exists (select from connection_requests where id in (requester_id, target_id))
        or exists (select from blocks where id in (blocker_id, blocked_id))
        or exists (select from declined_requests where id in (requester_id, decliner_id))
        or exists (select from social_news where id in (from_id, to_id))
        or exists (select from dismissed_suggestions where id in (user_id, dismissed_id))
      )`
}, Effect.orDie)
