import assert from "node:assert/strict"
import { AccessTokenId } from "@mentorkit/core/identity"
import { AccessTokenRepository, type NewAccessToken, type UserRepository } from "@mentorkit/core/identity/ports"
import { Authenticator, Secrets, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

/** Not stored: a token that is good until then, and how a client sends it. */
const draftToken = Effect.fnUntraced(function* (expiresAt: DateTime.Utc, kind: NewAccessToken["kind"] = "full") {
  const { id: userId } = yield* newUser()
  const secret = yield* newId
  const token: NewAccessToken = {
    id: AccessTokenId.make(yield* newId),
    userId,
    secretHash: yield* (yield* Secrets).hash(secret),
    kind,
    challengeMethod: kind === "pending" ? "email" : null,
    ipAddress: "203.0.113.1",
    userAgent: "curl/8",
    createdAt: DateTime.subtract(expiresAt, { hours: 1 }),
    expiresAt
  }
  return { ...token, bearer: `${token.id}|${secret}` }
})

const newToken = Effect.fnUntraced(function* (...options: Parameters<typeof draftToken>) {
  const { bearer, ...token } = yield* draftToken(...options)
  yield* (yield* AccessTokenRepository).add(token)
  return { ...token, bearer }
})

const callerOf = ({ bearer }: { readonly bearer: string }) =>
  Effect.flatMap(Authenticator, ({ authenticate }) => Effect.map(authenticate(bearer), ({ _tag }) => _tag))

const soon = Effect.map(DateTime.now, DateTime.add({ hours: 1 }))

/**
 * Supply `AccessTokenRepository`, the `UserRepository` beside it, the `UnitOfWork` that both take part in, `Secrets`, and
 * the `Authenticator` by which tokens are read: tokens look like `<id>|<secret>`.
 */
export const accessTokenRepositoryConformance = conformance<
  AccessTokenRepository | Authenticator | Secrets | UserRepository | UnitOfWork
>("AccessTokenRepository", {
  "a stored token says who its bearer is, and a pending one no more than that": Effect.gen(function* () {
    const { authenticate } = yield* Authenticator
    const [full, pending] = [yield* newToken(yield* soon), yield* newToken(yield* soon, "pending")]
    assert.deepEqual(yield* authenticate(full.bearer), {
      _tag: "User",
      userId: full.userId,
      roles: ["mentee"],
      tokenId: full.id,
      // A token is made when somebody has proven who they are.
      provenAt: full.createdAt
    })
    assert.deepEqual(yield* authenticate(pending.bearer), {
      _tag: "Pending",
      userId: pending.userId,
      tokenId: pending.id
    })
  }),

  "a token is there until it is revoked": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    const [kept, revoked] = [yield* newToken(yield* soon), yield* newToken(yield* soon)]
    yield* tokens.revoke(revoked.id)
    assert.equal(yield* tokens.exists(kept.id), true)
    assert.equal(yield* tokens.exists(revoked.id), false)
    assert.equal(yield* tokens.exists(AccessTokenId.make(yield* newId)), false)
  }),

  "a proof is noted on the one token that it came with": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    const { authenticate } = yield* Authenticator
    const [mine, other, owed] = [
      yield* newToken(yield* soon),
      yield* newToken(yield* soon),
      yield* newToken(yield* soon, "pending")
    ]
    const at = DateTime.add(mine.createdAt, { minutes: 30 })
    for (const id of [mine.id, owed.id, AccessTokenId.make(yield* newId)]) yield* tokens.markProven(id, at)
    const provenAt = (token: { readonly bearer: string }) =>
      Effect.map(authenticate(token.bearer), (caller) => (caller._tag === "User" ? caller.provenAt : caller._tag))
    assert.deepEqual(yield* provenAt(mine), at)
    assert.deepEqual(yield* provenAt(other), other.createdAt)
    assert.deepEqual(yield* provenAt(owed), "Pending")
  }),

  // Falls if revoking leaves the row.
  "a revoked token is nobody's, and may be revoked again": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    const [gone, other] = [yield* newToken(yield* soon), yield* newToken(yield* soon)]
    yield* Effect.replicateEffect(tokens.revoke(gone.id), 5, atOnce)
    yield* tokens.revoke(AccessTokenId.make(yield* newId))
    assert.equal(yield* callerOf(gone), "Guest")
    assert.equal(yield* callerOf(other), "User")
  }),

  // Falls without the limit, or if a token goes in the moment in which it expires.
  "tokens that expired before the moment are forgotten, no more than asked for": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    yield* Effect.replicateEffect(newToken(era(1)), 3)
    const edge = yield* newToken(DateTime.add(era(1), { hours: 1 }))
    const live = yield* newToken(yield* soon)
    assert.equal(yield* tokens.forgetExpired(edge.expiresAt, 2), 2)
    assert.equal(yield* tokens.forgetExpired(edge.expiresAt, 2), 1)
    assert.equal(yield* tokens.forgetExpired(edge.expiresAt, 2), 0)
    assert.equal(yield* tokens.forgetExpired(DateTime.add(edge.expiresAt, { seconds: 1 }), 2), 1)
    assert.equal(yield* callerOf(live), "User")
  }),

  "parallel sweeps forget each token once": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    yield* Effect.replicateEffect(newToken(era(2)), 10)
    const forget = tokens.forgetExpired(DateTime.add(era(2), { days: 1 }), 100)
    const forgotten = yield* Effect.replicateEffect(transact(forget), 5, atOnce)
    assert.equal(
      forgotten.reduce((sum, count) => sum + count, yield* forget),
      10
    )
  }),

  // Falls without `skip locked`.
  "a sweep passes by a token that somebody is just revoking": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    const [revoked] = yield* Effect.replicateEffect(newToken(era(3)), 3)
    assert.ok(revoked)
    const forget = tokens.forgetExpired(DateTime.add(era(3), { days: 1 }), 100)
    const forgotten = yield* passesBy(tokens.revoke(revoked.id), forget, callerOf(revoked))
    assert.equal(forgotten, 2)
  }),

  "a unit that fails adds, revokes and forgets nothing": Effect.gen(function* () {
    const tokens = yield* AccessTokenRepository
    const { bearer, ...unknown } = yield* draftToken(yield* soon)
    const known = yield* newToken(yield* soon)
    yield* newToken(era(4))
    const forget = tokens.forgetExpired(DateTime.add(era(4), { days: 1 }), 100)
    yield* rolledBack(Effect.all([tokens.add(unknown), tokens.revoke(known.id)]))
    assert.equal(yield* rolledBack(forget), 1)
    assert.equal(yield* callerOf({ bearer }), "Guest")
    assert.equal(yield* callerOf(known), "User")
    assert.equal(yield* forget, 1)
  })
})
