import { SqlClient, SqlSchema } from "@effect/sql"
import { CommentId } from "@mentorkit/core/comments"
import { type Comment, CommentRepository, type CommentSubject } from "@mentorkit/core/comments/ports"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { makePutMentions } from "../feed/put-mentions.js"
import { isVisiblePost } from "../feed/visible.js"
import { isAliveComment } from "./alive.js"
import { noReactions } from "./reaction-repository.js"
import { CommentRow, toComment, toCommentRow } from "./rows.js"

const Subject = Schema.Struct({ postId: Schema.UUID })

const queries = (sql: SqlClient.SqlClient) => ({
  lockPost: SqlSchema.findOne({
    Request: Schema.Struct({ viewer: UserId, id: Schema.String }),
    Result: Schema.Struct({ authorId: UserId }),
    execute: ({ id, viewer }) => sql`
      select author_id from posts join users on users.id = author_id
      where posts.id = ${id} and ${isVisiblePost(sql, viewer)} for no key update of posts`
  }),

  lockPostOfOwn: SqlSchema.findOne({
    Request: Schema.Struct({ author: UserId, id: CommentId }),
    Result: Subject,
    execute: ({ author, id }) => sql`
      select id as post_id from posts
      where id = (select post_id from comments where id = ${id} and author_id = ${author}) for no key update`
  }),

  findSubject: SqlSchema.findOne({
    Request: CommentId,
    Result: Subject,
    execute: (id) => sql`select post_id from comments where id = ${id}`
  }),

  find: SqlSchema.findOne({
    Request: Schema.Struct({ viewer: UserId, id: CommentId }),
    Result: CommentRow,
    execute: ({ id, viewer }) => sql`
      select comments.* from comments where comments.id = ${id} and ${isAliveComment(sql, "comments", viewer)}`
  }),

  add: SqlSchema.void({ Request: CommentRow, execute: (row) => sql`insert into comments ${sql.insert(row)}` }),

  update: (id: CommentId, body: string, at: DateTime.Utc) => sql`
    update comments set body = ${body}, updated_at = ${DateTime.toDate(at)}, edited_at = ${DateTime.toDate(at)}
    where id = ${id}`,

  countInSubject: ({ id }: CommentSubject, step: number) =>
    sql`update posts set comment_count = comment_count + ${step} where id = ${id}`,

  /** In all comments above it, and for a comment at the greatest depth in the one that it answers. */
  countAbove: ({ branchId, parentId }: Comment, step: number) => sql`
    with recursive above as (
      select id, parent_id from comments where id = ${branchId ?? parentId}
      union all select comments.id, comments.parent_id from comments join above on comments.id = above.parent_id
    )
    update comments set reply_count = reply_count + ${step}
    where id in (select id from above union select ${parentId}::uuid)`,

  countChild: (parentId: CommentId, step: number) =>
    sql`update comments set child_count = child_count + ${step} where id = ${parentId}`,

  leaveTombstone: (id: CommentId, at: DateTime.Utc) => sql`
    with unmentioned as (delete from comment_mentions where comment_id = ${id}),
    unreacted as (delete from comment_reactions where comment_id = ${id})
    update comments set is_deleted = true, body = '', updated_at = ${DateTime.toDate(at)}, ${sql.literal(noReactions)}
    where id = ${id} and child_count > 0 returning id`,

  /** It goes, and above it every tombstone that has no other reply; what is above those has one less. */
  removeUpwards: (id: CommentId) => sql`
    with recursive gone as (
      select id, parent_id from comments where id = ${id}
      union all
      select comments.id, comments.parent_id from comments join gone on comments.id = gone.parent_id
      where is_deleted and child_count = 1
    ),
    removed as (delete from comments where id in (select id from gone))
    update comments set child_count = child_count - 1
    where id in (select parent_id from gone) and id not in (select id from gone)`
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const putMentions = yield* makePutMentions
  const q = queries(sql)

  const subjectOf = ({ postId }: typeof Subject.Type): CommentSubject => ({ surface: "feed", id: postId })

  const countLiving = (comment: Comment, step: 1 | -1) =>
    Effect.zipRight(
      q.countInSubject(comment.subject, step),
      comment.parentId === null ? Effect.void : Effect.asVoid(q.countAbove(comment, step))
    )

  const mention = ({ authorId, id, subject }: Comment, usernames: ReadonlyArray<string>) =>
    putMentions({ table: "comment_mentions", column: "comment_id", id, authorId, postId: subject.id }, usernames)

  return repositoryOf(CommentRepository, {
    lockSubject: (viewer, { id }) =>
      Effect.map(
        q.lockPost({ viewer, id }),
        Option.map(({ authorId }) => authorId)
      ),
    lockSubjectOfOwn: (author, id) => Effect.map(q.lockPostOfOwn({ author, id }), Option.map(subjectOf)),
    findSubject: (id) => Effect.map(q.findSubject(id), Option.map(subjectOf)),
    find: (viewer, id) => Effect.map(q.find({ viewer, id }), Option.map(toComment)),
    add: Effect.fnUntraced(function* (comment, usernames) {
      yield* q.add(toCommentRow(comment))
      yield* countLiving(comment, 1)
      if (comment.parentId !== null) yield* q.countChild(comment.parentId, 1)
      return yield* mention(comment, usernames)
    }),
    update: Effect.fnUntraced(function* (comment, usernames, at) {
      yield* q.update(comment.id, comment.body, at)
      return yield* mention(comment, usernames)
    }),
    remove: Effect.fnUntraced(function* (comment, at) {
      yield* countLiving(comment, -1)
      const left = yield* q.leaveTombstone(comment.id, at)
      if (left.length === 0) yield* q.removeUpwards(comment.id)
    })
  })
})

export const commentRepository = Layer.effect(CommentRepository, make)
