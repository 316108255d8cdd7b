/** What people are told of new connections and followers. */
import { assert, describe, layer } from "@effect/vitest"
import { NotificationPreferenceRepository, nothingChosen } from "@mentorkit/core/notifications/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import {
  framesOf,
  inboxOf,
  mailsSent,
  makeStage,
  named,
  pathOf,
  read,
  subjectsSent,
  typesOf
} from "../support/connection-notices.js"

describe.each(engines)("notices about connections and followers on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("whoever has asked is told of a yes, by mail where they want that, and the request goes", () =>
      Effect.gen(function* () {
        const { accept, deliver, remove, request } = yield* makeStage
        const [ada, grace, ida] = [yield* newUser(), yield* named("Grace Hopper"), yield* newUser()]
        for (const one of [ada, ida]) {
          yield* request(one, grace)
          yield* deliver(one, grace)
        }
        yield* mailsSent
        yield* accept(grace, ada)
        yield* deliver(ada, grace)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepInclude(row, { type: "feed.connection_accepted", sender_id: grace.userId })
        assert.strictEqual(row?.title, "Grace Hopper has accepted your connection request")
        assert.strictEqual(pathOf(row?.url), `/people/${grace.userId}`)
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(ada), ["feed.connection_accepted"])
        assert.deepStrictEqual(yield* subjectsSent, [])
        const left = yield* inboxOf(grace)
        assert.deepStrictEqual(
          left.map(({ sender_id: from }) => from),
          [ida.userId]
        )

        const choices = { connections: { allEmails: true } }
        yield* (yield* NotificationPreferenceRepository).put(ida.userId, { ...nothingChosen, choices })
        yield* accept(grace, ida)
        yield* deliver(ida, grace)
        const [mail] = yield* mailsSent
        assert.deepInclude(mail, { subject: "Your connection request has been accepted" })
        assert.match(mail?.text ?? "", new RegExp(`View the profile:\n\\S+/people/${grace.userId}\n`))

        // Over before it is told.
        const late = yield* newUser()
        yield* request(late, grace)
        yield* accept(grace, late)
        yield* remove(grace, late)
        yield* deliver(late, grace)
        assert.deepStrictEqual(yield* typesOf(late), [])
      })
    )

    // Falls where the second request is told as one, or the first one stays.
    it.effect("requests that cross tell one acceptance, and no request stays", () =>
      Effect.gen(function* () {
        const { deliver, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* request(grace, ada)
        yield* deliver(ada, grace)
        assert.deepStrictEqual([yield* typesOf(ada), yield* typesOf(grace)], [["feed.connection_accepted"], []])
        const [ida, mia] = [yield* newUser(), yield* newUser()]
        yield* request(ida, mia)
        yield* request(mia, ida)
        yield* deliver(ida, mia)
        assert.deepStrictEqual([yield* typesOf(ida), yield* typesOf(mia)], [["feed.connection_accepted"], []])
      })
    )

    // Falls where each follower has a row of their own, or the row leads to whom it is about.
    it.effect("followers share a row, which leads to the last one, and are told while they follow", () =>
      Effect.gen(function* () {
        const { deliver, follow, unfollow } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* named("Grace Hopper")]
        yield* mailsSent
        const followers = [yield* newUser(), yield* newUser(), grace]
        for (const one of followers) {
          yield* follow(one, ada)
          yield* deliver(one, ada)
        }
        const gone = yield* newUser()
        yield* follow(gone, ada)
        yield* unfollow(gone, ada)
        yield* deliver(gone, ada)
        const [row, ...more] = yield* inboxOf(ada)
        assert.deepInclude(row, { type: "feed.new_follower", count: 3, sender_count: 3, sender_id: grace.userId })
        assert.strictEqual(row?.title, "Grace Hopper and 2 others follow you")
        assert.deepStrictEqual(row?.data, {
          follower_id: grace.userId,
          follower_name: "Grace Hopper",
          follower_username: `ada-${grace.userId}`
        })
        assert.strictEqual(pathOf(row?.url), `/people/${grace.userId}`)
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(ada), Array(3).fill("feed.new_follower"))
        assert.deepStrictEqual(yield* subjectsSent, [])

        // Again within 30 days.
        yield* read(ada, row?.id ?? "")
        yield* unfollow(grace, ada)
        yield* follow(grace, ada)
        yield* deliver(grace, ada)
        assert.deepStrictEqual(yield* typesOf(ada), ["feed.new_follower"])
      })
    )
  })
})
