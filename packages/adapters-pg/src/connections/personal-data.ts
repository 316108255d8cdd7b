/** Where people are in the tables of connections. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

const eitherWay = (one: string, other: string) => `$1 in (${one}, ${other})`

/** Both ways, with the counts of whoever was at the other ends; these last, by their ids, as all who move a pair do. */
const beforeErasure = [
  "delete from blocks where blocker_id = $1 or blocked_id = $1",
  "delete from connection_requests where requester_id = $1 or target_id = $1",
  "delete from declined_requests where requester_id = $1 or decliner_id = $1",
  "delete from social_news where from_id = $1 or to_id = $1",
  "delete from dismissed_suggestions where user_id = $1 or dismissed_id = $1",
  `with unconnected as (
    delete from connections where user_id = $1 or other_id = $1 returning user_id
  ),
  unfollowed as (
    delete from follows where follower_id = $1 or followed_id = $1 returning follower_id, followed_id
  ),
  lost as (
    select user_id, sum(connections)::int as connections, sum(followers)::int as followers, sum(following)::int as following
    from (
      select user_id, 1 as connections, 0 as followers, 0 as following from unconnected
      union all select followed_id, 0, 1, 0 from unfollowed
      union all select follower_id, 0, 0, 1 from unfollowed
    ) edge group by user_id
  ),
  locked as (
    select user_id from social_counts where user_id in (select user_id from lost) order by user_id for no key update
  )
  update social_counts counted set connections = counted.connections - lost.connections,
    followers = counted.followers - lost.followers, following = counted.following - lost.following
  from lost join locked using (user_id) where counted.user_id = lost.user_id`
]

export const personalData: PersonalData = {
  beforeErasure,
  tables: [
    { table: "connections", of: ofUser, erase: "delete" },
    // A request that is held back is unknown to whom it is for, and its sender does not know that it is held back.
    {
      table: "connection_requests",
      of: "(requester_id = $1 or (target_id = $1 and has_reached))",
      omit: ["reaches_at", "has_reached"],
      erase: "delete"
    },
    { table: "follows", of: eitherWay("follower_id", "followed_id"), erase: "delete" },
    // Nobody is told who has blocked them, or declined.
    { table: "blocks", of: "blocker_id = $1", erase: "delete" },
    { table: "declined_requests", of: "decliner_id = $1", erase: "delete" },
    { table: "social_news", of: "to_id = $1", erase: "delete" },
    { table: "social_counts", of: ofUser, erase: "delete" },
    { table: "dismissed_suggestions", of: ofUser, erase: "delete" }
  ]
}
