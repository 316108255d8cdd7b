import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { guest, type UserId } from "@mentorkit/core/kernel"
import { Authenticator } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"

const timesOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly lastUsedAt: Date; readonly expiresAt: Date }>`
    select last_used_at, expires_at from access_tokens where user_id = ${userId}`
  return row
})

describe.each(engines)("bearer tokens on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("tell who calls: user, roles, mentor profile and the token itself", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { userId } = yield* newUser({ roles: ["mentee", "admin"] })
        const token = yield* newToken(userId)
        assert.deepStrictEqual(yield* authenticate(token), {
          _tag: "User",
          userId,
          roles: ["mentee", "admin"],
          tokenId: token.slice(0, 36),
          provenAt: yield* DateTime.now
        })
        const mentor = yield* newMentor()
        assert.deepInclude(yield* authenticate(yield* newToken(mentor.userId)), {
          _tag: "User",
          userId: mentor.userId,
          mentorId: mentor.mentorId,
          roles: ["mentee", "mentor"]
        })
      })
    )

    it.effect("a mentor who waits for approval has a profile and no role yet", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { mentorId, userId } = yield* newMentor({ approved: false })
        assert.deepInclude(yield* authenticate(yield* newToken(userId)), { mentorId, roles: ["mentee"] })
      })
    )

    it.effect("of the pending kind say so", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { userId } = yield* newUser()
        const token = yield* newToken(userId, "pending")
        assert.deepStrictEqual(yield* authenticate(token), { _tag: "Pending", userId, tokenId: token.slice(0, 36) })
        yield* TestClock.adjust("9 minutes")
        yield* authenticate(token)
        yield* TestClock.adjust("1 minute")
        assert.deepStrictEqual(yield* authenticate(token), guest)
      })
    )

    it.effect("that are wrong in any way make a guest", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const [one, two] = [yield* newUser(), yield* newUser()]
        const [mine, theirs] = [yield* newToken(one.userId), yield* newToken(two.userId)]
        const [id = "", secret = ""] = mine.split("|")
        const wrong = [
          ...["", "|", id, `${id}|`, secret, `|${secret}`, `${id}|${secret}|`, `${id}|${secret}|x`, `${id} ${secret}`],
          ...[`${id}|${secret.slice(1)}`, `${id}|${secret.toUpperCase()}`, `${theirs.split("|")[0]}|${secret}`],
          ...[`${crypto.randomUUID()}|${secret}`, `' or true --|${secret}`, "🔑|🔑"]
        ]
        for (const token of wrong) assert.deepStrictEqual(yield* authenticate(token), guest, token)
        assert.strictEqual((yield* authenticate(mine))._tag, "User")
      })
    )

    it.effect("of banned and suspended accounts end at once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { authenticate } = yield* Authenticator
        const [banned, suspended] = [yield* newUser(), yield* newUser()]
        const tokens = [yield* newToken(banned.userId), yield* newToken(suspended.userId)]
        yield* sql`update users set banned_at = created_at where id = ${banned.userId}`
        yield* sql`update users set is_active = false where id = ${suspended.userId}`
        for (const token of tokens) assert.deepStrictEqual(yield* authenticate(token), guest)
      })
    )

    it.effect("live 30 days from their last use", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { userId } = yield* newUser()
        const token = yield* newToken(userId)
        for (let month = 0; month < 3; month++) {
          yield* TestClock.adjust("29 days")
          assert.strictEqual((yield* authenticate(token))._tag, "User")
        }
        yield* TestClock.adjust("30 days")
        assert.deepStrictEqual(yield* authenticate(token), guest)
      })
    )

    it.effect("have their use noted once a minute", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { userId } = yield* newUser()
        const token = yield* newToken(userId)
        const made = yield* DateTime.now
        yield* TestClock.adjust("59 seconds")
        yield* authenticate(token)
        assert.deepStrictEqual((yield* timesOf(userId))?.lastUsedAt, DateTime.toDate(made))
        yield* TestClock.adjust("1 second")
        yield* authenticate(token)
        const now = yield* DateTime.now
        assert.deepStrictEqual(yield* timesOf(userId), {
          lastUsedAt: DateTime.toDate(now),
          expiresAt: DateTime.toDate(DateTime.add(now, { days: 30 }))
        })
      })
    )

    it.effect("of the pending kind are not prolonged by use", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { userId } = yield* newUser()
        const token = yield* newToken(userId, "pending")
        const before = yield* timesOf(userId)
        yield* TestClock.adjust("5 minutes")
        yield* authenticate(token)
        assert.deepStrictEqual((yield* timesOf(userId))?.expiresAt, before?.expiresAt)
      })
    )
  })
})
