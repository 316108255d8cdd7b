/** Whom texts mention: of those who are named the first ones who see the post that the text is, or is written about. */
import { SqlClient } from "@effect/sql"
import { maxMentions } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Schema } from "effect"
import { hasNoBlock } from "../people/blocks.js"
import { seesPost } from "./visible.js"

const decodeMentioned = Schema.decodeUnknown(Schema.Array(Schema.Struct({ userId: UserId, isNew: Schema.Boolean })))

export interface NamingText {
  readonly table: "comment_mentions" | "post_mentions"
  /** Of the text's id. */
  readonly column: "comment_id" | "post_id"
  readonly id: string
  readonly authorId: UserId
  readonly postId: string
}

/** `putMentions(text, usernames)`: in place of those before. Answers the ids of those who never were in it before. */
export const makePutMentions = Effect.map(SqlClient.SqlClient, (sql) =>
  Effect.fnUntraced(function* ({ authorId, column, id, postId, table }: NamingText, usernames: ReadonlyArray<string>) {
    const rows = yield* sql`
      with told as (select user_id from ${sql(table)} where ${sql(column)} = ${id}),
      named as (
        select users.id, place, users.id in (select user_id from told) as is_told
        from unnest(${usernames}::text[]) with ordinality as named (username, place) join users using (username)
        join posts on posts.id = ${postId}
        where users.id <> ${authorId} and ${hasNoBlock(sql, authorId, sql`users.id`)} and ${seesPost(sql)}
      ),
      -- Edits included: or one text could tell everybody.
      mentioned as (
        select id, row_number() over (order by place) as position
        from (select *, row_number() over (partition by is_told order by place) as turn from named) named
        where is_told or turn <= ${maxMentions} - (select count(*) from told)
      ),
      dropped as (
        update ${sql(table)} set is_named = false
        where ${sql(column)} = ${id} and is_named and user_id not in (select id from mentioned)
      )
      insert into ${sql(table)} (${sql(column)}, user_id, position)
      select ${id}::uuid, id, position from mentioned
      on conflict (${sql(column)}, user_id) do update set position = excluded.position, is_named = true
      returning user_id, xmax = 0 as is_new`
    const mentioned = yield* decodeMentioned(rows)
    return mentioned.flatMap(({ isNew, userId }) => (isNew ? [userId] : []))
  })
)
