/** The repository of news: of whom people were told last. */
import assert from "node:assert/strict"
import { type News, NewsRepository } from "@mentorkit/core/connections/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { at } from "../fixtures/pairs.js"
import { era, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newNews = Effect.map(
  Effect.all([newUser(), newUser()]),
  ([one, other]): News => ({ kind: "follow", fromId: one.id, toId: other.id })
)

const take = (news: News, now: DateTime.Utc, since = DateTime.subtract(now, { minutes: 30 })) =>
  transact(Effect.flatMap(NewsRepository, ({ take }) => take(news, { now, since })))

/** Supply `NewsRepository`, `UserRepository` and the `UnitOfWork` of them. */
export const newsRepositoryConformance = conformance<NewsRepository | UnitOfWork | UserRepository>("NewsRepository", {
  // Falls where the moment in between is no news, or where what was no news is noted.
  "what was told is no news until as long ago as is asked for": Effect.gen(function* () {
    const news = yield* newNews
    const answers = yield* Effect.forEach([0, 0, 29, 30, 31, 60], (minutes) => take(news, at(minutes)))
    assert.deepEqual(answers, [true, false, false, true, false, true])
  }),

  "each kind, each direction and each pair has its own news": Effect.gen(function* () {
    const news = yield* newNews
    assert.ok(yield* take(news, at(0)))
    assert.ok(yield* take({ ...news, kind: "connection_request" }, at(0)))
    assert.ok(yield* take({ ...news, fromId: news.toId, toId: news.fromId }, at(0)))
    assert.ok(yield* take({ ...news, toId: (yield* newUser()).id }, at(0)))
    assert.equal(yield* take(news, at(1)), false)
  }),

  "of parallel callers one has the news, at first and later": Effect.gen(function* () {
    const news = yield* newNews
    for (const minutes of [0, 40]) {
      const answers = yield* Effect.replicateEffect(take(news, at(minutes)), 6, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
    }
  }),

  "what a unit has told that fails was not told": Effect.gen(function* () {
    const news = yield* newNews
    assert.equal(yield* rolledBack(take(news, at(0))), true)
    assert.equal(yield* take(news, at(1)), true)
  }),

  "notes from before a moment are forgotten, no more than asked for": Effect.gen(function* () {
    const { forgetBefore } = yield* NewsRepository
    const all = yield* Effect.forEach([1, 2, 3], (week) => Effect.tap(newNews, (news) => take(news, era(week))))
    assert.equal(yield* transact(forgetBefore(era(1), 9)), 0)
    assert.equal(yield* transact(forgetBefore(era(3), 1)), 1)
    assert.equal(yield* transact(forgetBefore(era(3), 9)), 1)
    const last = all[2]
    assert.ok(last)
    // The third is known still.
    assert.equal(yield* take(last, era(3)), false)
    assert.equal(yield* transact(forgetBefore(DateTime.add(era(3), { millis: 1 }), 9)), 1)
  })
})
