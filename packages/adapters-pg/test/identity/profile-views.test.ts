import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Identity } from "@mentorkit/core/identity"
import { UserId } from "@mentorkit/core/kernel"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Schema } from "effect"

const { identity } = domains

const publicKeys = [
  ...["id", "username", "name", "bio", "about", "gender", "gender_label", "avatar_url", "cover_photo_url", "timezone"],
  ...["languages", "location", "social_links", "connections_count", "posts_count", "followers_count"],
  ...["following_count", "connection_status", "is_connected", "is_following", "is_me", "chat_thread", "role"],
  ...["mentor_profile", "mentee_profile"]
]
const accountKeys = [
  ...["email", "email_verified_at", "has_password", "two_factor_enabled", "default_two_factor_method"],
  ...["enabled_two_factor_methods", "phone_number", "phone_verified_at", "is_active", "roles", "address"],
  ...["full_name", "created_at", "updated_at", "locale"]
]

const usernameOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly username: string }>`select username from users where id = ${userId}`
  return row?.username ?? ""
})

describe.each(engines)("profiles as people see them on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("one's own has the public fields first, then the account's, on the wire too", () =>
      Effect.gen(function* () {
        const { getMe } = yield* Identity
        const me = yield* newUser({ fullName: "Ada Lovelace", email: `me-${crypto.randomUUID()}@example.test` })
        const answer = yield* Schema.encode(identity.operations.getMe.success)(yield* getMe(me, {}))
        assert.deepStrictEqual(Object.keys(answer.user), [...publicKeys, ...accountKeys])
        assert.deepInclude(answer.user, {
          name: "Ada Lovelace",
          full_name: "Ada Lovelace",
          is_me: true,
          connection_status: "none",
          role: "mentee",
          address: null,
          location: { address: null, city: null, state: null, country: null, country_code: null },
          roles: ["mentee"]
        })
      })
    )

    it.effect("somebody else's has nothing of the account", () =>
      Effect.gen(function* () {
        const { viewUser } = yield* Identity
        const [me, other] = [yield* newUser(), yield* newUser()]
        const username = yield* usernameOf(other.userId)
        const answer = yield* Schema.encode(identity.operations.viewUser.success)(
          yield* viewUser(me, { username: username.toUpperCase() })
        )
        assert.deepStrictEqual(Object.keys(answer.user), publicKeys)
        assert.deepInclude(answer.user, { id: other.userId, username, is_me: false, mentor_profile: null })
        const own = yield* viewUser(other, { username })
        assert.isTrue(own.user.is_me)
      })
    )

    it.effect("whoever is mentor and mentee is shown as a mentor, with the mentor's profile alone", () =>
      Effect.gen(function* () {
        const { viewUser } = yield* Identity
        const sql = yield* SqlClient.SqlClient
        const { mentorId, user, userId } = yield* newMentor()
        const at = new Date(0)
        yield* sql`insert into mentee_profiles ${sql.insert({ id: crypto.randomUUID(), userId, createdAt: at, updatedAt: at })}`
        const shown = yield* viewUser(user, { username: yield* usernameOf(userId) })
        assert.strictEqual(shown.user.role, "mentor")
        assert.strictEqual(shown.user.mentor_profile?.id, mentorId)
        assert.isNull(shown.user.mentee_profile)
      })
    )

    it.effect("a mentor who waits for approval is shown as a mentee", () =>
      Effect.gen(function* () {
        const { viewUser } = yield* Identity
        const { user, userId } = yield* newMentor({ approved: false })
        const shown = yield* viewUser(user, { username: yield* usernameOf(userId) })
        assert.deepInclude(shown.user, { role: "mentee", mentor_profile: null })
      })
    )

    it.effect("all eleven networks are there, and an old link to twitter is one to x", () =>
      Effect.gen(function* () {
        const { getMe } = yield* Identity
        const sql = yield* SqlClient.SqlClient
        const me = yield* newUser()
        const saved = { twitter: "https://twitter.test/ada", github: "https://github.test/ada" }
        yield* sql`update users set social_links = ${JSON.stringify(saved)}::jsonb, gender = 4 where id = ${me.userId}`
        const { user } = yield* getMe(me, {})
        assert.deepStrictEqual(Object.entries(user.social_links), [
          ["linkedin", null],
          ["x", "https://twitter.test/ada"],
          ["instagram", null],
          ["facebook", null],
          ["github", "https://github.test/ada"],
          ["youtube", null],
          ["dribbble", null],
          ["behance", null],
          ["medium", null],
          ["twitch", null],
          ["website", null]
        ])
        assert.deepInclude(user, { gender: 4, gender_label: "Prefer not to say" })
      })
    )

    it.effect("nobody is found under another name, nor a banned or suspended account by others", () =>
      Effect.gen(function* () {
        const { getMe, viewUser } = yield* Identity
        const me = yield* newUser()
        const hidden = [yield* newUser({ isBanned: true }), yield* newUser({ isActive: false })]
        const names = yield* Effect.forEach(hidden, ({ userId }) => usernameOf(userId))
        for (const username of [...names, "nobody", "%", ""]) {
          assert.strictEqual((yield* Effect.flip(viewUser(me, { username }))).message, "User not found.")
        }
        const stranger = { ...me, userId: UserId.make(crypto.randomUUID()) }
        assert.strictEqual((yield* Effect.flip(getMe(stranger, {}))).message, "User not found.")
      })
    )
  })
})
