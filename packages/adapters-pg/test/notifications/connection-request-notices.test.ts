/** What people are told of requests to connect, and what of it goes again. */
import { assert, describe, layer } from "@effect/vitest"
import { NotificationPreferenceRepository, nothingChosen, type Preferences } from "@mentorkit/core/notifications/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, TestClock } from "effect"
import { reachTargets } from "../support/connection-moves.js"
import {
  ban,
  digestOf,
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

describe.each(engines)("notices about connection requests on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("a request is told to whom it is for, in the inbox, by a frame and by mail", () =>
      Effect.gen(function* () {
        const { deliver, request } = yield* makeStage
        const [ada, grace] = [yield* named("Ada Lovelace"), yield* named("Grace Hopper")]
        yield* mailsSent
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        const [row, ...more] = yield* inboxOf(grace)
        assert.deepInclude(row, { type: "feed.connection_request", sender_id: ada.userId, category: "connections" })
        assert.strictEqual(row?.title, "Ada Lovelace wants to connect with you")
        assert.strictEqual(pathOf(row?.url), "/connections/pending")
        // The follow that comes with it is told by it.
        assert.deepStrictEqual(more, [])
        assert.deepStrictEqual(yield* framesOf(grace), ["feed.connection_request"])
        assert.deepStrictEqual([yield* typesOf(ada), yield* framesOf(ada)], [[], []])
        const [mail, ...others] = yield* mailsSent
        assert.deepInclude(mail, { to: `ada-${grace.userId}@example.test`, subject: "A new connection request" })
        assert.match(mail?.text ?? "", /From: Ada Lovelace\n\nAnswer the request:\n\S+\/connections\/pending\n/)
        assert.deepStrictEqual(others, [])
      })
    )

    // Falls where `isNews` is not asked for, or what was taken back stays.
    it.effect("a request that is taken back goes, and is told once in 30 days", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        for (let again = 0; again < 2; again++) {
          yield* remove(ada, grace)
          yield* deliver(ada, grace)
          assert.deepStrictEqual(yield* typesOf(grace), [])
          yield* TestClock.adjust("14 days")
          yield* request(ada, grace)
          yield* deliver(ada, grace)
          assert.deepStrictEqual(yield* typesOf(grace), [])
        }
        yield* remove(ada, grace)
        yield* TestClock.adjust("3 days")
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        const [row] = yield* inboxOf(grace)
        assert.strictEqual(row?.type, "feed.connection_request")
        assert.strictEqual((yield* subjectsSent).length, 2)
        // What was read is a memory.
        yield* read(grace, row?.id ?? "")
        yield* remove(grace, ada)
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
      })
    )

    // Falls where it is not looked whether the request still stands.
    it.effect("a request that is taken back before it is told is not told, and one that was sent again is", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* mailsSent
        yield* request(ada, grace)
        yield* remove(ada, grace)
        yield* deliver(ada, grace)
        assert.deepStrictEqual([yield* typesOf(grace), yield* subjectsSent], [[], []])
        const ida = yield* newUser()
        yield* request(ida, grace)
        yield* remove(ida, grace)
        yield* request(ida, grace)
        yield* deliver(ida, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
        assert.lengthOf(yield* subjectsSent, 1)
      })
    )

    // Falls where a request is told before it reaches whom it is for.
    it.effect("a request that is held back is told once the sweep lets it through", () =>
      Effect.gen(function* () {
        const { deliver, remove, request } = yield* makeStage
        const [ada, grace] = [yield* newUser(), yield* newUser()]
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* remove(grace, ada)
        yield* request(ada, grace)
        yield* deliver(ada, grace)
        yield* TestClock.adjust("29 days")
        yield* reachTargets
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), [])
        yield* TestClock.adjust("2 days")
        yield* reachTargets
        yield* deliver(ada, grace)
        assert.deepStrictEqual(yield* typesOf(grace), ["feed.connection_request"])
      })
    )

    // Falls where a digest goes by what was true when the rows were told.
    it.effect("a digest tells of requests that still wait, of people who are there", () =>
      Effect.gen(function* () {
        const { accept, deliver, remove, request } = yield* makeStage
        const choices = { connections: { allEmails: true } }
        const chosen: Preferences = { ...nothingChosen, choices, digest: "daily" }
        const reader = yield* newUser()
        yield* (yield* NotificationPreferenceRepository).put(reader.userId, chosen)
        const [ada, ida, mia] = [yield* named("Ada Lovelace"), yield* named("Ida Berg"), yield* named("Mia Lund")]
        const [grace, noa] = [yield* named("Grace Hopper"), yield* named("Noa Levi")]
        for (const one of [ada, ida, mia]) {
          yield* request(one, reader)
          yield* deliver(one, reader)
        }
        // Rows of one moment have no order that is known here.
        yield* TestClock.adjust("1 second")
        for (const one of [grace, noa]) {
          yield* request(reader, one)
          yield* accept(one, reader)
          yield* deliver(one, reader)
        }
        assert.lengthOf(yield* typesOf(reader), 5)
        // Not told yet.
        yield* remove(ida, reader)
        yield* remove(noa, reader)
        yield* ban(mia)
        yield* TestClock.adjust("1 day")
        assert.deepStrictEqual(yield* digestOf(reader), [
          "* Ada Lovelace wants to connect with you",
          "* Grace Hopper has accepted your connection request"
        ])
      })
    )
  })
})
