import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Identity } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { guest, InvalidInput } from "@mentorkit/core/kernel"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, eventsOf, mailedToken } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Exit, Option } from "effect"

describe.each(engines)("registering on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("makes an unverified mentee with an empty profile and has the link mailed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { register } = yield* Identity
        const input = applicant({ full_name: "Grace Hopper", timezone: "Europe/Kyiv" })
        const { user } = yield* register(guest, input)
        assert.deepStrictEqual(
          { ...user, created_at: null, updated_at: null },
          {
            id: user.id,
            full_name: "Grace Hopper",
            username: user.username,
            email: input.email,
            avatar_url: null,
            cover_photo_url: null,
            bio: null,
            about: null,
            gender: null,
            gender_label: null,
            social_links: {},
            timezone: "Europe/Kyiv",
            locale: "en",
            is_active: true,
            email_verified_at: null,
            has_password: true,
            two_factor_enabled: false,
            default_two_factor_method: "email",
            enabled_two_factor_methods: [],
            phone_number: null,
            phone_verified_at: null,
            roles: ["mentee"],
            created_at: null,
            updated_at: null
          }
        )
        assert.match(user.username, /^grace-hopper/)
        const profiles = yield* sql`select profession from mentee_profiles where user_id = ${user.id}`
        assert.deepStrictEqual(profiles, [{ profession: null }])
        assert.deepStrictEqual(
          (yield* eventsOf(user.id)).map(({ type }) => type),
          ["identity.UserRegistered", "identity.EmailVerificationRequested"]
        )
      })
    )

    it.effect("leaves neither password nor token in the database", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { register } = yield* Identity
        const { user } = yield* register(guest, applicant({ password: "a very plain secret" }))
        const token = yield* mailedToken(user.id)
        const rows = yield* Effect.all([
          sql`select * from users where id = ${user.id}`,
          sql`select * from email_verifications where user_id = ${user.id}`,
          sql`select * from outbox where aggregate = ${user.id}`
        ])
        const written = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value))
        assert.include(written, "$argon2id$v=19$m=19456,t=2,p=1$")
        assert.notInclude(written, "a very plain secret")
        assert.notInclude(written, token)
      })
    )

    it.effect("gives a second person of the name another username", () =>
      Effect.gen(function* () {
        const { register } = yield* Identity
        const twins = [applicant({ full_name: "Rosalind Twin" }), applicant({ full_name: "ROSALIND  TWIN" })]
        const [one, two] = yield* Effect.forEach(twins, (input) => register(guest, input))
        assert.strictEqual(one?.user.username, "rosalind-twin")
        assert.match(two?.user.username ?? "", /^rosalind-twin-[0-9a-f]{4}$/)
      })
    )

    it.effect("refuses an address that is registered in whatever case, and leaves nothing behind", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { register } = yield* Identity
        const input = applicant()
        yield* register(guest, input)
        const failure = yield* Effect.flip(register(guest, { ...input, email: input.email.toUpperCase() }))
        assert.instanceOf(failure, InvalidInput)
        assert.deepStrictEqual(failure.problems, [{ path: ["email"], message: "This email is already registered." }])
        const [counted] = yield* sql`select count(*)::int as accounts from users where lower(email) = ${input.email}`
        assert.deepStrictEqual(counted, { accounts: 1 })
      })
    )
  })
})

describe.each(concurrent)("registering in parallel on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("of two registrations of one address in different case one wins", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { register } = yield* Identity
        for (let round = 0; round < 5; round++) {
          const input = applicant()
          const spellings = [input.email, input.email.toUpperCase()]
          const exits = yield* Effect.forEach(spellings, (email) => Effect.exit(register(guest, { ...input, email })), {
            concurrency: "unbounded"
          })
          assert.strictEqual(exits.filter(Exit.isSuccess).length, 1)
          const failure = yield* Effect.flip(Effect.firstSuccessOf(exits.filter(Exit.isFailure)))
          assert.strictEqual(failure.message, "This email is already registered.")
          // What the loser had begun is gone with it.
          const [left] = yield* sql`
            select (select count(*)::int from users where lower(email) = ${input.email}) as users,
              (select count(*)::int from user_roles r where not exists (select from users where id = r.user_id)) as roles`
          assert.deepStrictEqual(left, { users: 1, roles: 0 })
        }
      })
    )

    it.effect("ten people of one name have ten usernames", () =>
      Effect.gen(function* () {
        const { register } = yield* Identity
        const users = yield* UserRepository
        const people = Array.from({ length: 10 }, () => applicant({ full_name: "Very Popular" }))
        const made = yield* Effect.forEach(people, (input) => register(guest, input), { concurrency: "unbounded" })
        assert.strictEqual(new Set(made.map(({ user }) => user.username)).size, 10)
        assert.isTrue(Option.isSome(yield* users.findByUsername("very-popular")))
      })
    )
  })
})
