/** Notices about posts, comments, reactions and mentions. Each is told while what it tells of is there for its reader. */
import { DateTime, Effect } from "effect"
import {
  type CommentMentioned,
  FeedReader,
  heardBy,
  type PostCommented,
  type PostMentioned,
  type PostReacted,
  ReactionNewsRepository,
  tellReactionAgainDays
} from "../../feed/index.js"
import { isAdmitted, UserRepository } from "../../identity/index.js"
import { type Delivery, type PayloadOf, Settings, UserId } from "../../kernel/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makeTextsFor } from "../texts/catalogue.js"

type Commented = PayloadOf<typeof PostCommented>
type Mention = Pick<Commented, "authorId" | "commentId" | "postId">

const readerOf = ({ recipient }: Pick<Delivery, "recipient">) => UserId.make(recipient ?? "")

/** `mayTell(reader, kind, id)`: the reader is there, and sees the text. */
const makeMayTell = Effect.map(Effect.all([FeedReader, UserRepository]), ([{ listVisible }, users]) =>
  Effect.fnUntraced(function* (readerId: UserId, kind: "comment" | "post", id: string) {
    const [reader] = yield* users.findMany([readerId])
    if (reader === undefined || !isAdmitted(reader)) return null
    return (yield* listVisible(readerId, kind, [id])).has(id) ? reader : null
  })
)

/** `feed.post_reacted`: reactions to one post share a row. */
export const postReacted = notice(
  { name: "PostReacted", type: "feed.post_reacted", isPrompt: true },
  Effect.gen(function* () {
    const mayTell = yield* makeMayTell
    const { hasReacted } = yield* FeedReader
    const news = yield* ReactionNewsRepository
    const settings = yield* Settings

    const compose: Compose<PayloadOf<typeof PostReacted>, Notice> = Effect.fnUntraced(function* (event) {
      const { postAuthorId, postId, reactorId } = event
      if (reactorId === postAuthorId) return null
      if ((yield* mayTell(postAuthorId, "post", postId)) === null) return null
      // Taken back before it is told.
      if (!(yield* hasReacted(reactorId, postId))) return null
      const now = yield* DateTime.now
      const since = DateTime.subtract(now, { days: yield* settings.get(tellReactionAgainDays) })
      // Noted with the row that tells it: a reaction that nobody was told of is news the next time.
      if (!(yield* news.take({ postId, userId: reactorId }, { now, since }))) return null
      const told = { userId: postAuthorId, subject: postId, senderId: reactorId, role: null, facts: {} }
      return noticeOf({ type: "feed.post_reacted", ...told, letter: null })
    })
    return compose
  })
)

/** `feed.post_commented`: to the post's author, where the comment does not reach them by a nearer way. */
export const postCommented = notice(
  { name: "PostCommented", type: "feed.post_commented", isPrompt: true },
  Effect.map(makeMayTell, (mayTell) => ({
    recipients: (event: Commented) => Effect.succeed(heardBy(event).commented),
    compose: Effect.fnUntraced(function* ({ authorId, commentId, postId }: Commented, delivery) {
      const userId = readerOf(delivery)
      if ((yield* mayTell(userId, "comment", commentId)) === null) return null
      const told = { userId, subject: postId, senderId: authorId, role: null, facts: { comment_id: commentId } }
      return noticeOf({ type: "feed.post_commented", ...told, letter: null })
    })
  }))
)

/** `feed.comment_replied`: replies to one comment share a row. */
export const commentReplied = notice(
  { name: "CommentReplied", type: "feed.comment_replied", isPrompt: true },
  Effect.map(makeMayTell, (mayTell) => ({
    recipients: (event: Commented) => Effect.succeed(heardBy(event).replied),
    compose: Effect.fnUntraced(function* ({ authorId, commentId, parentId, postId }: Commented, delivery) {
      const userId = readerOf(delivery)
      if (parentId === null || (yield* mayTell(userId, "comment", commentId)) === null) return null
      const facts = { post_id: postId, comment_id: commentId }
      const told = { userId, subject: parentId, senderId: authorId, role: null, facts }
      return noticeOf({ type: "feed.comment_replied", ...told, letter: null })
    })
  }))
)

const makeMentionedInComment = Effect.gen(function* () {
  const mayTell = yield* makeMayTell
  const users = yield* UserRepository
  const { pageUrl } = yield* makeLinks
  const textsFor = yield* makeTextsFor("feed.comment_mentioned")

  return Effect.fnUntraced(function* (userId: UserId, { authorId, commentId, postId }: Mention) {
    const reader = yield* mayTell(userId, "comment", commentId)
    const [author] = yield* users.findMany([authorId])
    if (reader === null || author === undefined) return null
    const { frame, letters } = textsFor(reader)
    const mention = { person: author.fullName, url: pageUrl("comment", commentId) }
    const told: Notice = noticeOf({
      type: "feed.comment_mentioned",
      ...{ userId, subject: commentId, senderId: authorId, role: null, facts: { post_id: postId } },
      ...{ to: reader.email, frame, letter: letters.commentMentioned(reader.fullName, mention) }
    })
    return told
  })
})

/** `feed.comment_mentioned`, by a new comment. */
export const commentMentioned = notice(
  { name: "CommentMentioned", type: "feed.comment_mentioned", isPrompt: true },
  Effect.map(makeMentionedInComment, (mentioned) => ({
    recipients: (event: Commented) => Effect.succeed(heardBy(event).mentioned),
    compose: (event: Commented, delivery) => mentioned(readerOf(delivery), event)
  }))
)

/** The same by a comment that was changed. */
export const commentMentionAdded = notice(
  { name: "CommentMentionAdded", type: "feed.comment_mentioned", isPrompt: true },
  Effect.map(makeMentionedInComment, (mentioned) => ({
    recipients: ({ mentionedIds }: PayloadOf<typeof CommentMentioned>) => Effect.succeed(mentionedIds),
    compose: (event: PayloadOf<typeof CommentMentioned>, delivery) => mentioned(readerOf(delivery), event)
  }))
)

/** `feed.post_mentioned`: by a post, a share or a change of either. */
export const postMentioned = notice(
  { name: "PostMentioned", type: "feed.post_mentioned" },
  Effect.gen(function* () {
    const mayTell = yield* makeMayTell
    const users = yield* UserRepository
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("feed.post_mentioned")

    return {
      recipients: ({ mentionedIds }: PayloadOf<typeof PostMentioned>) => Effect.succeed(mentionedIds),
      compose: Effect.fnUntraced(function* ({ authorId, postId }: PayloadOf<typeof PostMentioned>, delivery) {
        const userId = readerOf(delivery)
        const reader = yield* mayTell(userId, "post", postId)
        const [author] = yield* users.findMany([authorId])
        if (reader === null || author === undefined) return null
        const { frame, letters } = textsFor(reader)
        const mention = { person: author.fullName, url: pageUrl("post", postId) }
        return noticeOf({
          type: "feed.post_mentioned",
          ...{ userId, subject: postId, senderId: authorId, role: null, facts: {} },
          ...{ to: reader.email, frame, letter: letters.postMentioned(reader.fullName, mention) }
        })
      })
    }
  })
)
