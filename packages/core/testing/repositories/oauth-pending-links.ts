import assert from "node:assert/strict"
import { AccessTokenId } from "@mentorkit/core/identity"
import { AccessTokenRepository, type UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { OAuthPendingLinkRepository } from "@mentorkit/core/oauth/ports"
import { Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { newToken, pending } from "../fixtures/tokens.js"
import { rolledBack } from "../fixtures/transactions.js"

const owing = Effect.gen(function* () {
  const { id } = yield* newUser()
  return yield* newToken(id, 1, pending)
})

/**
 * Supply `OAuthPendingLinkRepository`, the `AccessTokenRepository` and `UserRepository` beside it, and the `UnitOfWork`
 * that all take part in.
 */
export const oauthPendingLinkRepositoryConformance = conformance<
  OAuthPendingLinkRepository | AccessTokenRepository | UserRepository | UnitOfWork
>("OAuthPendingLinkRepository", {
  "a pending token has the person that waits for its challenge, or nobody": Effect.gen(function* () {
    const links = yield* OAuthPendingLinkRepository
    const [mine, other, subject] = [yield* owing, yield* owing, yield* newId]
    yield* links.add(mine.id, { provider: "github", subject })
    assert.deepEqual(Option.getOrNull(yield* links.find(mine.id)), { provider: "github", subject })
    assert.deepEqual(yield* links.find(other.id), Option.none())
    assert.deepEqual(yield* links.find(AccessTokenId.make(yield* newId)), Option.none())
  }),

  "one person may wait at several tokens": Effect.gen(function* () {
    const links = yield* OAuthPendingLinkRepository
    const [first, second, subject] = [yield* owing, yield* owing, yield* newId]
    for (const { id } of [first, second]) yield* links.add(id, { provider: "google", subject })
    for (const { id } of [first, second])
      assert.deepEqual(Option.getOrNull(yield* links.find(id)), { provider: "google", subject })
  }),

  "whoever waits is gone with the token": Effect.gen(function* () {
    const links = yield* OAuthPendingLinkRepository
    const tokens = yield* AccessTokenRepository
    const [{ id }, subject] = [yield* owing, yield* newId]
    yield* links.add(id, { provider: "google", subject })
    yield* tokens.revoke(id)
    assert.deepEqual(yield* links.find(id), Option.none())
  }),

  "a unit that fails keeps nobody waiting": Effect.gen(function* () {
    const links = yield* OAuthPendingLinkRepository
    const [{ id }, subject] = [yield* owing, yield* newId]
    yield* rolledBack(links.add(id, { provider: "google", subject }))
    assert.deepEqual(yield* links.find(id), Option.none())
  })
})
