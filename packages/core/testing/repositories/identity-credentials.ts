import assert from "node:assert/strict"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Exit, Option, Redacted } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, excludeEachOther, rolledBack, transact } from "../fixtures/transactions.js"

const found = (id: UserId) => Effect.flatMap(UserRepository, (users) => Effect.map(users.find(id), Option.getOrThrow))

const hashOf = (id: UserId) =>
  Effect.flatMap(UserRepository, ({ lockCredentials }) =>
    Effect.map(transact(lockCredentials(id)), (credentials) => {
      const { passwordHash } = Option.getOrThrow(credentials)
      return passwordHash && Redacted.value(passwordHash)
    })
  )

const hourLater = ({ createdAt }: { readonly createdAt: DateTime.Utc }) => DateTime.add(createdAt, { hours: 1 })

const withFactors = Effect.gen(function* () {
  const users = yield* UserRepository
  const user = yield* newUser()
  yield* users.setFactors(
    user.id,
    { twoFactorMethods: ["email", "totp"], defaultTwoFactorMethod: "totp" },
    user.createdAt
  )
  yield* users.setPhone(user.id, { phoneNumber: "+4930123456", phoneVerifiedAt: user.createdAt }, user.createdAt)
  return user
})

/** What accounts are proven by. Supply `UserRepository` and the `UnitOfWork` that it takes part in. */
export const userCredentialsConformance = conformance<UserRepository | UnitOfWork>("UserRepository: credentials", {
  // Falls without the lock.
  "whoever has locked an account is alone with it, with or without its hash": Effect.gen(function* () {
    const users = yield* UserRepository
    const { id } = yield* newUser()
    yield* excludeEachOther(Array.from({ length: 8 }, (_, i) => (i % 2 ? users.lock(id) : users.lockCredentials(id))))
    assert.ok(Option.isNone(yield* transact(users.lock(UserId.make(yield* newId)))))
  }),

  // Falls if the locking statement answers what it saw before it waited.
  "whoever had to wait for an account sees it as the one before has left it": Effect.gen(function* () {
    const users = yield* UserRepository
    const { createdAt, id } = yield* newUser()
    const note = Effect.gen(function* () {
      const { passwordHash } = Option.getOrThrow(yield* users.lockCredentials(id))
      yield* users.setPasswordHash(id, Redacted.make(`${passwordHash && Redacted.value(passwordHash)}+`), createdAt)
    })
    yield* Effect.replicateEffect(transact(note), 10, atOnce)
    assert.equal(yield* hashOf(id), "a hash++++++++++")
  }),

  "a password takes the place of the one before, or of none": Effect.gen(function* () {
    const users = yield* UserRepository
    const [one, none, other] = [yield* newUser(), yield* newUser({ passwordHash: null }), yield* newUser()]
    for (const user of [one, none]) {
      yield* users.setPasswordHash(user.id, Redacted.make("another hash"), hourLater(user))
      assert.equal(yield* hashOf(user.id), "another hash")
      const { hasPassword, updatedAt } = yield* found(user.id)
      assert.deepEqual({ hasPassword, updatedAt }, { hasPassword: true, updatedAt: hourLater(user) })
    }
    assert.equal(yield* hashOf(other.id), "a hash")
  }),

  "factors are stored as they are given, and taken away again": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* newUser()
    for (const factors of [
      { twoFactorMethods: ["email"], defaultTwoFactorMethod: "email" },
      { twoFactorMethods: ["email", "sms", "totp"], defaultTwoFactorMethod: "sms" },
      { twoFactorMethods: [], defaultTwoFactorMethod: null }
    ] as const) {
      yield* users.setFactors(user.id, factors, hourLater(user))
      const { defaultTwoFactorMethod, twoFactorMethods, updatedAt } = yield* found(user.id)
      assert.deepEqual(
        { defaultTwoFactorMethod, twoFactorMethods, updatedAt },
        { ...factors, updatedAt: hourLater(user) }
      )
    }
  }),

  // Falls without the constraint of the database.
  "a default that is none of the methods, and methods without a default, are refused": Effect.gen(function* () {
    const users = yield* UserRepository
    const { createdAt, id } = yield* newUser()
    for (const factors of [
      { twoFactorMethods: ["email"], defaultTwoFactorMethod: "totp" },
      { twoFactorMethods: ["email"], defaultTwoFactorMethod: null },
      { twoFactorMethods: [], defaultTwoFactorMethod: "email" }
    ] as const) {
      assert.ok(Exit.isFailure(yield* Effect.exit(transact(users.setFactors(id, factors, createdAt)))))
    }
    assert.deepEqual((yield* found(id)).twoFactorMethods, [])
  }),

  "a phone number is stored, verified or not, and taken away again": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* newUser()
    for (const phone of [
      { phoneNumber: "+4930123456", phoneVerifiedAt: null },
      { phoneNumber: "+4930123456", phoneVerifiedAt: user.createdAt },
      { phoneNumber: null, phoneVerifiedAt: null }
    ]) {
      yield* users.setPhone(user.id, phone, hourLater(user))
      const { phoneNumber, phoneVerifiedAt, updatedAt } = yield* found(user.id)
      assert.deepEqual({ phoneNumber, phoneVerifiedAt, updatedAt }, { ...phone, updatedAt: hourLater(user) })
    }
  }),

  // Falls if any of the four is left out of the statement.
  "vouching for an address leaves nothing of what a stranger may have set up": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* withFactors
    const at = hourLater(user)
    assert.ok(yield* users.takeOver(user.id, at))
    const { createdAt: _, ...left } = yield* found(user.id)
    assert.deepEqual(
      { ...left },
      {
        ...left,
        hasPassword: false,
        twoFactorMethods: [],
        defaultTwoFactorMethod: null,
        phoneNumber: null,
        phoneVerifiedAt: null,
        emailVerifiedAt: at,
        updatedAt: at
      }
    )
  }),

  // Falls without the condition of the statement.
  "of 50 parallel callers one vouches, and nobody for an address that was verified": Effect.gen(function* () {
    const users = yield* UserRepository
    const [user, verified] = [yield* newUser(), yield* newUser({ emailVerifiedAt: yield* DateTime.now })]
    const answers = yield* Effect.replicateEffect(transact(users.takeOver(user.id, user.createdAt)), 50, atOnce)
    assert.equal(answers.filter(Boolean).length, 1)
    assert.equal(yield* users.takeOver(verified.id, user.createdAt), false)
    assert.equal(yield* hashOf(verified.id), "a hash")
  }),

  "a unit that fails changes no password, factor or number": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* withFactors
    const before = yield* found(user.id)
    const at = hourLater(user)
    yield* rolledBack(
      Effect.gen(function* () {
        yield* users.setPasswordHash(user.id, Redacted.make("another hash"), at)
        yield* users.setFactors(user.id, { twoFactorMethods: [], defaultTwoFactorMethod: null }, at)
        yield* users.setPhone(user.id, { phoneNumber: null, phoneVerifiedAt: null }, at)
        yield* users.takeOver(user.id, at)
      })
    )
    assert.deepEqual(yield* found(user.id), before)
    assert.equal(yield* hashOf(user.id), "a hash")
  })
})
