import assert from "node:assert/strict"
import { EmailVerificationId } from "@mentorkit/core/identity"
import {
  type EmailVerification,
  EmailVerificationRepository,
  type UserRepository
} from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Duration, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { linkDrafter } from "../fixtures/mailed-links.js"
import { era, newUser } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const cooldown = Duration.minutes(1)

const draftLink = linkDrafter(EmailVerificationId.make)

const newLink = Effect.fnUntraced(function* (createdAt: DateTime.Utc) {
  const verifications = yield* EmailVerificationRepository
  const link = yield* draftLink(createdAt)
  assert.ok(Option.isNone(yield* verifications.put(link, cooldown)))
  return link
})

const isKept = ({ userId }: EmailVerification) =>
  Effect.flatMap(EmailVerificationRepository, ({ findByUser }) => Effect.map(findByUser(userId), Option.isSome))

/** Supply `EmailVerificationRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const emailVerificationRepositoryConformance = conformance<
  EmailVerificationRepository | UserRepository | UnitOfWork
>("EmailVerificationRepository", {
  "a link is found by its token's hash and by its account": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const link = yield* newLink(yield* DateTime.now)
    assert.deepEqual(yield* verifications.findByTokenHash(link.tokenHash), Option.some(link))
    assert.deepEqual(yield* verifications.findByUser(link.userId), Option.some(link))
    assert.ok(Option.isNone(yield* verifications.findByTokenHash(`${link.tokenHash}x`)))
  }),

  "a newer link takes the older one's place": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const old = yield* newLink(yield* DateTime.now)
    const newer = yield* draftLink(DateTime.add(old.createdAt, { minutes: 1 }), old.userId)
    assert.ok(Option.isNone(yield* verifications.put(newer, cooldown)))
    assert.ok(Option.isNone(yield* verifications.findByTokenHash(old.tokenHash)))
    assert.deepEqual(yield* verifications.findByUser(old.userId), Option.some(newer))
  }),

  "within the cooldown the link stays, and the answer is when the next may be made": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const old = yield* newLink(yield* DateTime.now)
    const early = yield* draftLink(DateTime.add(old.createdAt, { seconds: 59 }), old.userId)
    const next = DateTime.add(old.createdAt, { minutes: 1 })
    assert.deepEqual(yield* verifications.put(early, cooldown), Option.some(next))
    assert.deepEqual(yield* verifications.findByUser(old.userId), Option.some(old))
  }),

  "of parallel callers one stores, whether there was a link before or not": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const old = yield* newLink(DateTime.subtract(yield* DateTime.now, { hours: 1 }))
    const createdAt = yield* DateTime.now
    for (const userId of [old.userId, (yield* newUser()).id]) {
      const links = yield* Effect.replicateEffect(draftLink(createdAt, userId), 20)
      const answers = yield* Effect.forEach(links, (link) => transact(verifications.put(link, cooldown)), atOnce)
      assert.equal(answers.filter(Option.isNone).length, 1)
      const winner = links[answers.findIndex(Option.isNone)]
      assert.deepEqual(yield* verifications.findByUser(userId), Option.some(winner))
    }
  }),

  "a link that is removed is gone, and may be removed again": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const link = yield* newLink(yield* DateTime.now)
    yield* Effect.replicateEffect(verifications.remove(link.userId), 2)
    assert.ok(Option.isNone(yield* verifications.findByTokenHash(link.tokenHash)))
  }),

  // Falls without the limit, or if a link goes in the moment in which it expires.
  "links that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const links = yield* Effect.replicateEffect(newLink(era(1)), 3)
    const edge = yield* newLink(DateTime.add(era(1), { hours: 1 }))
    const before = edge.expiresAt
    assert.equal(yield* verifications.forgetExpired(before, 2), 2)
    assert.equal((yield* Effect.forEach(links, isKept)).filter(Boolean).length, 1)
    assert.equal(yield* verifications.forgetExpired(before, 2), 1)
    assert.equal(yield* verifications.forgetExpired(before, 2), 0)
    assert.ok(yield* isKept(edge))
    yield* verifications.remove(edge.userId)
  }),

  "parallel sweeps forget each link once": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    yield* Effect.replicateEffect(newLink(era(2)), 10)
    const before = DateTime.add(era(2), { days: 1 })
    const forgotten = yield* Effect.replicateEffect(transact(verifications.forgetExpired(before, 100)), 5, atOnce)
    const rest = yield* verifications.forgetExpired(before, 100)
    assert.equal(
      forgotten.reduce((sum, count) => sum + count, rest),
      10
    )
  }),

  // Falls without `skip locked`.
  "a sweep passes by a link that somebody is just renewing, which stays": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const old = yield* newLink(era(3))
    const other = yield* newLink(era(3))
    const newer = yield* draftLink(yield* DateTime.now, old.userId)
    yield* passesBy(
      verifications.put(newer, cooldown),
      verifications.forgetExpired(DateTime.add(era(3), { days: 1 }), 100),
      verifications.findByUser(old.userId)
    )
    assert.deepEqual(yield* verifications.findByUser(old.userId), Option.some(newer))
    assert.equal(yield* isKept(other), false)
  }),

  "a unit that fails stores, replaces, removes and forgets nothing": Effect.gen(function* () {
    const verifications = yield* EmailVerificationRepository
    const kept = yield* newLink(era(4))
    const unknown = yield* draftLink(yield* DateTime.now)
    yield* rolledBack(
      Effect.gen(function* () {
        yield* verifications.put(unknown, cooldown)
        yield* verifications.put(yield* draftLink(yield* DateTime.now, kept.userId), cooldown)
        yield* verifications.remove(kept.userId)
      })
    )
    yield* rolledBack(verifications.forgetExpired(DateTime.add(era(4), { days: 1 }), 100))
    assert.deepEqual(yield* verifications.findByUser(kept.userId), Option.some(kept))
    assert.equal(yield* isKept(unknown), false)
    yield* verifications.remove(kept.userId)
  })
})
