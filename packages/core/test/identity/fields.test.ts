/** What a client is told about each field of the account endpoints. */

import { assert, describe, it } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { EmailAddress } from "@mentorkit/core/internal/identity"
import { CallContext, invokers, unknownCall } from "@mentorkit/core/internal/kernel"
import { type Caller, type DeclaredFailure, guest, InvalidInput, type RawInput, UserId } from "@mentorkit/core/kernel"
import { IdempotencyStore, RateLimiter, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Either, Layer, Record, Schema } from "effect"

const { identity } = domains

const never = () => Effect.dieMessage("not reached")

/** Handlers that answer whatever the schemas let through. */
const reached = Layer.succeed(identity.service, {
  register: (_, input) => Effect.die(input),
  login: (_, input) => Effect.die(input),
  verifyEmail: (_, input) => Effect.die(input),
  resendVerification: (_, input) => Effect.die(input),
  forgotPassword: (_, input) => Effect.die(input),
  resetPassword: (_, input) => Effect.die(input),
  changePassword: (_, input) => Effect.die(input),
  logout: never,
  listSessions: never,
  revokeSession: never,
  getMe: never,
  viewUser: never
})

const kernel = Layer.mergeAll(
  Layer.succeed(IdempotencyStore, { start: never, finish: never, release: never }),
  Layer.succeed(RateLimiter, { consume: () => Effect.void }),
  Layer.succeed(Secrets, {
    random: never,
    hash: never,
    derive: never,
    derivations: never,
    seal: never,
    open: never,
    reseal: never
  }),
  Layer.succeed(Settings, { get: (setting) => Effect.succeed(setting.default), set: never })
)

const registry = new Map(invokers(identity))

/** The problems by field, or the input as a handler is given it. */
const ask = (name: string, input: unknown, actor: Caller = guest) =>
  (registry.get(`identity.${name}`)?.(actor, input) ?? never()).pipe(
    Effect.sandbox,
    Effect.flip,
    Effect.map((cause) => {
      if (cause._tag === "Die") return cause.defect
      const error: DeclaredFailure | undefined = cause._tag === "Fail" ? cause.error : undefined
      if (!(error instanceof InvalidInput)) throw new Error(String(cause))
      const byField = Array.groupBy(error.problems, ({ path }) => path.join("."))
      const fields = Record.map(byField, (problems) => problems.map(({ message }) => message))
      return { message: error.message, fields }
    }),
    Effect.provide(Layer.merge(reached, kernel)),
    Effect.provideService(CallContext, unknownCall)
  )

const valid = {
  full_name: "Ada Lovelace",
  email: "ada@example.test",
  password: "12345678",
  password_confirmation: "12345678",
  timezone: "Europe/Kyiv"
}
const register = (changes: RawInput) => ask("register", { ...valid, ...changes })

const refused = Effect.fnUntraced(function* (
  changes: RawInput,
  fields: { readonly [field: string]: ReadonlyArray<string> }
) {
  assert.deepInclude(yield* register(changes), { fields })
})

describe("registering", () => {
  it.effect("tells of every missing field at once", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask("register", {}), {
        message: "The full name field is required. (and 3 more errors)",
        fields: {
          full_name: ["The full name field is required."],
          email: ["The email field is required."],
          password: ["The password field is required."],
          password_confirmation: ["The password confirmation field is required."]
        }
      })
    })
  )

  it.effect("an empty or blank field is a missing one, an empty password too", () =>
    refused(
      { full_name: " ", email: "", password: "", password_confirmation: "" },
      {
        full_name: ["The full name field is required."],
        email: ["The email field is required."],
        password: ["The password field is required."],
        password_confirmation: ["The password confirmation field is required."]
      }
    )
  )

  // Falls where the name is any text.
  it.effect("a name of which nothing is seen is a missing one; of any other that much counts", () =>
    Effect.gen(function* () {
      for (const name of ["\u200B", "\u3164", "\u2800", "\u202E \u2069", "\u0301"]) {
        yield* refused({ full_name: name }, { full_name: ["The full name field is required."] })
      }
      assert.deepInclude(yield* register({ full_name: "\u202EAda \u200B" }), { full_name: "Ada" })
      yield* refused(
        { full_name: "x".repeat(256) },
        { full_name: ["The full name field must not be greater than 255 characters."] }
      )
    })
  )

  // Falls where any address may be registered: whose account it is made of could not be erased any more.
  it.effect("refuses what erased accounts are left with", () =>
    Effect.gen(function* () {
      const said = { email: ["The email field must be a valid email address."] }
      for (const email of ["deleted-01a2008d74007000800300000000000a@deleted.invalid", "Ada@DELETED.Invalid"]) {
        yield* refused({ email }, said)
      }
      assert.deepInclude(yield* register({ email: "ada@notdeleted.invalid" }), { email: "ada@notdeleted.invalid" })
    })
  )

  it.effect("rules across fields are told beside broken fields", () =>
    refused(
      { email: "nope", password: "short", password_confirmation: "other" },
      {
        email: ["The email field must be a valid email address."],
        password: [
          "The password field must be at least 8 characters.",
          "The password field confirmation does not match."
        ]
      }
    )
  )

  it.effect("a confirmation that differs or is missing is told of the password", () =>
    Effect.gen(function* () {
      const mismatch = ["The password field confirmation does not match."]
      yield* refused({ password_confirmation: "12345678 " }, { password: mismatch })
      yield* refused(
        { password_confirmation: null },
        { password: mismatch, password_confirmation: ["The password confirmation field is required."] }
      )
    })
  )

  it.effect("a password has 8 to 256 characters, counted as people do", () =>
    Effect.gen(function* () {
      const same = (password: string) => ({ password, password_confirmation: password })
      const least = { password: ["The password field must be at least 8 characters."] }
      const most = ["The password field must not be greater than 256 characters."]
      yield* refused(same("🔑".repeat(7)), least)
      yield* refused(same("1234567"), least)
      assert.deepInclude(yield* register(same("🔑".repeat(8))), { password: "🔑".repeat(8) })
      assert.deepInclude(yield* register(same("🔑".repeat(256))), { password: "🔑".repeat(256) })
      assert.deepInclude(yield* register(same("x".repeat(257))), {
        fields: {
          password: most,
          password_confirmation: ["The password confirmation field must not be greater than 256 characters."]
        }
      })
    })
  )

  it.effect("a password is taken as it is typed", () =>
    Effect.gen(function* () {
      const password = "  spaces and\ttabs  "
      assert.deepInclude(yield* register({ password, password_confirmation: password }), { password })
      yield* refused(
        { password, password_confirmation: password.trim() },
        {
          password: ["The password field confirmation does not match."]
        }
      )
    })
  )

  it.effect("a name has at most 255 characters", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* register({ full_name: "é".repeat(255) }), { full_name: "é".repeat(255) })
      yield* refused(
        { full_name: "é".repeat(256) },
        { full_name: ["The full name field must not be greater than 255 characters."] }
      )
    })
  )

  it.effect("values of another type are told as such", () =>
    refused(
      { full_name: 5, email: ["a@b.test"], password: {}, timezone: 1 },
      {
        full_name: ["The full name field must be a string."],
        email: ["The email field must be a valid email address."],
        password: ["The password field must be a string."],
        timezone: ["The timezone field must be a valid timezone."]
      }
    )
  )

  it.effect("a time zone is a name that people use, and UTC if there is none", () =>
    Effect.gen(function* () {
      for (const timezone of ["UTC", "Europe/Kyiv", "Asia/Kolkata", "America/Argentina/Buenos_Aires"]) {
        assert.deepInclude(yield* register({ timezone }), { timezone })
      }
      for (const timezone of [undefined, null, ""])
        assert.deepInclude(yield* register({ timezone }), { timezone: "UTC" })
      for (const timezone of ["Mars/Olympus", "+02:00", "Europe/Kyiv2", "x".repeat(101)]) {
        yield* refused({ timezone }, { timezone: ["The timezone field must be a valid timezone."] })
      }
    })
  )

  it.effect("fields that nobody may set are not seen", () =>
    Effect.gen(function* () {
      const input = yield* register({
        role: "admin",
        roles: ["admin"],
        is_admin: true,
        email_verified_at: "2020-01-01"
      })
      assert.deepStrictEqual(input, valid)
    })
  )
})

describe("signing in", () => {
  it.effect("asks for an address and a password, whatever they are", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* ask("login", { email: "nope", password: "" }), {
        fields: {
          email: ["The email field must be a valid email address."],
          password: ["The password field is required."]
        }
      })
      assert.deepStrictEqual(yield* ask("login", { email: " Ada@Example.test ", password: " x " }), {
        email: "Ada@Example.test",
        password: " x "
      })
    })
  )
})

describe("an empty password", () => {
  const somebody = { _tag: "User", userId: UserId.make(crypto.randomUUID()), roles: ["mentee"] } satisfies Caller
  const of = (password: string) => ({ password, password_confirmation: password })

  // Falls where cleaning leaves an empty password as it is: then it is too short here, and taken by the login.
  it.effect.each([
    ["register", { full_name: "Ada", email: "ada@example.test" }, guest],
    ["login", { email: "ada@example.test" }, guest],
    ["resetPassword", { token: "token", email: "ada@example.test" }, guest],
    ["changePassword", {}, somebody],
    ["changePassword", { current_password: "" }, somebody]
  ] as const)("is answered like a missing one: %s", ([name, others, actor]) =>
    Effect.gen(function* () {
      const password = ["The password field is required."]
      const confirmation = { password_confirmation: ["The password confirmation field is required."] }
      const fields = { password, ...(name !== "login" && confirmation) }
      assert.deepInclude(yield* ask(name, { ...others, ...of("") }, actor), { fields })
      assert.deepInclude(yield* ask(name, others, actor), { fields })
    })
  )
})

describe("limits by address", () => {
  // Falls if the whole address of IPv6 is counted.
  it.effect("count a network of IPv6 as one, and an address of IPv4 however it is dressed", () =>
    Effect.gen(function* () {
      const buckets: Array<string> = []
      const limiter = { consume: (bucket: string) => Effect.sync(() => void buckets.push(bucket)) }
      const asked = registry.get("identity.forgotPassword")?.(guest, { email: "ada@example.test" }) ?? never()
      for (const ip of ["2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1", "203.0.113.7", "::ffff:203.0.113.7"]) {
        yield* Effect.exit(asked).pipe(
          Effect.provide(Layer.mergeAll(reached, kernel, Layer.succeed(RateLimiter, limiter))),
          Effect.provideService(CallContext, { ...unknownCall, ip })
        )
      }
      assert.deepStrictEqual(
        buckets,
        [
          ...Array.makeBy(2, () => "2001:db8:0:0::/64"),
          "2001:db8:0:1::/64",
          ...Array.makeBy(2, () => "203.0.113.7")
        ].map((network) => `identity.forgotPassword:${network}`)
      )
    })
  )
})

describe("verifying an address", () => {
  it.effect("asks for the token", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* ask("verifyEmail", {}), { fields: { token: ["The token field is required."] } })
      assert.deepInclude(yield* ask("resendVerification", { email: "ada@" }), {
        fields: { email: ["The email field must be a valid email address."] }
      })
    })
  )
})

describe("addresses", () => {
  const decode = Schema.decodeUnknownEither(EmailAddress)
  it.each([
    "ada@example.test",
    "Ada.Lovelace+mentor@sub.example.co.uk",
    "o'neill_x@example-one.test",
    "1@2.io",
    `${"a".repeat(64)}@example.test`
  ])("%s is one", (text) => {
    assert.isTrue(Either.isRight(decode(text)))
  })
  it.each([
    "ada",
    "ada@",
    "@example.test",
    "ada@example",
    "ada@example..test",
    "ada@-example.test",
    "ada@example.test.",
    "ada@127.0.0.1",
    "a b@example.test",
    ".ada@example.test",
    "ada..l@example.test",
    "ada@exa_mple.test",
    "ada@example.test,eve@example.test",
    "Ada <ada@example.test>",
    "ada@example.test\r\nBcc: eve@example.test",
    "ädä@example.test",
    `${"a".repeat(65)}@example.test`,
    `ada@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.test`
  ])("%s is none", (text) => {
    assert.isTrue(Either.isLeft(decode(text)))
  })
})
