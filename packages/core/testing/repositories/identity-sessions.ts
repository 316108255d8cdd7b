import assert from "node:assert/strict"
import { AccessTokenId } from "@mentorkit/core/identity"
import { AccessTokenRepository, type NewAccessToken, type UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { newToken, pending } from "../fixtures/tokens.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const expired = Effect.map(DateTime.now, (now) => ({ expiresAt: now }))

const idsOf = Effect.fnUntraced(function* (userId: UserId) {
  const tokens = yield* AccessTokenRepository
  return (yield* tokens.listSessions(userId, yield* DateTime.now, 100)).map(({ id }) => id)
})

const methodOf = ({ id }: NewAccessToken) =>
  Effect.flatMap(AccessTokenRepository, (tokens) =>
    Effect.flatMap(DateTime.now, (now) => Effect.map(tokens.findChallengeMethod(id, now), Option.getOrNull))
  )

/**
 * Where an account is signed in, and what it still owes there. Supply `AccessTokenRepository`, the `UserRepository`
 * beside it and the `UnitOfWork` that both take part in.
 */
export const sessionsConformance = conformance<AccessTokenRepository | UserRepository | UnitOfWork>(
  "AccessTokenRepository: sessions",
  {
    // Falls without any of the conditions: whose, which kind, alive.
    "an account's live full tokens are its sessions, the one used last first": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const [{ id: userId }, { id: other }] = [yield* newUser(), yield* newUser()]
      const old = yield* newToken(userId, 9, { ipAddress: null, userAgent: null })
      const [newest, middle] = [yield* newToken(userId, 1), yield* newToken(userId, 5)]
      yield* newToken(userId, 0, pending)
      yield* newToken(userId, 0, yield* expired)
      yield* newToken(other, 0)
      const sessions = yield* tokens.listSessions(userId, yield* DateTime.now, 100)
      assert.deepEqual(
        sessions.map((session) => ({ ...session })),
        [newest, middle, old].map(({ createdAt, id, ipAddress, userAgent }) => ({
          id,
          ipAddress,
          userAgent,
          lastUsedAt: createdAt,
          createdAt
        }))
      )
      assert.equal((yield* tokens.listSessions(userId, yield* DateTime.now, 2)).length, 2)
    }),

    "a session is revoked by its account only, once, and pending and expired tokens are none": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const [{ id: userId }, { id: stranger }] = [yield* newUser(), yield* newUser()]
      const [mine, owed] = [yield* newToken(userId, 1), yield* newToken(userId, 1, pending)]
      const over = yield* newToken(userId, 1, yield* expired)
      const now = yield* DateTime.now
      assert.equal(yield* tokens.revokeSession(stranger, mine.id, now), false)
      for (const { id } of [owed, over]) assert.equal(yield* tokens.revokeSession(userId, id, now), false)
      assert.equal(yield* methodOf(owed), "email")
      const answers = yield* Effect.replicateEffect(transact(tokens.revokeSession(userId, mine.id, now)), 20, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
      assert.deepEqual(yield* idsOf(userId), [])
    }),

    // Falls if the token is read and then deleted.
    "of 50 parallel callers one is told that it revoked a token": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const { id } = yield* newToken((yield* newUser()).id, 1, pending)
      const answers = yield* Effect.replicateEffect(transact(tokens.revoke(id)), 50, atOnce)
      assert.equal(answers.filter(Boolean).length, 1)
    }),

    "all tokens of an account go at once, whatever their kind, but the one that is to stay": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const [{ id: userId }, { id: other }] = [yield* newUser(), yield* newUser()]
      const [stays, owed] = [yield* newToken(userId, 3), yield* newToken(userId, 1, pending)]
      const theirs = yield* newToken(other, 1)
      yield* newToken(userId, 1)
      yield* tokens.revokeAll(userId, stays.id)
      assert.deepEqual(yield* idsOf(userId), [stays.id])
      assert.equal(yield* methodOf(owed), null)
      yield* tokens.revokeAll(userId, AccessTokenId.make(yield* newId))
      assert.deepEqual(yield* idsOf(userId), [])
      yield* newToken(userId, 1)
      yield* tokens.revokeAll(userId)
      assert.deepEqual(yield* idsOf(userId), [])
      assert.deepEqual(yield* idsOf(other), [theirs.id])
    }),

    // Falls if the order is that of their making, or if pending or expired ones are counted.
    "those used last are kept, and no others are touched": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const [{ id: userId }, { id: other }] = [yield* newUser(), yield* newUser()]
      const ages = [4, 1, 5, 2, 3]
      const made = yield* Effect.forEach(ages, (age) => newToken(userId, age))
      const [owed, theirs] = [yield* newToken(userId, 0, pending), yield* newToken(other, 60)]
      yield* newToken(userId, 0, yield* expired)
      const now = yield* DateTime.now
      const byAge = [1, 2, 3].map((age) => made[ages.indexOf(age)]?.id)
      assert.equal(yield* tokens.revokeLeastRecentlyUsed(userId, 5, now), 0)
      assert.equal((yield* idsOf(userId)).length, 5)
      assert.equal(yield* tokens.revokeLeastRecentlyUsed(userId, 3, now), 2)
      assert.deepEqual(yield* idsOf(userId), byAge)
      assert.equal(yield* methodOf(owed), "email")
      assert.deepEqual(yield* idsOf(other), [theirs.id])
      assert.equal(yield* tokens.revokeLeastRecentlyUsed(userId, 0, now), 3)
      assert.deepEqual(yield* idsOf(userId), [])
    }),

    // Falls where a token is asked for by its id alone.
    "a token is live until it expires, and a pending one is not": Effect.gen(function* () {
      const { isLive } = yield* AccessTokenRepository
      const { id: userId } = yield* newUser()
      const [live, over] = [yield* newToken(userId, 1), yield* newToken(userId, 1, yield* expired)]
      const owed = yield* newToken(userId, 1, pending)
      const now = yield* DateTime.now
      assert.deepEqual(yield* Effect.all([live, over, owed].map(({ id }) => isLive(id, now))), [true, false, false])
      assert.equal(yield* isLive(AccessTokenId.make(yield* newId), now), false)
    }),

    "a challenge has the method that it began with until another one is set": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const { id: userId } = yield* newUser()
      const owed = yield* newToken(userId, 1, pending)
      assert.equal(yield* methodOf(owed), "email")
      yield* tokens.setChallengeMethod(owed.id, "totp")
      assert.equal(yield* methodOf(owed), "totp")
    }),

    "a full, an expired and an unknown token have no challenge, and get none": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const { id: userId } = yield* newUser()
      const full = yield* newToken(userId, 1)
      const over = yield* newToken(userId, 1, { ...pending, ...(yield* expired) })
      yield* tokens.setChallengeMethod(full.id, "sms")
      for (const token of [full, over, { ...full, id: AccessTokenId.make(yield* newId) }]) {
        assert.equal(yield* methodOf(token), null)
      }
    }),

    "a unit that fails revokes nothing and changes no challenge": Effect.gen(function* () {
      const tokens = yield* AccessTokenRepository
      const { id: userId } = yield* newUser()
      const [full, owed] = [yield* newToken(userId, 1), yield* newToken(userId, 1, pending)]
      const now = yield* DateTime.now
      yield* rolledBack(tokens.revokeAll(userId))
      yield* rolledBack(tokens.revokeLeastRecentlyUsed(userId, 0, now))
      assert.ok(yield* rolledBack(tokens.revokeSession(userId, full.id, now)))
      yield* rolledBack(tokens.setChallengeMethod(owed.id, "totp"))
      assert.deepEqual(yield* idsOf(userId), [full.id])
      assert.equal(yield* methodOf(owed), "email")
    })
  }
)
