/** People whom somebody else's login vouches for. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Admission, Identity } from "@mentorkit/core/identity"
import { erasedEmailOf, erasedUsernameOf, UserRepository } from "@mentorkit/core/identity/ports"
import { guest, InvalidInput } from "@mentorkit/core/kernel"
import { Authenticator } from "@mentorkit/core/kernel/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, eventsOf, mailedToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Option, Redacted } from "effect"

const someone = () => ({ email: `Grace-${crypto.randomUUID()}@example.test`, full_name: "Grace Hopper" })

describe.each(engines)("admission on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("makes a verified account without a password at the first visit, and finds it at the next", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const users = yield* UserRepository
        const person = someone()
        const userId = yield* admit({ ...person, timezone: "Europe/Berlin" })
        assert.deepInclude(Option.getOrThrow(yield* users.find(userId)), {
          fullName: "Grace Hopper",
          email: person.email,
          timeZone: "Europe/Berlin",
          hasPassword: false,
          emailVerifiedAt: yield* DateTime.now,
          roles: ["mentee"]
        })
        assert.deepStrictEqual(
          (yield* eventsOf(userId)).map(({ type }) => type),
          ["identity.UserRegistered"]
        )
        assert.strictEqual(yield* admit({ ...person, email: person.email.toLowerCase(), full_name: "G. H." }), userId)
      })
    )

    // Falls where a host's word for a name is taken as it is.
    it.effect("takes no name of which nothing is seen", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const refusal = yield* Effect.flip(admit({ ...someone(), full_name: " \u200B\u2800" }))
        assert.instanceOf(refusal, InvalidInput)
        assert.strictEqual(refusal.message, "The full name field is required.")
      })
    )

    // Falls where any address may be admitted: the tombstone of somebody else's account would be taken.
    it.effect("takes no address that an erased account is left with, before and after", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const { eraseAccount } = yield* PersonalData
        const users = yield* UserRepository
        const gone = yield* newUser()
        const email = `deleted-${gone.userId.replaceAll("-", "")}@deleted.invalid`
        const refusal = Effect.flip(admit({ ...someone(), email }))
        assert.strictEqual((yield* refusal).message, "The email field must be a valid email address.")
        yield* eraseAccount(gone, {})
        assert.strictEqual(erasedEmailOf(gone.userId), email)
        const { email: left, username } = Option.getOrThrow(yield* users.find(gone.userId))
        assert.deepStrictEqual([left, username], [email, erasedUsernameOf(gone.userId)])
        assert.strictEqual((yield* refusal)._tag, "InvalidInput")
      })
    )

    // Falls if the address that was taken in the meantime is not looked up again.
    it.effect("of twenty first visits at once one makes the account", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const person = someone()
        const ids = yield* Effect.all(
          Array.from({ length: 20 }, () => admit(person)),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(new Set(ids).size, 1)
      })
    )

    // Falls if the password or the link survives.
    it.effect("takes an account away from whoever registered the address without verifying it", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const { login, register, verifyEmail } = yield* Identity
        const squatter = applicant(someone())
        const { user } = yield* register(guest, squatter)
        const token = yield* mailedToken(user.id)
        assert.strictEqual(yield* admit({ email: squatter.email, full_name: "Grace Hopper" }), user.id)
        assert.strictEqual((yield* Effect.flip(login(guest, squatter)))._tag, "InvalidCredentials")
        assert.strictEqual((yield* Effect.flip(verifyEmail(guest, { token })))._tag, "InvalidVerificationToken")
        assert.strictEqual((yield* eventsOf(user.id)).at(-1)?.type, "identity.EmailVerified")
      })
    )

    it.effect("leaves the password of a verified account alone", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const users = yield* UserRepository
        const { userId } = yield* newUser({ email: someone().email, passwordHash: Redacted.make("kept") })
        const { email } = Option.getOrThrow(yield* users.find(userId))
        yield* admit({ email, full_name: "Grace Hopper" })
        assert.isTrue(Option.getOrThrow(yield* users.find(userId)).hasPassword)
      })
    )

    it.effect("lets nobody in who is banned or suspended", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const [banned, suspended] = [someone(), someone()]
        yield* newUser({ ...banned, isBanned: true })
        yield* newUser({ ...suspended, isActive: false })
        assert.strictEqual((yield* Effect.flip(admit(banned)))._tag, "AccountBanned")
        assert.strictEqual((yield* Effect.flip(admit(suspended)))._tag, "AccountInactive")
      })
    )

    it.effect("tells everything that is wrong with a person at once", () =>
      Effect.gen(function* () {
        const { admit } = yield* Admission
        const refusal = yield* Effect.flip(admit({ email: "grace", full_name: "x".repeat(256), timezone: "Mars/Base" }))
        assert.instanceOf(refusal, InvalidInput)
        assert.deepStrictEqual(
          refusal instanceof InvalidInput ? refusal.problems.map(({ path }) => path.join(".")) : [],
          ["email", "full_name", "timezone"]
        )
      })
    )
  })
})

describe.each(engines)("a caller by id on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("has the roles and the mentor profile of the moment", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { callerOf } = yield* Authenticator
        const { userId } = yield* newUser({ roles: ["mentee", "admin"] })
        assert.deepStrictEqual(yield* callerOf(userId), { _tag: "User", userId, roles: ["mentee", "admin"] })
        const mentor = yield* newMentor()
        assert.deepStrictEqual(yield* callerOf(mentor.userId), {
          _tag: "User",
          userId: mentor.userId,
          roles: ["mentee", "mentor"],
          mentorId: mentor.mentorId
        })
        yield* sql`update users set is_active = false where id = ${userId}`
        assert.deepStrictEqual(yield* callerOf(userId), guest)
      })
    )

    it.effect("is a guest where nobody has the id, or the account is banned", () =>
      Effect.gen(function* () {
        const { callerOf } = yield* Authenticator
        const banned = yield* newUser({ isBanned: true })
        assert.deepStrictEqual(yield* callerOf(banned.userId), guest)
        assert.deepStrictEqual(yield* callerOf(crypto.randomUUID() as typeof banned.userId), guest)
      })
    )
  })
})
