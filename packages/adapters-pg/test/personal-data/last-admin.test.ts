/** Somebody has to be left who runs the place. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Administration } from "@mentorkit/core/admin"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { isActingAdmin } from "@mentorkit/core/internal/identity"
import type { Admin, UserId } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either } from "effect"
import { makeAdmin } from "../../src/admin/admin-command.js"

const roles = ["mentee", "admin"] as const
const newAdmin = newUser({ roles })

/** From here on there is no other admin. */
const nobodyElse = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from user_roles where role = 'admin'`)

const acting = Effect.flatMap(UserRepository, ({ listByRole: findByRole }) =>
  Effect.map(findByRole("admin"), (admins) => admins.filter(isActingAdmin).map(({ id }) => id))
)

const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

describe.each(engines)("the last admin on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without the check; and, with each kind of the others counted, where not only those are who can sign in.
    it.effect("cannot leave, whoever else has the role and cannot sign in", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        yield* nobodyElse
        const last = yield* newAdmin
        yield* newUser()
        for (const cannot of [{ isBanned: true }, { isActive: false }, { isVerified: false }]) {
          yield* newUser({ roles, ...cannot })
          const refusal = yield* Effect.flip(eraseAccount(last, {}))
          assert.strictEqual(refusal._tag, "AdminProtected", JSON.stringify(cannot))
        }
        assert.deepStrictEqual(yield* acting, [last.userId])
        const next = yield* newAdmin
        yield* eraseAccount(last, {})
        assert.deepStrictEqual(yield* acting, [next.userId])
      })
    )

    it.effect("is one who can sign in: others who have the role leave as they like", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        yield* nobodyElse
        yield* eraseAccount(yield* newUser({ roles, isBanned: true }), {})
        yield* eraseAccount(yield* newUser(), {})
      })
    )
  })
})

describe.each(concurrent)("admins at the same moment on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    const reason = "One of us has to go."
    const asAdmin = ({ userId }: { readonly userId: UserId }): Admin => ({ _tag: "Admin", userId })

    // Falls without the lock on all of them, and where what was read before it counts.
    it.effect("of two who leave one after the other, the second sees that the first one is gone", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        yield* nobodyElse
        const [one, other] = [yield* newAdmin, yield* newAdmin]
        assert.strictEqual(tagOf(yield* duringOpen(eraseAccount(one, {}), eraseAccount(other, {}))), "AdminProtected")
        assert.deepStrictEqual(yield* acting, [other.userId])
      })
    )

    // Falls without the lock: nobody is left.
    it.effect("of six who leave at once one stays", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        for (let round = 0; round < 5; round++) {
          yield* nobodyElse
          const admins = yield* Effect.replicateEffect(newAdmin, 6)
          const leaving = admins.map((one) => Effect.either(eraseAccount(one, {})))
          const ends = yield* Effect.all(leaving, { concurrency: "unbounded" })
          assert.deepStrictEqual(ends.map(tagOf).sort(), ["AdminProtected", ...Array.from({ length: 5 }, () => "done")])
          assert.lengthOf(yield* acting, 1)
        }
      })
    )

    it.effect("whoever bans the other, is banned or leaves meanwhile, one stays", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const { banUser, suspendUser } = yield* Administration
        for (let round = 0; round < 5; round++) {
          yield* nobodyElse
          const [one, other] = [yield* newAdmin, yield* newAdmin]
          const moves = [
            Effect.either(eraseAccount(one, {})),
            Effect.either(eraseAccount(other, {})),
            Effect.either(banUser(asAdmin(one), { id: other.userId, reason })),
            Effect.either(banUser(asAdmin(other), { id: one.userId, reason })),
            Effect.either(suspendUser(asAdmin(one), { id: other.userId, reason }))
          ]
          const ends = yield* Effect.all(moves, { concurrency: "unbounded" })
          assert.deepStrictEqual(ends.slice(0, 2).map(tagOf).sort(), ["AdminProtected", "done"])
          for (const end of ends.slice(2)) assert.include(["AdminProtected", "UserNotFound"], tagOf(end))
          assert.lengthOf(yield* acting, 1)
        }
      })
    )

    // Falls where roles are read before the lock, or an appointment takes none.
    it.effect("whoever is made an admin meanwhile is not banned, and whoever is banned meanwhile is not made one", () =>
      Effect.gen(function* () {
        const { banUser } = yield* Administration
        const admin = asAdmin(yield* newAdmin)
        const ban = (id: UserId) => banUser(admin, { id, reason })
        const emails = ["appointed@example.test", "banned@example.test"] as const
        const [appointed, banned] = yield* Effect.forEach(emails, (email) => newUser({ email }))
        assert.strictEqual(tagOf(yield* duringOpen(makeAdmin(emails[0]), ban(appointed!.userId))), "AdminProtected")
        const refused = yield* duringOpen(ban(banned!.userId), makeAdmin(emails[1]))
        assert.deepStrictEqual(refused, Either.left(`The account ${emails[1]} is banned.`))
      })
    )

    // Falls where an appointment takes no lock: an erased account is an admin, or the only admin is gone.
    it.effect("whoever leaves meanwhile is not made an admin, and whoever is made one meanwhile stays for now", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        yield* nobodyElse
        const emails = ["leaver@example.test", "stayer@example.test"] as const
        const [leaver, stayer] = yield* Effect.forEach(emails, (email) => newUser({ email }))
        const refused = yield* duringOpen(eraseAccount(leaver!, {}), makeAdmin(emails[0]))
        assert.include(Either.getOrThrow(Either.flip(refused)), "There is no account")
        const stays = yield* duringOpen(makeAdmin(emails[1]), eraseAccount(stayer!, {}))
        assert.strictEqual(tagOf(stays), "AdminProtected")
        assert.deepStrictEqual(yield* acting, [stayer!.userId])
      })
    )
  })
})
