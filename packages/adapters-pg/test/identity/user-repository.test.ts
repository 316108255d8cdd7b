import { assert, describe, layer } from "@effect/vitest"
import { EmailTaken, type NewUser, UsernameTaken, UserRepository } from "@mentorkit/core/identity"
import { UnitOfWork, UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Option, Redacted } from "effect"
import { concurrent, engines } from "../support/engines.js"
import { newUser } from "../support/identity-fixtures.js"
import { world } from "../support/world.js"

const draft = Effect.fnUntraced(function* (fields: Partial<NewUser> = {}) {
  const id = UserId.make(crypto.randomUUID())
  const user: NewUser = {
    id,
    fullName: "Grace Hopper",
    username: `grace-${id}`,
    email: `Grace-${id}@Example.test`,
    passwordHash: "a hash",
    timeZone: "Europe/Kyiv",
    emailVerifiedAt: null,
    roles: ["mentee"],
    createdAt: yield* DateTime.now,
    ...fields
  }
  return user
})

describe.each(engines)("users on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a stored account is found by id, address and username, whatever the case", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { createdAt, passwordHash, ...user } = yield* draft({ roles: ["admin", "mentee", "mentor"] })
        yield* users.add({ ...user, createdAt, passwordHash })
        const stored = {
          ...user,
          hasPassword: true,
          bio: null,
          about: null,
          gender: null,
          avatarUrl: null,
          coverPhotoUrl: null,
          socialLinks: {},
          isActive: true,
          bannedAt: null,
          roles: ["mentee", "mentor", "admin"] as const,
          createdAt,
          updatedAt: createdAt
        }
        assert.deepStrictEqual(Option.getOrThrow(yield* users.find(user.id)), stored)
        assert.deepStrictEqual(Option.getOrThrow(yield* users.findByEmail(user.email.toUpperCase())), stored)
        assert.deepStrictEqual(Option.getOrThrow(yield* users.findByUsername(user.username.toUpperCase())), stored)
        const credentials = Option.getOrThrow(yield* users.findCredentials(user.email.toLowerCase()))
        assert.deepStrictEqual(credentials.user, stored)
        assert.strictEqual(credentials.passwordHash && Redacted.value(credentials.passwordHash), "a hash")
      })
    )

    it.effect("an unknown account is nobody", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        assert.isTrue(Option.isNone(yield* users.find(UserId.make(crypto.randomUUID()))))
        assert.isTrue(Option.isNone(yield* users.findByEmail("nobody@example.test")))
        assert.isTrue(Option.isNone(yield* users.findCredentials("nobody@example.test")))
        assert.deepStrictEqual(yield* users.findMany([]), [])
      })
    )

    it.effect("several are found at once, each once", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const [one, two] = [yield* newUser(), yield* newUser({ roles: [] })]
        const found = yield* users.findMany([one.userId, two.userId, one.userId, UserId.make(crypto.randomUUID())])
        assert.sameMembers(
          found.map(({ id }) => id),
          [one.userId, two.userId]
        )
        assert.sameDeepMembers(
          found.map(({ roles }) => roles),
          [["mentee"], []]
        )
      })
    )

    it.effect("an address in another case is taken", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const first = yield* draft()
        yield* users.add(first)
        const second = yield* draft({ email: first.email.toUpperCase() })
        assert.instanceOf(yield* Effect.flip(users.add(second)), EmailTaken)
        assert.isTrue(Option.isNone(yield* users.find(second.id)))
      })
    )

    it.effect("after a taken username the transaction goes on", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { transact } = yield* UnitOfWork
        const first = yield* draft()
        yield* users.add(first)
        const second = yield* draft({ username: first.username.toUpperCase() })
        yield* transact(
          Effect.gen(function* () {
            assert.instanceOf(yield* Effect.flip(users.add(second)), UsernameTaken)
            yield* users.add({ ...second, username: `${first.username}-2` })
          })
        )
        assert.isTrue(Option.isSome(yield* users.find(second.id)))
      })
    )

    it.effect("a role is granted once and found", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { userId } = yield* newUser()
        yield* users.grantRole(userId, "admin")
        yield* users.grantRole(userId, "admin")
        assert.deepStrictEqual(Option.getOrThrow(yield* users.find(userId)).roles, ["mentee", "admin"])
        assert.include(
          (yield* users.findByRole("admin")).map(({ id }) => id),
          userId
        )
      })
    )

    it.effect("an address is marked as verified once", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { userId } = yield* newUser({ isVerified: false })
        const at = yield* DateTime.now
        assert.isTrue(yield* users.markEmailVerified(userId, at))
        assert.isFalse(yield* users.markEmailVerified(userId, DateTime.add(at, { hours: 1 })))
        assert.deepStrictEqual(Option.getOrThrow(yield* users.find(userId)).emailVerifiedAt, at)
      })
    )
  })
})

describe.each(concurrent)("users in parallel on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("of nine accounts of one address one is stored", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { transact } = yield* UnitOfWork
        // Each with another letter in upper case.
        const spellings = Array.from("racetrack", (_, at) =>
          Array.from("racetrack@example.test", (letter, i) => (i === at ? letter.toUpperCase() : letter)).join("")
        )
        const outcomes = yield* Effect.forEach(
          spellings,
          (email) => Effect.flatMap(draft({ email }), (user) => Effect.exit(transact(users.add(user)))),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(outcomes.filter(({ _tag }) => _tag === "Success").length, 1)
      })
    )
  })
})
