/** How much work a guess makes, and when: what the time of an answer tells an outsider. */
import { assert, describe, it } from "@effect/vitest"
import {
  AccessTokenRepository,
  type Credentials,
  LoginFailureRepository,
  PasswordHasher,
  UserRepository
} from "@mentorkit/core/identity/ports"
import { type FailureCount, SecondFactor } from "@mentorkit/core/internal/identity"
import { guest, Ids, UserId } from "@mentorkit/core/kernel"
import { Realtime, Secrets, Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Option, Redacted } from "effect"
import { login } from "../../src/identity/use-cases/login.js"

const longAgo = DateTime.unsafeMake("2027-01-01T00:00:00Z")

const user: Credentials["user"] = {
  id: UserId.make("01a1fb67-1800-7000-8001-000000000001"),
  fullName: "Ada Lovelace",
  username: "ada",
  email: "ada@example.test",
  hasPassword: true,
  timeZone: "UTC",
  locale: "en",
  bio: null,
  about: null,
  gender: null,
  avatarUrl: null,
  coverPhotoUrl: null,
  socialLinks: {},
  twoFactorMethods: [],
  defaultTwoFactorMethod: null,
  phoneNumber: null,
  phoneVerifiedAt: null,
  emailVerifiedAt: longAgo,
  isActive: true,
  bannedAt: null,
  roles: ["mentee"],
  createdAt: longAgo,
  updatedAt: longAgo
}

/** A world with these accounts and counts; `work` notes what the guess has cost, and `verified` what it was compared with. */
const guess = Effect.fnUntraced(function* (credentials: Option.Option<Credentials>, failures = 0) {
  const verified: Array<string | null> = []
  const work: Array<string> = []
  const noted = <A>(what: string, answer: () => A) =>
    Effect.sync(() => {
      work.push(what)
      return answer()
    })
  const ports = Layer.mergeAll(
    Layer.mock(UserRepository, { findCredentials: () => noted("look up", () => credentials) }),
    Layer.mock(PasswordHasher, {
      verify: (_, hash) => noted("compare", () => verified.push(hash && Redacted.value(hash)) < 0)
    }),
    Layer.mock(LoginFailureRepository, {
      lock: (keys, now) =>
        noted("lock counts", () => keys.map((): FailureCount => ({ failures, windowStartedAt: now }))),
      put: () => noted("store counts", () => undefined)
    }),
    Layer.mock(AccessTokenRepository, {}),
    Layer.mock(SecondFactor, {}),
    Layer.mock(Realtime, {}),
    Layer.mock(Settings, { get: (setting) => Effect.succeed(setting.default) }),
    Layer.mock(Secrets, { hash: Effect.succeed }),
    Layer.succeed(UnitOfWork, { transact: (work) => work }),
    Ids.layer
  )
  const handler = yield* Effect.provide(login, ports)
  const failure = yield* Effect.flip(handler(guest, { email: user.email, password: "wrong" }))
  return { tag: failure._tag, verified, work }
})

describe("a wrong password", () => {
  // Falls if a hash that is not there, or an account that is not, spares any of the work.
  it.effect("is compared exactly once, whether there is anything to compare it with or not", () =>
    Effect.gen(function* () {
      const known = { user, passwordHash: Redacted.make("a hash") }
      const banned = { user: { ...user, bannedAt: longAgo }, passwordHash: Redacted.make("a hash") }
      const unverified = { user: { ...user, emailVerifiedAt: null }, passwordHash: Redacted.make("a hash") }
      const worlds = [
        [Option.some(known), "a hash"],
        [Option.some(banned), "a hash"],
        [Option.some(unverified), "a hash"],
        [Option.some({ user, passwordHash: null }), null],
        [Option.none(), null]
      ] as const
      for (const [credentials, hash] of worlds) {
        const work = ["lock counts", "store counts", "look up", "compare"]
        assert.deepStrictEqual(yield* guess(credentials), { tag: "InvalidCredentials", verified: [hash], work })
      }
    })
  )

  it.effect("is not compared at all once there were too many", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* guess(Option.none(), 100), {
        tag: "TooManyRequests",
        verified: [],
        work: ["lock counts"]
      })
    })
  )
})
