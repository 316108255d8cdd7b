import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { NotificationTargets } from "@mentorkit/core/notifications/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { isAliveComment } from "../comments/alive.js"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isVisiblePost } from "../feed/visible.js"
import { isErased } from "../people/erased.js"
import { isShownMentor } from "../people/standing.js"

const Checkout = Schema.Struct({ reader: UserId, attemptId: Schema.String, now: Moment })
const Left = Schema.Struct({
  page: Schema.Literal("checkout", "booking", "mentor", "adminMentor", "post", "comment"),
  id: Schema.String
})
const Text = Schema.Struct({ reader: UserId, id: Schema.String })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const leftOfCheckout = SqlSchema.findOne({
    Request: Checkout,
    Result: Left,
    execute: ({ attemptId, now, reader }) => sql`
      select page, id from (
        select 1 as rank, 'checkout' as page, booking_attempt_id as id from slot_holds
        where booking_attempt_id = ${attemptId} and user_id = ${reader} and expires_at > ${now}
        union all
        select 2, 'booking', id from bookings where attempt_id = ${attemptId} and mentee_id = ${reader}
        union all
        select 3, 'mentor', mentor_profiles.id
        from booking_attempts as attempt
        join mentor_profiles on mentor_profiles.id = attempt.mentor_id
        join users on users.id = mentor_profiles.user_id
        where attempt.id = ${attemptId} and attempt.user_id = ${reader} and ${sql.literal(isShownMentor())}
      ) as found
      order by rank limit 1`
  })

  const leftOfMentor = SqlSchema.findOne({
    Request: Schema.String,
    Result: Left,
    execute: (mentorId) => sql`
      select 'adminMentor' as page, mentor_profiles.id from mentor_profiles join users on users.id = user_id
      where mentor_profiles.id = ${mentorId} and not ${sql.literal(isErased())}`
  })

  const leftOfPost = SqlSchema.findOne({
    Request: Text,
    Result: Left,
    execute: ({ id, reader }) => sql`
      select 'post' as page, posts.id from posts join users on users.id = posts.author_id
      where posts.id = ${id} and ${isVisiblePost(sql, reader)}`
  })

  const leftOfComment = SqlSchema.findOne({
    Request: Schema.Struct({ ...Text.fields, postId: Schema.String }),
    Result: Left,
    execute: ({ id, postId, reader }) => sql`
      select case when comment.id is null then 'post' else 'comment' end as page, coalesce(comment.id, posts.id) as id
      from posts join users on users.id = posts.author_id
      left join comments comment
        on comment.id = ${id} and comment.post_id = posts.id and ${isAliveComment(sql, "comment", reader)}
      where posts.id = ${postId} and ${isVisiblePost(sql, reader)}`
  })

  return repositoryOf(NotificationTargets, {
    find: (reader, { id, page, partOf = id }, now) => {
      const left = {
        checkout: () => leftOfCheckout({ reader, attemptId: id, now }),
        adminMentor: () => leftOfMentor(id),
        post: () => leftOfPost({ reader, id }),
        comment: () => leftOfComment({ reader, id, postId: partOf })
      }
      return Effect.map(left[page](), Option.getOrNull)
    }
  })
})

export const notificationTargets = Layer.effect(NotificationTargets, make)
