import { SqlClient } from "@effect/sql"
import { HashtagReader, mostUsedHashtags } from "@mentorkit/core/feed/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { isIndexed, partOf } from "../database/part-of.js"
import { repositoryOf } from "../database/repository.js"

/** Of the most used, through which other parts are looked for one by one. */
const mostUsed = 20_000

const HashtagRow = Schema.Struct({ name: Schema.String, postsCount: Schema.Int, createdAt: Moment })
const decodeHashtags = Schema.decodeUnknown(Schema.Array(HashtagRow))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const order = keyset(sql, mostUsedHashtags, "tag")
  const used = sql`select - posts_count as rank, name, posts_count, created_at from hashtags where posts_count > 0`

  const found = (part: string | null) => {
    if (part === null) return sql`(${used}) tag where true`
    const searched = isIndexed(part) ? used : sql`${used} order by - posts_count, name limit ${mostUsed}`
    return sql`(${searched}) tag where name like ${partOf(part)}`
  }

  return repositoryOf(HashtagReader, {
    list: (part, page) => {
      const tags = found(part)
      const rows = sql`select name, posts_count, created_at, ${order.position} from ${tags} and ${order.slice(page)}`
      return order.readBounded(page, rows, tags, decodeHashtags)
    }
  })
})

export const hashtagReader = Layer.effect(HashtagReader, make)
