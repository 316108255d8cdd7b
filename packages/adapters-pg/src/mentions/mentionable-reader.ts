import { SqlClient, type Statement } from "@effect/sql"
import type { UserId } from "@mentorkit/core/kernel"
import { MentionableReader } from "@mentorkit/core/mentions/ports"
import { Effect, Layer, Schema } from "effect"
import { beginningWith, beginsWith } from "../database/part-of.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { isSeenPerson, PersonColumn } from "../people/seen-person.js"

/** Of each circle, of whom some may be banned, and most have other names. */
const mostNear = 1000

const decodePeople = Schema.decodeUnknown(Schema.Array(PersonColumn))

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const isShown = (viewer: UserId) => sql`(users.id <> ${viewer} and ${isSeenPerson(sql, viewer)})`

  const circles = (viewer: UserId) => ({
    connections: sql`
      select other_id as id, connected_at as since from connections where user_id = ${viewer}
      order by connected_at desc, other_id desc limit ${mostNear}`,
    followed: sql`
      select followed_id as id, followed_at as since from follows where follower_id = ${viewer}
      order by followed_at desc, followed_id desc limit ${mostNear}`
  })

  /** Of a circle, whose members are `id`. The order of places is that of all answers. */
  const near = (
    viewer: UserId,
    circle: Statement.Fragment,
    place: number,
    of: Statement.Fragment,
    limit: number
  ) => sql`
    (select users.id, ${place}::int as circle, row_number() over (order by since desc, users.id desc) as place
    from (${circle}) near join users on users.id = near.id
    where ${isShown(viewer)} and ${of}
    order by since desc, users.id desc limit ${limit})`

  /** Of everybody. */
  const others = (viewer: UserId, key: Statement.Fragment, place: number, beginning: string, limit: number) => sql`
    (select users.id, ${place}::int as circle, row_number() over (order by ${key}, users.id) as place
    from users
    where ${beginsWith(sql, key, beginning)} and ${isShown(viewer)}
    order by ${key}, users.id limit ${limit})`

  const candidates = (viewer: UserId, beginning: string | null, limit: number) => {
    const { connections, followed } = circles(viewer)
    if (beginning === null) return near(viewer, connections, 0, sql`true`, limit)
    const start = beginningWith(beginning)
    const begins = sql`(
      lower(username) like lower(${start}) or ' ' || lower(full_name) like lower(${`% ${start}`})
    )`
    return sql`
      ${near(viewer, connections, 0, begins, limit)}
      union all ${near(viewer, followed, 1, begins, limit)}
      union all ${others(viewer, sql`username collate "C"`, 2, beginning, limit)}
      union all ${others(viewer, sql`lower(full_name) collate "C"`, 3, beginning, limit)}`
  }

  return repositoryOf(MentionableReader, {
    find: (viewer, beginning, limit) =>
      Effect.flatMap(
        sql`
          select users.id, full_name as name, username, ${url("avatar_url")} as avatar_url
          from (${candidates(viewer, beginning, limit)}) candidate join users using (id)
          order by circle, place`,
        decodePeople
      )
  })
})

export const mentionableReader = Layer.effect(MentionableReader, make)
