/** Reports of posts and of comments on them. */
import { Effect, Option } from "effect"
import { CommentNotFound } from "../../comments/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeSubmitReport } from "../../reports/index.js"
import { PostNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { ReportableContent, type ReportedText } from "../ports.js"

const asReported = (subjectType: "comment" | "post", subjectId: string) =>
  Effect.map(Option.map((text: ReportedText) => ({ ...text, subjectType, subjectId })))

export const reportPost = Effect.gen(function* () {
  const content = yield* ReportableContent
  const submitReport = yield* makeSubmitReport
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "reportPost"> = (caller, { post_id: id, ...words }) =>
    submitReport(caller, asReported("post", id)(content.findPost(caller.userId, id)), words).pipe(
      Effect.catchTag("NoSuchElementException", () => new PostNotFound()),
      transact
    )
  return handler
})

export const reportComment = Effect.gen(function* () {
  const content = yield* ReportableContent
  const submitReport = yield* makeSubmitReport
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "reportComment"> = (caller, { comment_id: id, ...words }) =>
    submitReport(caller, asReported("comment", id)(content.findComment(caller.userId, id)), words).pipe(
      Effect.catchTag("NoSuchElementException", () => new CommentNotFound()),
      transact
    )
  return handler
})
