import assert from "node:assert/strict"
import { PasswordResetId } from "@mentorkit/core/identity"
import { type PasswordReset, PasswordResetRepository, type UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Duration, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { linkDrafter } from "../fixtures/mailed-links.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const cooldown = Duration.minutes(1)

const draftLink = linkDrafter(PasswordResetId.make)

const newLink = Effect.fnUntraced(function* (createdAt: DateTime.Utc) {
  const link = yield* draftLink(createdAt)
  assert.ok(yield* (yield* PasswordResetRepository).put(link, cooldown))
  return link
})

const isKept = ({ userId }: PasswordReset) =>
  Effect.flatMap(PasswordResetRepository, ({ findByUser }) => Effect.map(findByUser(userId), Option.isSome))

/** Supply `PasswordResetRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const passwordResetRepositoryConformance = conformance<PasswordResetRepository | UserRepository | UnitOfWork>(
  "PasswordResetRepository",
  {
    "a link is found by its token's hash and by its account": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const link = yield* newLink(yield* DateTime.now)
      assert.deepEqual(yield* resets.findByTokenHash(link.tokenHash), Option.some(link))
      assert.deepEqual(yield* resets.findByUser(link.userId), Option.some(link))
      assert.ok(Option.isNone(yield* resets.findByTokenHash(`${link.tokenHash}x`)))
    }),

    // Falls without the condition on the age, or if it is counted from the expiry.
    "a newer link takes the older one's place, but not within the cooldown": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const old = yield* newLink(yield* DateTime.now)
      const early = yield* draftLink(DateTime.add(old.createdAt, { seconds: 59 }), old.userId)
      assert.equal(yield* resets.put(early, cooldown), false)
      assert.deepEqual(yield* resets.findByUser(old.userId), Option.some(old))
      const newer = yield* draftLink(DateTime.add(old.createdAt, { minutes: 1 }), old.userId)
      assert.ok(yield* resets.put(newer, cooldown))
      assert.ok(Option.isNone(yield* resets.findByTokenHash(old.tokenHash)))
      assert.deepEqual(yield* resets.findByUser(old.userId), Option.some(newer))
    }),

    "of parallel callers one stores, whether there was a link before or not": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const old = yield* newLink(DateTime.subtract(yield* DateTime.now, { hours: 1 }))
      const createdAt = yield* DateTime.now
      for (const userId of [old.userId, (yield* newUser()).id]) {
        const links = yield* Effect.replicateEffect(draftLink(createdAt, userId), 20)
        const answers = yield* Effect.forEach(links, (link) => transact(resets.put(link, cooldown)), atOnce)
        assert.equal(answers.filter(Boolean).length, 1)
        assert.deepEqual(yield* resets.findByUser(userId), Option.some(links[answers.indexOf(true)]))
      }
    }),

    // Falls if using the link up reads and then deletes.
    "of 50 parallel uses of a link one is told that it was the first": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const link = yield* newLink(yield* DateTime.now)
      const uses = yield* Effect.replicateEffect(transact(resets.take(link.id)), 50, atOnce)
      assert.equal(uses.filter(Boolean).length, 1)
      assert.equal(yield* isKept(link), false)
      assert.equal(yield* resets.take(PasswordResetId.make(yield* newId)), false)
    }),

    "a link that was replaced cannot be used up": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const old = yield* newLink(yield* DateTime.now)
      const newer = yield* draftLink(DateTime.add(old.createdAt, { minutes: 1 }), old.userId)
      yield* resets.put(newer, cooldown)
      assert.equal(yield* resets.take(old.id), false)
      assert.ok(yield* resets.take(newer.id))
    }),

    "the link of an account that is removed is gone, others stay": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const [link, other] = [yield* newLink(yield* DateTime.now), yield* newLink(yield* DateTime.now)]
      yield* Effect.replicateEffect(resets.remove(link.userId), 2)
      assert.deepEqual([yield* isKept(link), yield* isKept(other)], [false, true])
    }),

    // Falls without the limit, or if a link goes in the moment in which it expires.
    "links that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      yield* Effect.replicateEffect(newLink(era(1)), 3)
      const edge = yield* newLink(DateTime.add(era(1), { hours: 1 }))
      const before = edge.expiresAt
      assert.equal(yield* resets.forgetExpired(before, 2), 2)
      assert.equal(yield* resets.forgetExpired(before, 2), 1)
      assert.equal(yield* resets.forgetExpired(before, 2), 0)
      assert.ok(yield* isKept(edge))
      yield* resets.remove(edge.userId)
    }),

    // Falls without `skip locked`.
    "a sweep passes by a link that somebody is just renewing, which stays": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const [old, other] = [yield* newLink(era(3)), yield* newLink(era(3))]
      const newer = yield* draftLink(yield* DateTime.now, old.userId)
      yield* passesBy(
        resets.put(newer, cooldown),
        resets.forgetExpired(DateTime.add(era(3), { days: 1 }), 100),
        resets.findByUser(old.userId)
      )
      assert.deepEqual(yield* resets.findByUser(old.userId), Option.some(newer))
      assert.equal(yield* isKept(other), false)
    }),

    "a unit that fails stores, uses up, removes and forgets nothing": Effect.gen(function* () {
      const resets = yield* PasswordResetRepository
      const [kept, unknown] = [yield* newLink(era(4)), yield* draftLink(yield* DateTime.now)]
      assert.ok(yield* rolledBack(resets.take(kept.id)))
      yield* rolledBack(Effect.all([resets.put(unknown, cooldown), resets.remove(kept.userId)]))
      yield* rolledBack(resets.forgetExpired(DateTime.add(era(4), { days: 1 }), 100))
      assert.deepEqual(yield* resets.findByUser(kept.userId), Option.some(kept))
      assert.equal(yield* isKept(unknown), false)
      yield* resets.remove(kept.userId)
    })
  }
)
