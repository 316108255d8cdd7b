/** Changes of a password that meet each other, sign-ins and guesses. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Identity, sessionsPerAccount } from "@mentorkit/core/identity"
import { PasswordHasher, PasswordResetRepository, UserRepository } from "@mentorkit/core/identity/ports"
import {
  makeIssueToken,
  makePasswordResetLink,
  passwordResetToken,
  SecondFactor
} from "@mentorkit/core/internal/identity"
import { CallContext, unknownCall } from "@mentorkit/core/internal/kernel"
import { guest } from "@mentorkit/core/kernel"
import { Authenticator, Secrets, Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { applicant, eventsOf, newToken, newUser, password } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Either, Exit, Option, Redacted, TestClock } from "effect"

const another = "another fine password"
const atOnce = { concurrency: "unbounded" } as const
const twice = (one: string) => ({ password: one, password_confirmation: one })

type Member = Effect.Effect.Success<ReturnType<typeof newMember>>

const newMember = Effect.fnUntraced(function* (state: Parameters<typeof newUser>[0] = {}) {
  const email = `Ada-${crypto.randomUUID()}@example.test`
  const passwordHash = yield* (yield* PasswordHasher).hash(Redacted.make(password))
  return { ...(yield* newUser({ email, passwordHash, ...state })), email }
})

/** As the relay does it. */
const askFor = Effect.fnUntraced(function* (email: string) {
  const { transact } = yield* UnitOfWork
  const { run } = yield* makePasswordResetLink.make
  yield* transact(run({ email }, yield* newDelivery))
})

const linkOf = ({ userId }: Member) => Effect.flatMap(PasswordResetRepository, ({ findByUser }) => findByUser(userId))

const mailedLink = (member: Member) =>
  askFor(member.email).pipe(
    Effect.zipRight(Effect.flatten(linkOf(member))),
    Effect.flatMap(({ id }) => passwordResetToken(id)),
    Effect.orDie
  )

const reset = ({ email }: Member, token: string, chosen = another) =>
  Effect.flatMap(Identity, ({ resetPassword }) => resetPassword(guest, { token, email, ...twice(chosen) }))

const change = (member: Member, current: string, chosen = another) =>
  Effect.flatMap(Identity, ({ changePassword }) =>
    changePassword(member, { current_password: current, ...twice(chosen) })
  )

const login = ({ email }: Member, tried = password) =>
  Effect.flatMap(Identity, (identity) => identity.login(guest, { email, password: tried }))

const from =
  (ip: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CallContext, { ...unknownCall, ip })

const linksMade = ({ userId }: Member) =>
  Effect.map(
    eventsOf(userId),
    (events) => events.filter(({ type }) => type === "identity.PasswordResetLinkMade").length
  )

describe.each(engines)("links to reset a password on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without the cooldown, or if it is counted from anything but the last link.
    it.effect("are made once a minute for an address, in whatever case, and the newest counts", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        const first = yield* mailedLink(member)
        yield* TestClock.adjust("59 seconds")
        yield* askFor(member.email.toUpperCase())
        assert.strictEqual(yield* linksMade(member), 1)
        yield* TestClock.adjust("1 second")
        const second = yield* mailedLink(member)
        assert.strictEqual(yield* linksMade(member), 2)
        assert.strictEqual((yield* Effect.flip(reset(member, first)))._tag, "InvalidPasswordReset")
        yield* reset(member, second)
      })
    )

    // Falls if the account's state is not looked at.
    it.effect("are made for nobody who is banned, suspended or unknown, but for the unverified", () =>
      Effect.gen(function* () {
        for (const state of [{ isBanned: true }, { isActive: false }]) {
          const member = yield* newMember(state)
          yield* askFor(member.email)
          assert.isTrue(Option.isNone(yield* linkOf(member)))
        }
        yield* askFor(`nobody-${crypto.randomUUID()}@example.test`)
        const unverified = yield* newMember({ isVerified: false })
        yield* askFor(unverified.email)
        assert.isTrue(Option.isSome(yield* linkOf(unverified)))
      })
    )

    it.effect("last 60 minutes", () =>
      Effect.gen(function* () {
        const [early, late] = [yield* newMember(), yield* newMember()]
        const [one, two] = [yield* mailedLink(early), yield* mailedLink(late)]
        yield* TestClock.adjust("3599 seconds")
        yield* reset(early, one)
        yield* TestClock.adjust("1 second")
        const failure = yield* Effect.flip(reset(late, two))
        assert.strictEqual(
          failure.message,
          "This password reset link is invalid or has expired. Please request a new one."
        )
      })
    )

    // Falls if the row or an event holds the token.
    it.effect("are nowhere in the database", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const member = yield* newMember()
        const token = yield* mailedLink(member)
        yield* reset(member, token, "a very plain secret")
        const [user] = yield* sql`select * from users where id = ${member.userId}`
        const written = JSON.stringify([
          user,
          yield* eventsOf(member.userId),
          yield* sql`select * from password_resets`
        ])
        assert.notInclude(written, token)
        assert.notInclude(written, "a very plain secret")
      })
    )

    // Falls if a reset forgets no devices.
    it.effect("make trusted devices strangers again", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const member = yield* newMember()
        const [device, secret] = [crypto.randomUUID(), "a device's secret"]
        const now = DateTime.toDate(yield* DateTime.now)
        yield* sql`insert into trusted_devices ${sql.insert({
          id: device,
          userId: member.userId,
          secretHash: yield* (yield* Secrets).hash(secret),
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + 3_600_000),
          createdAt: now
        })}`
        const trusts = Effect.flatMap(SecondFactor, (port) =>
          port.useTrustedDevice(member.userId, `${device}|${secret}`)
        )
        assert.isTrue(yield* trusts)
        yield* reset(member, yield* mailedLink(member))
        assert.isFalse(yield* trusts)
      })
    )

    // Falls if a change leaves the link.
    it.effect("are worth nothing after a change of the password", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        const token = yield* mailedLink(member)
        yield* change(member, password)
        assert.strictEqual((yield* Effect.flip(reset(member, token)))._tag, "InvalidPasswordReset")
      })
    )

    it.effect("a caller without a token of ours loses every token by a change", () =>
      Effect.gen(function* () {
        const { authenticate } = yield* Authenticator
        const member = yield* newMember()
        const token = yield* newToken(member.userId)
        yield* change(member, password)
        assert.deepStrictEqual(yield* authenticate(token), guest)
      })
    )
  })
})

describe.each(concurrent)("passwords in parallel on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls if nobody asks who was first to use the link up.
    it.effect("of 50 uses of one link one succeeds", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        const token = yield* mailedLink(member)
        const chosen = Array.from({ length: 50 }, (_, i) => `password number ${i}`)
        const exits = yield* Effect.forEach(chosen, (one) => Effect.exit(reset(member, token, one)), atOnce)
        assert.strictEqual(exits.filter(Exit.isSuccess).length, 1)
        for (const exit of exits.filter(Exit.isFailure)) {
          assert.strictEqual((yield* Effect.flip(exit))._tag, "InvalidPasswordReset")
        }
        yield* login(member, chosen[exits.findIndex(Exit.isSuccess)])
      })
    )

    // Falls if `put` looks and then writes.
    it.effect("of 20 requests for one address one makes a link", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        yield* Effect.replicateEffect(askFor(member.email), 20, atOnce)
        assert.strictEqual(yield* linksMade(member), 1)
      })
    )

    // Falls if a sign-in hands out its token without looking at the password again under the account's lock.
    it.effect("a sign-in that was under way leaves no token behind a reset", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        for (let round = 0; round < 3; round++) {
          const member = yield* newMember()
          const token = yield* mailedLink(member)
          const signIns = Array.from({ length: 6 }, () => Effect.either(login(member)))
          // Passwords are looked at two at a time: the last sign-ins have read the former one and come to it after this.
          yield* Effect.all([...signIns.slice(0, 2), reset(member, token), ...signIns.slice(2)], atOnce)
          const left = yield* sql`select id from access_tokens where user_id = ${member.userId}`
          assert.isEmpty(left, `round ${round}`)
        }
      })
    )

    // Falls if the password is not looked at again under the lock.
    it.effect("of ten changes from one password one succeeds", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        const chosen = Array.from({ length: 9 }, (_, i) => `password number ${i}`)
        const answers = yield* Effect.forEach(chosen, (one) => Effect.either(change(member, password, one)), atOnce)
        assert.strictEqual(answers.filter(Either.isRight).length, 1)
        yield* login(member, chosen[answers.findIndex(Either.isRight)])
      })
    )

    // Falls if guesses at this door are not counted before they are looked at.
    it.effect("of 100 guesses at the current password ten are looked at, and the owner signs in elsewhere", () =>
      Effect.gen(function* () {
        const member = yield* newMember()
        const guess = Effect.map(Effect.flip(change(member, "a wrong password")), ({ _tag }) => _tag)
        const told = yield* Effect.replicateEffect(from("198.51.100.7")(guess), 100, atOnce)
        assert.strictEqual(told.filter((tag) => tag === "IncorrectCurrentPassword").length, 10)
        assert.strictEqual(told.filter((tag) => tag === "TooManyRequests").length, 90)
        yield* from("203.0.113.9")(login(member))
      })
    )

    // Falls without the account's lock in `makeIssueToken`.
    it.effect("parallel sign-ins never leave an account more sessions than it may have", () =>
      Effect.gen(function* () {
        const { listSessions } = yield* Identity
        const issue = yield* makeIssueToken
        yield* (yield* Settings).set(sessionsPerAccount, 5)
        const member = yield* newMember()
        yield* Effect.replicateEffect(newToken(member.userId), 5)
        yield* Effect.replicateEffect(issue(member.userId, yield* DateTime.now), 9, atOnce)
        assert.strictEqual((yield* listSessions(member, {})).sessions.length, 5)
        yield* (yield* Settings).set(sessionsPerAccount, 50)
      })
    )

    // Falls if addresses are kept apart by their case anywhere on the way.
    it.effect("one address in many spellings is one account, also while it is registered and reset", () =>
      Effect.gen(function* () {
        const { register } = yield* Identity
        const users = yield* UserRepository
        const input = applicant()
        const spellings = Array.from(
          input.email.slice(0, 8),
          (_, i) => input.email.slice(0, i).toUpperCase() + input.email.slice(i)
        )
        yield* Effect.forEach(
          spellings,
          (email) => Effect.either(Effect.zipRight(register(guest, { ...input, email }), askFor(email))),
          atOnce
        )
        const found = yield* Effect.forEach(spellings, (email) =>
          Effect.map(users.findByEmail(email), Option.getOrThrow)
        )
        assert.strictEqual(new Set(found.map(({ id }) => id)).size, 1)
      })
    )
  })
})
