import { assert, describe, layer } from "@effect/vitest"
import { Identity } from "@mentorkit/core/identity"
import { PasswordHasher } from "@mentorkit/core/identity/ports"
import { CallContext, unknownCall } from "@mentorkit/core/internal/kernel"
import { guest } from "@mentorkit/core/kernel"
import { Authenticator } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser, password } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Exit, Redacted, TestClock } from "effect"

/** Somebody with a password. */
const member = Effect.fnUntraced(function* (state: Parameters<typeof newUser>[0] = {}) {
  const email = `ada-${crypto.randomUUID()}@example.test`
  const passwordHash = yield* (yield* PasswordHasher).hash(Redacted.make(password))
  const { userId } = yield* newUser({ email, passwordHash, ...state })
  return { userId, email }
})

const signIn = (email: string, tried: string, ip: string | null = "203.0.113.1") =>
  Effect.flatMap(Identity, ({ login }) => login(guest, { email, password: tried })).pipe(
    Effect.provideService(CallContext, { ...unknownCall, ip, userAgent: "a browser" })
  )

const refusal = (email: string, tried: string, ip?: string | null) => Effect.flip(signIn(email, tried, ip))

/** What a guess is told; the tag tells 401 from 429. */
const guess = (email: string, ip?: string | null) =>
  Effect.map(refusal(email, "wrong password", ip), ({ _tag }) => _tag)
const guesses = (count: number, email: string, ip?: string | null) => Effect.replicateEffect(guess(email, ip), count)

const unknown = () => `nobody-${crypto.randomUUID()}@example.test`

describe.each(engines)("signing in on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("trades address, in whatever case, and password for a token", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const { email, userId } = yield* member()
        const answer = yield* signIn(email.toUpperCase(), password)
        if (answer.requires_two_factor) return assert.fail("a second factor was asked for")
        assert.deepInclude(answer.user, { id: userId, email, has_password: true, two_factor_enabled: false })
        assert.match(answer.token, /^[0-9a-f-]{36}\|[A-Za-z0-9_-]{43}$/)
        assert.deepInclude(yield* authenticate(answer.token), { _tag: "User", userId })
      })
    )

    it.effect("says one thing about unknown addresses, wrong passwords and accounts without one", () =>
      Effect.gen(function* () {
        const [known, passwordless] = [yield* member(), unknown()]
        yield* newUser({ email: passwordless })
        for (const email of [known.email, passwordless, unknown()]) {
          const failure = yield* refusal(email, "wrong password")
          assert.deepStrictEqual([failure._tag, failure.message], ["InvalidCredentials", "Invalid credentials."])
        }
      })
    )

    it.effect("tells what is wrong with an account only after the right password", () =>
      Effect.gen(function* () {
        const cases = [
          [{ isBanned: true, isActive: false, isVerified: false }, "Your account has been banned."],
          [{ isActive: false, isVerified: false }, "Your account is inactive."],
          [{ isVerified: false }, "Please verify your email address first."]
        ] as const
        for (const [state, reason] of cases) {
          const { email } = yield* member(state)
          assert.strictEqual((yield* refusal(email, "wrong password")).message, "Invalid credentials.")
          assert.strictEqual((yield* refusal(email, password)).message, reason)
        }
      })
    )

    it.effect("a token ends with the sign-out, the others do not", () =>
      Effect.gen(function* () {
        const { logout } = yield* Identity
        const { authenticate } = yield* Authenticator
        const { email } = yield* member()
        const [one, two] = [yield* signIn(email, password), yield* signIn(email, password)]
        const caller = yield* authenticate(one.token)
        assert.deepStrictEqual(caller._tag === "User" ? yield* logout(caller, {}) : undefined, {})
        assert.deepStrictEqual(yield* authenticate(one.token), guest)
        assert.strictEqual((yield* authenticate(two.token))._tag, "User")
      })
    )
  })
})

describe.each(engines)("guessing on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("ends after ten wrong passwords from one address, for 15 minutes from the first", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* guesses(4, email)
        yield* TestClock.adjust("10 minutes")
        assert.deepStrictEqual(yield* guesses(6, email), Array(6).fill("InvalidCredentials"))
        const failure = yield* refusal(email, password)
        assert.deepInclude(failure, { _tag: "TooManyRequests", retryAfterSeconds: 300 })
        yield* TestClock.adjust("299 seconds")
        assert.strictEqual((yield* refusal(email, password))._tag, "TooManyRequests")
        yield* TestClock.adjust("1 second")
        yield* signIn(email, password)
      })
    )

    // Falls if the whole address of IPv6 is counted: whoever has one has 2^64 of them.
    it.effect("is counted for a whole network of IPv6", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        for (let host = 1; host <= 10; host++) yield* guess(email, `2001:db8:0:1::${host}`)
        assert.strictEqual(yield* guess(email, "2001:db8:0:1:ffff::1"), "TooManyRequests")
        yield* signIn(email, password, "2001:db8:0:2::1")
      })
    )

    it.effect("does not keep the owner out at another address", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* guesses(30, email, "198.51.100.7")
        yield* signIn(email, password, "203.0.113.9")
      })
    )

    it.effect("is counted for addresses that nobody registered, whatever their case", () =>
      Effect.gen(function* () {
        const email = unknown()
        yield* guesses(5, email)
        yield* guesses(5, email.toUpperCase())
        assert.strictEqual(yield* guess(email), "TooManyRequests")
      })
    )

    it.effect("starts anew at an address where the owner has been", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* guesses(9, email)
        yield* signIn(email, password)
        assert.deepStrictEqual(yield* guesses(10, email), Array(10).fill("InvalidCredentials"))
        assert.strictEqual(yield* guess(email), "TooManyRequests")
      })
    )

    it.effect("is not begun anew by an owner's visit elsewhere", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* guesses(10, email, "198.51.100.7")
        yield* signIn(email, password)
        assert.strictEqual(yield* guess(email, "198.51.100.7"), "TooManyRequests")
      })
    )

    it.effect("a right password is no failure, however often", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* Effect.replicateEffect(signIn(email, password), 12)
        const banned = yield* member({ isBanned: true })
        const reasons = yield* Effect.replicateEffect(refusal(banned.email, password), 12)
        assert.deepStrictEqual(new Set(reasons.map(({ _tag }) => _tag)), new Set(["AccountBanned"]))
      })
    )

    it.effect("ends after 100 from everywhere, which 15 minutes cure", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        for (let host = 1; host <= 10; host++) yield* guesses(10, email, `198.51.100.${host}`)
        assert.deepInclude(yield* refusal(email, password), { _tag: "TooManyRequests", retryAfterSeconds: 900 })
        // Refused attempts are not counted, and so prolong nothing.
        yield* guesses(5, email, "198.51.100.77")
        yield* TestClock.adjust("15 minutes")
        yield* signIn(email, password)
      })
    )

    it.effect("callers without an address share the account's limit only", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        yield* guesses(99, email, null)
        yield* signIn(email, password, null)
        assert.deepStrictEqual(yield* guesses(2, email, null), ["InvalidCredentials", "TooManyRequests"])
      })
    )
  })
})

describe.each(concurrent)("guessing in parallel on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("of 100 parallel wrong passwords ten are looked at", () =>
      Effect.gen(function* () {
        for (const email of [(yield* member()).email, unknown()]) {
          const told = yield* Effect.replicateEffect(guess(email), 100, { concurrency: "unbounded" })
          assert.strictEqual(told.filter((tag) => tag === "InvalidCredentials").length, 10)
          assert.strictEqual(told.filter((tag) => tag === "TooManyRequests").length, 90)
        }
      })
    )

    it.effect("of 20 guesses from each of 15 addresses 100 are looked at, ten of an address at most", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        const ips = Array.from({ length: 300 }, (_, i) => `198.51.100.${i % 15}`)
        const told = yield* Effect.forEach(ips, (ip) => Effect.map(guess(email, ip), (tag) => ({ ip, tag })), {
          concurrency: "unbounded"
        })
        const lookedAt = told.filter(({ tag }) => tag === "InvalidCredentials")
        assert.strictEqual(lookedAt.length, 100)
        for (const ip of new Set(ips)) assert.isAtMost(lookedAt.filter((one) => one.ip === ip).length, 10)
      })
    )

    it.effect("parallel right ones all succeed", () =>
      Effect.gen(function* () {
        const { email } = yield* member()
        const exits = yield* Effect.replicateEffect(Effect.exit(signIn(email, password)), 9, {
          concurrency: "unbounded"
        })
        assert.isTrue(exits.every(Exit.isSuccess))
      })
    )
  })
})
