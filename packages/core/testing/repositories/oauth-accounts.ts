import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { OAuthAccountRepository } from "@mentorkit/core/oauth/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

/** Supply `OAuthAccountRepository`, the `UserRepository` beside it, and the `UnitOfWork` that both take part in. */
export const oauthAccountRepositoryConformance = conformance<OAuthAccountRepository | UserRepository | UnitOfWork>(
  "OAuthAccountRepository",
  {
    "a person of a provider has the account that was linked, and at no other provider": Effect.gen(function* () {
      const accounts = yield* OAuthAccountRepository
      const [{ id: userId }, subject] = [yield* newUser(), yield* newId]
      assert.deepEqual(yield* accounts.find("google", subject), Option.none())
      assert.equal(yield* accounts.link({ provider: "google", subject, userId }, yield* DateTime.now), true)
      assert.deepEqual(yield* accounts.find("google", subject), Option.some(userId))
      assert.deepEqual(yield* accounts.find("github", subject), Option.none())
      assert.deepEqual(yield* accounts.find("google", subject.toUpperCase()), Option.none())
    }),

    "an account may have several people of several providers": Effect.gen(function* () {
      const accounts = yield* OAuthAccountRepository
      const [{ id: userId }, subject, other] = [yield* newUser(), yield* newId, yield* newId]
      const now = yield* DateTime.now
      for (const person of [
        { provider: "google", subject },
        { provider: "linkedin-openid", subject },
        { provider: "github", subject },
        { provider: "google", subject: other }
      ] as const) {
        assert.equal(yield* accounts.link({ ...person, userId }, now), true)
        assert.deepEqual(yield* accounts.find(person.provider, person.subject), Option.some(userId))
      }
      assert.deepEqual([...(yield* accounts.listSubjects(userId, "google"))].sort(), [subject, other].sort())
      assert.deepEqual(yield* accounts.listSubjects(userId, "github"), [subject])
      assert.deepEqual([...(yield* accounts.listProviders(userId))].sort(), ["github", "google", "linkedin-openid"])
      assert.deepEqual(yield* accounts.listSubjects((yield* newUser()).id, "github"), [])
    }),

    "whoever has an account keeps it, whoever asks, and the transaction lives on": Effect.gen(function* () {
      const accounts = yield* OAuthAccountRepository
      const [first, second, subject] = [yield* newUser(), yield* newUser(), yield* newId]
      const now = yield* DateTime.now
      yield* accounts.link({ provider: "github", subject, userId: first.id }, now)
      const found = yield* transact(
        Effect.gen(function* () {
          assert.equal(yield* accounts.link({ provider: "github", subject, userId: second.id }, now), false)
          assert.equal(yield* accounts.link({ provider: "github", subject, userId: first.id }, now), false)
          return yield* accounts.find("github", subject)
        })
      )
      assert.deepEqual(found, Option.some(first.id))
    }),

    // Falls if the link is looked for before it is made.
    "of parallel callers one links": Effect.gen(function* () {
      const accounts = yield* OAuthAccountRepository
      const subject = yield* newId
      const users = yield* Effect.replicateEffect(newUser(), 10)
      const now = yield* DateTime.now
      const answers = yield* Effect.forEach(
        users,
        ({ id: userId }) => transact(accounts.link({ provider: "google", subject, userId }, now)),
        atOnce
      )
      assert.equal(answers.filter(Boolean).length, 1)
      assert.deepEqual(yield* accounts.find("google", subject), Option.some(users[answers.indexOf(true)]?.id))
    }),

    "a unit that fails links nobody": Effect.gen(function* () {
      const accounts = yield* OAuthAccountRepository
      const [{ id: userId }, subject, now] = [yield* newUser(), yield* newId, yield* DateTime.now]
      assert.equal(yield* rolledBack(accounts.link({ provider: "google", subject, userId }, now)), true)
      assert.deepEqual(yield* accounts.find("google", subject), Option.none())
      assert.equal(yield* accounts.link({ provider: "google", subject, userId }, now), true)
    })
  }
)
