import assert from "node:assert/strict"
import { EmailTaken, UsernameTaken } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Either, Option, Redacted } from "effect"
import { conformance } from "../conformance.js"
import { draftUser, newId, newUser } from "../fixtures/people.js"
import { atOnce, excludeEachOther, meetInTheMiddle, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

/** The word in as many spellings as it has letters, each with another letter in upper case. */
const spellings = (word: string) =>
  Array.from(word, (_, at) => Array.from(word, (letter, i) => (i === at ? letter.toUpperCase() : letter)).join(""))

/** An account as it is read right after it was added. */
const storedAs = ({ passwordHash: _, ...user }: Effect.Effect.Success<ReturnType<typeof draftUser>>) => ({
  ...user,
  hasPassword: true,
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
  isActive: true,
  bannedAt: null,
  updatedAt: user.createdAt
})

/** Supply `UserRepository` and the `UnitOfWork` that it takes part in. */
export const userRepositoryConformance = conformance<UserRepository | UnitOfWork>("UserRepository", {
  "an account is found by id, address and username, without regard to case": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* newUser({ roles: ["admin", "mentee", "mentor"] })
    const stored = Option.some({ ...storedAs(user), roles: ["mentee", "mentor", "admin"] })
    assert.deepEqual(yield* users.find(user.id), stored)
    assert.deepEqual(yield* users.findByEmail(user.email.toUpperCase()), stored)
    assert.deepEqual(yield* users.findByUsername(user.username.toUpperCase()), stored)
    const credentials = Option.getOrThrow(yield* users.findCredentials(user.email.toLowerCase()))
    assert.deepEqual(Option.some(credentials.user), stored)
    assert.equal(credentials.passwordHash && Redacted.value(credentials.passwordHash), "a hash")
  }),

  "an unknown account is nobody": Effect.gen(function* () {
    const users = yield* UserRepository
    assert.ok(Option.isNone(yield* users.find(UserId.make(yield* newId))))
    assert.ok(Option.isNone(yield* users.findByEmail("nobody@example.test")))
    assert.ok(Option.isNone(yield* users.findByUsername("nobody")))
    assert.ok(Option.isNone(yield* users.findCredentials("nobody@example.test")))
  }),

  "several accounts are found at once, each once, and no others": Effect.gen(function* () {
    const users = yield* UserRepository
    const [one, two] = [yield* newUser(), yield* newUser({ roles: [] })]
    const found = yield* users.findMany([one.id, two.id, one.id, UserId.make(yield* newId)])
    assert.deepEqual(new Set(found.map(({ id }) => id)), new Set([one.id, two.id]))
    assert.equal(found.length, 2)
    assert.deepEqual(yield* users.findMany([]), [])
  }),

  // Falls without the unique index, if it minds the case, or if its refusal stays a defect.
  "an address in another case is taken": Effect.gen(function* () {
    const users = yield* UserRepository
    const first = yield* newUser()
    const second = yield* draftUser({ email: first.email.toUpperCase() })
    assert.ok((yield* Effect.flip(transact(users.add(second)))) instanceof EmailTaken)
    assert.ok(Option.isNone(yield* users.find(second.id)))
  }),

  // Falls if the index minds the case, or if a taken name is an error of the statement.
  "after a taken username the transaction lives on, and another name may be tried": Effect.gen(function* () {
    const users = yield* UserRepository
    const [first, before] = [yield* newUser(), yield* draftUser()]
    const second = yield* draftUser({ username: first.username.toUpperCase() })
    yield* transact(
      Effect.gen(function* () {
        yield* users.add(before)
        assert.ok((yield* Effect.flip(users.add(second))) instanceof UsernameTaken)
        yield* users.add({ ...second, username: `${first.username}-2` })
      })
    )
    assert.ok(Option.isSome(yield* users.find(before.id)))
    assert.ok(Option.isSome(yield* users.find(second.id)))
  }),

  "of parallel accounts of one address, spelt in every way, one is stored": Effect.gen(function* () {
    const users = yield* UserRepository
    const id = yield* newId
    const outcomes = yield* Effect.forEach(
      spellings("racetrack"),
      (word) =>
        Effect.flatMap(draftUser({ email: `${word}-${id}@example.test` }), (user) =>
          Effect.either(transact(users.add(user)))
        ),
      atOnce
    )
    const lost = outcomes.filter(Either.isLeft)
    assert.equal(lost.length, outcomes.length - 1)
    for (const { left } of lost) assert.ok(left instanceof EmailTaken)
  }),

  "of parallel accounts of one username, spelt in every way, one is stored": Effect.gen(function* () {
    const users = yield* UserRepository
    const id = yield* newId
    const outcomes = yield* Effect.forEach(
      spellings("racetrack"),
      (word) =>
        Effect.flatMap(draftUser({ username: `${word}-${id}` }), (user) => Effect.either(transact(users.add(user)))),
      atOnce
    )
    const lost = outcomes.filter(Either.isLeft)
    assert.equal(lost.length, outcomes.length - 1)
    for (const { left } of lost) assert.ok(left instanceof UsernameTaken)
  }),

  "a role is granted once, also by many at the same time": Effect.gen(function* () {
    const users = yield* UserRepository
    const { id } = yield* newUser()
    yield* Effect.replicateEffect(users.grantRole(id, "admin"), 10, atOnce)
    assert.deepEqual(Option.getOrThrow(yield* users.find(id)).roles, ["mentee", "admin"])
  }),

  "everybody with a role is found, the oldest account first": Effect.gen(function* () {
    const users = yield* UserRepository
    const first = yield* newUser({ roles: ["admin"] })
    yield* Effect.sleep("2 millis")
    const second = yield* newUser({ roles: ["mentee", "admin"] })
    const other = yield* newUser()
    const found = (yield* users.listByRole("admin")).map(({ id }) => id)
    assert.deepEqual(
      found.filter((id) => [first.id, second.id, other.id].includes(id)),
      [first.id, second.id]
    )
  }),

  // Falls if `lockByRole` only reads.
  "whoever has locked everybody with a role is alone with them all": Effect.gen(function* () {
    const users = yield* UserRepository
    const [first, second] = [yield* newUser({ roles: ["admin"] }), yield* newUser({ roles: ["admin"] })]
    const all = Effect.gen(function* () {
      const locked = (yield* users.lockByRole("admin")).map(({ id }) => id)
      assert.deepEqual(
        locked,
        (yield* users.listByRole("admin")).map(({ id }) => id)
      )
      assert.ok(locked.includes(first.id) && locked.includes(second.id))
    })
    yield* excludeEachOther([all, users.lock(first.id), all, users.lock(first.id), all].map(Effect.asVoid))
  }),

  // Falls if it locks in another order than others do: each would have what the other one waits for.
  "everybody with a role is locked in the order of ids": Effect.gen(function* () {
    const users = yield* UserRepository
    const first = yield* newUser({ roles: ["admin"] })
    yield* Effect.sleep("2 millis")
    const second = yield* newUser({ roles: ["admin"] })
    const keep = users.lockShared([first.id, second.id])
    yield* meetInTheMiddle(users.lock(second.id), users.lockByRole("admin"), keep)
  }),

  "of 50 parallel callers one marks an address as verified": Effect.gen(function* () {
    const users = yield* UserRepository
    const { id } = yield* newUser()
    const at = yield* DateTime.now
    const answers = yield* Effect.replicateEffect(transact(users.markEmailVerified(id, at)), 50, atOnce)
    assert.equal(answers.filter(Boolean).length, 1)
    assert.deepEqual(Option.getOrThrow(yield* users.find(id)).emailVerifiedAt, at)
  }),

  "an address that was verified before stays as it was": Effect.gen(function* () {
    const users = yield* UserRepository
    const emailVerifiedAt = DateTime.subtract(yield* DateTime.now, { days: 3 })
    const { id } = yield* newUser({ emailVerifiedAt })
    assert.equal(yield* users.markEmailVerified(id, yield* DateTime.now), false)
    assert.deepEqual(Option.getOrThrow(yield* users.find(id)).emailVerifiedAt, emailVerifiedAt)
  }),

  // Falls without the condition on the account, or where a name is compared with regard to case.
  "what people tell about themselves is stored as told, and a username has one owner": Effect.gen(function* () {
    const users = yield* UserRepository
    const [user, other] = [yield* newUser(), yield* newUser()]
    const before = Option.getOrThrow(yield* users.find(user.id))
    const told = {
      ...before,
      fullName: "Grace B. Hopper",
      username: `g-${user.id}`,
      bio: "Compilers",
      about: "Admiral",
      gender: 1 as const,
      timeZone: "America/New_York",
      locale: "de-AT",
      socialLinks: { x: "https://x.test/grace" },
      updatedAt: DateTime.add(before.createdAt, { hours: 1 })
    }
    yield* users.update(told)
    assert.deepEqual(yield* users.find(user.id), Option.some(told))
    const nothing = { ...told, bio: null, about: null, gender: null, socialLinks: {} }
    const more = { ...nothing, avatarUrl: "/not/told", email: "else@example.test" }
    yield* users.update(more)
    assert.deepEqual(yield* users.find(user.id), Option.some(nothing))
    assert.deepEqual(Option.getOrThrow(yield* users.find(other.id)).fullName, other.fullName)

    const taken = transact(users.update({ ...nothing, username: other.username.toUpperCase() }))
    assert.ok((yield* Effect.flip(taken)) instanceof UsernameTaken)
    assert.deepEqual(yield* users.find(user.id), Option.some(nothing))
    const wanted = `wanted-${yield* newId}`
    const claims = [nothing, Option.getOrThrow(yield* users.find(other.id))].map((one) =>
      Effect.either(transact(users.update({ ...one, username: wanted })))
    )
    const claimed = yield* Effect.all(claims, atOnce)
    assert.equal(claimed.filter(Either.isRight).length, 1)
  }),

  "what users tell about themselves is stored, and may be taken away again": Effect.gen(function* () {
    const users = yield* UserRepository
    const user = yield* newUser()
    const at = DateTime.add(user.createdAt, { hours: 1 })
    yield* users.setBio(user.id, { bio: "Compilers", about: "Admiral" }, at)
    const told = { ...storedAs(user), bio: "Compilers", about: "Admiral", updatedAt: at }
    assert.deepEqual(yield* users.find(user.id), Option.some(told))
    yield* users.setBio(user.id, { bio: null, about: "Admiral" }, at)
    assert.deepEqual(yield* users.find(user.id), Option.some({ ...told, bio: null }))
  }),

  "kept accounts are found as they are, each once; an unknown one is nobody, and nobody waits for keepers": Effect.gen(
    function* () {
      const users = yield* UserRepository
      const [one, two, unrelated] = [yield* newUser(), yield* newUser(), yield* newUser()]
      const keep = users.lockShared([two.id, one.id, UserId.make(yield* newId), two.id])
      const kept = yield* passesBy(keep, transact(keep), users.find(unrelated.id))
      assert.deepEqual(
        new Map(kept.map((user) => [user.id, user])),
        new Map([one, two].map((user) => [user.id, storedAs(user)]))
      )
      assert.deepEqual(kept.length, 2)
      assert.deepEqual(yield* users.lockShared([]), [])
    }
  ),

  // Falls if `keep` only reads.
  "nobody changes a kept account, nor has it locked": Effect.gen(function* () {
    const users = yield* UserRepository
    const { id } = yield* newUser()
    const keep = Effect.gen(function* () {
      const [before] = yield* users.lockShared([id])
      yield* Effect.sleep("20 millis")
      assert.deepEqual(yield* users.find(id), Option.fromNullable(before))
    })
    const change = Effect.gen(function* () {
      const { bio } = yield* Effect.flatten(users.lock(id))
      yield* users.setBio(id, { bio: `${bio ?? ""}x`, about: null }, yield* DateTime.now)
    })
    const works = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? keep : change))
    yield* Effect.forEach(works, (work) => transact(Effect.orDie(work)), atOnce)
    assert.equal(Option.getOrThrow(yield* users.find(id)).bio, "xxxx")
  }),

  "once there is an account, it is not empty": Effect.gen(function* () {
    const users = yield* UserRepository
    yield* newUser()
    assert.equal(yield* users.isEmpty, false)
  }),

  "a unit that fails leaves no account and changes none": Effect.gen(function* () {
    const users = yield* UserRepository
    const [known, unknown] = [yield* newUser(), yield* draftUser()]
    yield* rolledBack(
      Effect.gen(function* () {
        yield* users.add(unknown)
        yield* users.grantRole(known.id, "admin")
        yield* users.setBio(known.id, { bio: "Gone", about: null }, yield* DateTime.now)
        assert.ok(yield* users.markEmailVerified(known.id, yield* DateTime.now))
      })
    )
    assert.deepEqual(yield* users.find(known.id), Option.some(storedAs(known)))
    assert.ok(Option.isNone(yield* users.find(unknown.id)))
    // Nor are address and name kept from the next one.
    yield* users.add(unknown)
  })
})
