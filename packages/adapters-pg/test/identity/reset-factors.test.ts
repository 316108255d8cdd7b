/** What a reset of the password takes away of what was added shortly before, and what its holder is told. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Identity, resetRemovesDays } from "@mentorkit/core/identity"
import { FactorMethod, PasswordResetRepository, UserRepository } from "@mentorkit/core/identity/ports"
import { makePasswordResetLink, passwordResetToken } from "@mentorkit/core/internal/identity"
import { passwordChanged } from "@mentorkit/core/internal/notifications"
import { guest, type UserId } from "@mentorkit/core/kernel"
import { Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { OAuthAccountRepository } from "@mentorkit/core/oauth/ports"
import { PasskeyId } from "@mentorkit/core/passkeys"
import { PasskeyRepository } from "@mentorkit/core/passkeys/ports"
import { TotpRepository } from "@mentorkit/core/two-factor/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { eventsOf, newUser } from "@mentorkit/test-kit/people/accounts"
import { mailed, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Duration, Effect, Layer, Option, TestClock } from "effect"

const [week, moment] = [Duration.days(7), Duration.millis(1)]

const ago = (age: Duration.DurationInput) => Effect.map(DateTime.now, DateTime.subtractDuration(age))

const addPasskey = Effect.fnUntraced(function* (userId: UserId, age: Duration.DurationInput) {
  const passkeys = yield* PasskeyRepository
  const id = PasskeyId.make(crypto.randomUUID())
  const told = { publicKey: "pQ", signCount: 0, userHandle: "YQ", attestationType: "none", transports: [] }
  yield* passkeys.add(
    { ...told, id, userId, credentialId: id, deviceName: "evil.test", lastUsedAt: null, createdAt: yield* ago(age) },
    20
  )
  return id
}, Effect.orDie)

const addApp = Effect.fnUntraced(function* (userId: UserId, age: Duration.DurationInput, setUp = age) {
  const totp = yield* TotpRepository
  yield* totp.setPending(userId, "sealed", yield* ago(setUp))
  yield* totp.confirm(userId, 100, yield* ago(age))
})

/** An account that signs in by these, the first of them by default. */
const newHolder = Effect.fnUntraced(function* (methods: ReadonlyArray<FactorMethod> = []) {
  yield* TestClock.adjust("60 days")
  const users = yield* UserRepository
  const email = `holder-${crypto.randomUUID()}@example.test`
  const { userId } = yield* newUser({ email })
  const [method = null] = methods
  const inOrder = FactorMethod.literals.filter((one) => methods.includes(one))
  yield* users.setFactors(userId, { twoFactorMethods: inOrder, defaultTwoFactorMethod: method }, yield* DateTime.now)
  return { email, userId }
})
type Holder = Effect.Effect.Success<ReturnType<typeof newHolder>>

const reset = Effect.fnUntraced(function* ({ email, userId }: Holder) {
  const { resetPassword } = yield* Identity
  const { transact } = yield* UnitOfWork
  const { run } = yield* makePasswordResetLink.make
  yield* transact(run({ email }, yield* newDelivery))
  const link = yield* Effect.flatten((yield* PasswordResetRepository).findByUser(userId))
  const token = yield* passwordResetToken(link.id)
  const password = "another fine password"
  yield* resetPassword(guest, { token, email, password, password_confirmation: password })
})

const passkeysOf = (userId: UserId) =>
  Effect.flatMap(PasskeyRepository, ({ list: findByUser }) =>
    Effect.map(findByUser(userId), (all) => all.map(({ id }) => id))
  )
const hasApp = (userId: UserId) => Effect.flatMap(TotpRepository, ({ find }) => Effect.map(find(userId), Option.isSome))

const factorsOf = Effect.fnUntraced(function* (userId: UserId) {
  const user = Option.getOrThrow(yield* (yield* UserRepository).find(userId))
  return [user.defaultTwoFactorMethod, ...user.twoFactorMethods]
})

const toldOf = Effect.fnUntraced(function* (userId: UserId) {
  const events = yield* eventsOf(userId)
  return events.filter(({ type }) => type === "identity.PasswordChanged").map(({ payload }) => payload)
})

describe.each(engines)("a reset of the password on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    // Falls without the removal, and where it takes what is older.
    it.effect("removes the passkeys of the seven days before it and no others", () =>
      Effect.gen(function* () {
        const [holder, other] = [yield* newHolder(), yield* newHolder()]
        const old = yield* addPasskey(holder.userId, Duration.sum(week, moment))
        yield* addPasskey(holder.userId, week)
        yield* addPasskey(holder.userId, Duration.subtract(week, moment))
        yield* addPasskey(holder.userId, 0)
        const others = yield* addPasskey(other.userId, 0)
        yield* reset(holder)
        assert.deepStrictEqual(yield* passkeysOf(holder.userId), [old])
        assert.deepStrictEqual(yield* passkeysOf(other.userId), [others])
        assert.deepStrictEqual(yield* toldOf(holder.userId), [
          { userId: holder.userId, how: "reset", removed: { passkeys: 3, apps: 0 } }
        ])
      })
    )

    // Falls where it counts when the app was set up, or changed last, and not when it was confirmed.
    it.effect("removes an app that was confirmed in the seven days before it, and none of before", () =>
      Effect.gen(function* () {
        const ages = [
          { age: Duration.sum(week, moment), stays: true },
          { age: week, stays: false },
          { age: Duration.subtract(week, moment), stays: false },
          { age: Duration.minutes(1), setUp: Duration.days(20), stays: false }
        ]
        for (const { age, setUp, stays } of ages) {
          const holder = yield* newHolder(["totp", "email"])
          yield* addApp(holder.userId, age, setUp)
          yield* reset(holder)
          assert.strictEqual(yield* hasApp(holder.userId), stays, Duration.format(age))
          assert.deepStrictEqual(
            yield* factorsOf(holder.userId),
            stays ? ["totp", "email", "totp"] : ["email", "email"]
          )
          assert.deepStrictEqual(
            (yield* toldOf(holder.userId)).map((payload) => Object(payload).removed),
            stays ? [undefined] : [{ passkeys: 0, apps: 1 }]
          )
        }
        const holder = yield* newHolder(["totp"])
        yield* addApp(holder.userId, Duration.days(30))
        // Begun since then, and never confirmed.
        yield* (yield* TotpRepository).setPending(holder.userId, "another", yield* DateTime.now)
        yield* reset(holder)
        const left = Option.getOrThrow(yield* (yield* TotpRepository).find(holder.userId))
        assert.deepInclude(left, { secret: "sealed", pendingSecret: null })
      })
    )

    // Falls where two-factor goes off, or texts go before the mail.
    it.effect("leaves two-factor on: the default falls back to the mail, else to a method that is left", () =>
      Effect.gen(function* () {
        const cases: ReadonlyArray<readonly [ReadonlyArray<FactorMethod>, ReadonlyArray<FactorMethod | null>]> = [
          [["totp"], ["email", "email"]],
          [
            ["totp", "email", "sms"],
            ["email", "email", "sms"]
          ],
          [
            ["totp", "sms"],
            ["sms", "sms"]
          ],
          [
            ["sms", "totp"],
            ["sms", "sms"]
          ],
          [
            ["email", "totp"],
            ["email", "email"]
          ],
          [[], [null]]
        ]
        for (const [methods, left] of cases) {
          const holder = yield* newHolder(methods)
          yield* addApp(holder.userId, 0)
          yield* reset(holder)
          assert.isFalse(yield* hasApp(holder.userId))
          assert.deepStrictEqual(yield* factorsOf(holder.userId), left, methods.join())
        }
      })
    )

    // Falls where a number that a stranger may have proven is all that sign-ins are asked by: its owner would stay out.
    it.effect("has the mail asked before texts that go to a number of the seven days before it", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const cases: ReadonlyArray<
          readonly [ReadonlyArray<FactorMethod>, Duration.DurationInput, ReadonlyArray<FactorMethod | null>]
        > = [
          [["sms"], week, ["email", "email", "sms"]],
          [["sms"], Duration.sum(week, moment), ["sms", "sms"]],
          [["sms", "email"], "1 day", ["email", "email", "sms"]],
          [["email"], "1 day", ["email", "email"]],
          [[], "1 day", [null]]
        ]
        for (const [methods, age, left] of cases) {
          const { email, userId } = yield* newHolder(methods)
          yield* users.setPhone(
            userId,
            { phoneNumber: "+4930123456", phoneVerifiedAt: yield* ago(age) },
            yield* ago(age)
          )
          yield* reset({ email, userId })
          assert.deepStrictEqual(yield* factorsOf(userId), left, methods.join())
        }
      })
    )

    // Falls where only what counts is removed: its owner would be shown a secret that a stranger knows.
    it.effect("forgets a first app that waits for its confirmation, and says nothing of it", () =>
      Effect.gen(function* () {
        const holder = yield* newHolder(["email"])
        yield* (yield* TotpRepository).setPending(holder.userId, "sealed", yield* ago("40 days"))
        yield* reset(holder)
        assert.isFalse(yield* hasApp(holder.userId))
        assert.deepStrictEqual(yield* toldOf(holder.userId), [{ userId: holder.userId, how: "reset" }])
        assert.deepStrictEqual(yield* factorsOf(holder.userId), ["email", "email"])
      })
    )

    it.effect("goes by the setting, and 0 keeps all", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        for (const [days, stay] of [
          [0, true],
          [1, true],
          [3, false]
        ] as const) {
          yield* settings.set(resetRemovesDays, days)
          const holder = yield* newHolder(["totp"])
          yield* addApp(holder.userId, "2 days")
          yield* addPasskey(holder.userId, "2 days")
          yield* reset(holder)
          assert.strictEqual(yield* hasApp(holder.userId), stay, String(days))
          assert.lengthOf(yield* passkeysOf(holder.userId), stay ? 1 : 0)
        }
        yield* settings.set(resetRemovesDays, 7)
      })
    )

    // Falls where the removal comes after the commit, or before the transaction.
    it.effect("that fails removes nothing", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const holder = yield* newHolder(["totp"])
        yield* addApp(holder.userId, 0)
        const passkey = yield* addPasskey(holder.userId, 0)
        yield* sql.withTransaction(Effect.zipRight(reset(holder), Effect.fail("undone"))).pipe(Effect.flip)
        assert.isTrue(yield* hasApp(holder.userId))
        assert.deepStrictEqual(yield* passkeysOf(holder.userId), [passkey])
        assert.deepStrictEqual(yield* factorsOf(holder.userId), ["totp", "totp"])
      })
    )

    // Falls where the mail tells what was, or a name that somebody has chosen.
    it.effect("tells its holder what is gone and what is left, in no words of anybody else's", () =>
      Effect.gen(function* () {
        const users = yield* UserRepository
        const { userId } = yield* newHolder(["totp"])
        const how = "reset" as const
        const [bare] = yield* mailed(passwordChanged, { userId, how })
        assert.include(
          bare?.text,
          "Passkeys: none\nAuthenticator apps: none\nPhone number: none\nBackup codes: none\nSign-in with: none"
        )
        assert.notInclude(bare?.text, "shortly before")

        for (const age of [1, 2]) yield* addPasskey(userId, Duration.days(age))
        yield* addApp(userId, Duration.days(9))
        yield* users.setPhone(userId, { phoneNumber: "+4930123456", phoneVerifiedAt: null }, yield* DateTime.now)
        const accounts = yield* OAuthAccountRepository
        for (const provider of ["google", "github"] as const)
          yield* accounts.link({ provider, subject: crypto.randomUUID(), userId }, yield* DateTime.now)
        const removed = { passkeys: 1, apps: 1 }
        const [mail] = yield* mailed(passwordChanged, { userId, how, removed })
        assert.include(mail?.text, "a passkey and an authenticator app")
        assert.include(
          mail?.text,
          "Passkeys: 2\nAuthenticator apps: 1\nPhone number: ends in 456\nBackup codes: none\nSign-in with: GitHub, Google"
        )
        assert.notMatch(JSON.stringify(mail), /evil\.test|\+4930123456|Ada Lovelace/)
        const [several] = yield* mailed(passwordChanged, { userId, how, removed: { passkeys: 3, apps: 0 } })
        assert.include(several?.text, "somebody else: 3 passkeys.")
      })
    )
  })
})
