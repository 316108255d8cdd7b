/** What people are told of posts, comments, reactions and mentions. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import type { CommentId } from "@mentorkit/core/comments"
import { Connections } from "@mentorkit/core/connections"
import { Feed, type PostId } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { NotificationPreferenceRepository, nothingChosen } from "@mentorkit/core/notifications/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import { framesOf, inboxOf, mailsSent, named, pathOf, read, resolved, typesOf } from "../support/connection-notices.js"
import { makeDeliverOf } from "../support/pair-events.js"
import { edit, giveUsername, remove, share, shortNameOf, write } from "../support/posts-fixtures.js"

const comment = (author: User, post_id: PostId, body: string, parent_id?: CommentId) =>
  Effect.flatMap(Feed, ({ addComment }) =>
    Effect.map(addComment(author, { post_id, body, parent_id }), (added) => added.comment)
  )
const react = (me: User, post_id: PostId) =>
  Effect.flatMap(Feed, ({ reactToPost }) => reactToPost(me, { post_id, type: "like" }))
const unreact = (me: User, post_id: PostId) =>
  Effect.flatMap(Feed, ({ removePostReaction }) => removePostReaction(me, { post_id }))
const titlesOf = (user: User) => Effect.map(inboxOf(user), (rows) => rows.map(({ title }) => title))

const nameable = Effect.fnUntraced(function* (name: string) {
  const person = yield* named(name)
  yield* giveUsername(person)
  return person
})

describe.each(engines)("notices of the feed on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("reactions to a post share a row, and one person's are told once in a while", () =>
      Effect.gen(function* () {
        const deliver = yield* makeDeliverOf
        const [ada, grace, ida] = [yield* newUser(), yield* named("Grace Hopper"), yield* named("Ida Rhodes")]
        const post = yield* write(ada, "What do you think?")
        yield* react(grace, post.id)
        yield* react(ada, post.id)
        yield* unreact(grace, post.id)
        yield* react(grace, post.id)
        yield* react(ida, post.id)
        yield* deliver(post.id)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepStrictEqual(more, [])
        assert.deepInclude(row, { type: "feed.post_reacted", count: 2, sender_id: ida.userId })
        assert.strictEqual(row?.title, "Ida Rhodes and 1 other reacted to your post")
        assert.strictEqual(pathOf(row?.url), `/posts/${post.id}`)
        assert.deepStrictEqual(yield* framesOf(ada), ["feed.post_reacted", "feed.post_reacted"])

        // Read, and reacted to once more: no news for 30 days.
        yield* read(ada, row?.id ?? "")
        yield* unreact(grace, post.id)
        yield* react(grace, post.id)
        yield* deliver(post.id)
        assert.lengthOf(yield* inboxOf(ada), 1)
        yield* (yield* SqlClient.SqlClient)`
          update reaction_news set told_at = told_at - interval '31 days' where post_id = ${post.id}`
        yield* unreact(grace, post.id)
        yield* react(grace, post.id)
        yield* deliver(post.id)
        assert.lengthOf(yield* inboxOf(ada), 2)
      })
    )

    // Falls where it is noted with the reaction that it is told.
    it.effect("a reaction that was taken back before it was told is news the next time", () =>
      Effect.gen(function* () {
        const deliver = yield* makeDeliverOf
        const [ada, grace, ida] = [yield* newUser(), yield* named("Grace Hopper"), yield* named("Ida Rhodes")]
        const post = yield* write(ada, "What do you think?")
        yield* react(grace, post.id)
        yield* unreact(grace, post.id)
        yield* react(ida, post.id)
        yield* (yield* SqlClient.SqlClient)`update users set banned_at = now() where id = ${ida.userId}`
        yield* deliver(post.id)
        assert.lengthOf(yield* inboxOf(ada), 0)
        yield* react(grace, post.id)
        yield* deliver(post.id)
        assert.deepStrictEqual(yield* titlesOf(ada), ["Grace Hopper reacted to your post"])
      })
    )

    it.effect("a comment is told each person once: as a mention, else as a reply, else as a comment", () =>
      Effect.gen(function* () {
        const deliver = yield* makeDeliverOf
        const [ada, grace, ida] = [
          yield* nameable("Ada Byron"),
          yield* named("Grace Hopper"),
          yield* named("Ida Rhodes")
        ]
        const post = yield* write(ada, "What do you think?")
        const first = yield* comment(grace, post.id, "A lot")
        yield* deliver(post.id)
        assert.deepStrictEqual(yield* titlesOf(ada), ["Grace Hopper commented on your post"])
        const reply = yield* comment(ida, post.id, `As @${shortNameOf(ada)} says`, first.id)
        yield* comment(ida, post.id, "And more", first.id)
        yield* comment(grace, post.id, "I know", reply.id)
        yield* comment(ada, post.id, `Thanks @${shortNameOf(ada)}`)
        yield* deliver(post.id)
        const told = [...(yield* inboxOf(ada))].sort((one, next) => one.title.localeCompare(next.title))
        assert.deepStrictEqual(
          told.map(({ title }) => title),
          ["Grace Hopper and 1 other commented on your post", "Ida Rhodes mentioned you in a comment"]
        )
        assert.deepStrictEqual(
          told.map(({ url }) => pathOf(url)),
          [`/posts/${post.id}`, `/comments/${reply.id}`]
        )
        assert.deepStrictEqual(yield* titlesOf(grace), ["Ida Rhodes replied to your comment"])
        assert.deepStrictEqual(yield* titlesOf(ida), ["Grace Hopper replied to your comment"])
      })
    )

    it.effect(
      "mentions are told by posts, shares and changes, by mail where that is wanted, and only the new ones",
      () =>
        Effect.gen(function* () {
          const deliver = yield* makeDeliverOf
          const { updateComment } = yield* Feed
          const [ada, grace] = [yield* nameable("Ada Byron"), yield* named("Grace Hopper")]
          const at = `@${shortNameOf(ada)}`
          const choices = { mentions: { email: true } }
          yield* (yield* NotificationPreferenceRepository).put(ada.userId, { ...nothingChosen, choices })
          yield* mailsSent
          const post = yield* write(grace, `Read ${at}`)
          yield* edit(grace, post.id, { body: `Do read ${at}` })
          const shared = yield* share(grace, post.id, { body: `Again, ${at}` })
          const { id } = yield* comment(grace, post.id, "Or not")
          yield* updateComment(grace, { comment_id: id, body: `Or not, ${at}` })
          for (const one of [post.id, shared.id]) yield* deliver(one)
          const types = ["feed.comment_mentioned", "feed.post_mentioned", "feed.post_mentioned"]
          assert.deepStrictEqual((yield* typesOf(ada)).sort(), types)
          const sent = yield* mailsSent
          assert.deepStrictEqual(sent.map(({ subject }) => subject).sort(), [
            "You were mentioned in a comment",
            "You were mentioned in a post",
            "You were mentioned in a post"
          ])
          assert.include(sent.map(({ text }) => text).join(), `/comments/${id}`)
        })
    )

    it.effect("what is gone, or not for somebody's eyes, is not told, and a row leads to what is left", () =>
      Effect.gen(function* () {
        const deliver = yield* makeDeliverOf
        const { deleteComment } = yield* Feed
        const { blockUser } = yield* Connections
        const [ada, grace, ida] = [
          yield* nameable("Ada Byron"),
          yield* named("Grace Hopper"),
          yield* named("Ida Rhodes")
        ]
        const at = `@${shortNameOf(ada)}`
        const post = yield* write(grace, "Read this")
        const gone = yield* comment(ida, post.id, `Soon gone, ${at}`)
        yield* deleteComment(ida, { comment_id: gone.id })
        const stays = yield* comment(ida, post.id, `Stays, ${at}`)
        yield* deliver(post.id)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepStrictEqual(more, [])
        assert.strictEqual(pathOf(yield* resolved(ada, row?.id ?? "")), `/comments/${stays.id}`)
        yield* deleteComment(ida, { comment_id: stays.id })
        assert.strictEqual(pathOf(yield* resolved(ada, row?.id ?? "")), `/posts/${post.id}`)
        yield* remove(grace, post.id)
        assert.isNull(yield* resolved(ada, row?.id ?? ""))

        // Hidden before it is told, and blocked.
        const hidden = yield* write(grace, `For you, ${at}`)
        yield* edit(grace, hidden.id, { visibility: "connections" })
        const other = yield* write(ida, `For you, ${at}`)
        yield* blockUser(ada, { user_id: ida.userId })
        for (const { id } of [hidden, other]) yield* deliver(id)
        assert.deepStrictEqual(yield* typesOf(ada), ["feed.comment_mentioned"])
      })
    )
  })
})
