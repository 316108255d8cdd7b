/** How a production host gets its first admin. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { emptyPostgresUrl, engines, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { adminCommand, makeAdmin } from "../../src/admin/admin-command.js"
import { ran } from "../support/command.js"

describe.each(engines)("appointing an admin on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("gives a verified account the role and leaves one trace", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { userId } = yield* newUser({ email: "First@example.test" })
        assert.strictEqual(yield* makeAdmin("first@example.test"), "first@example.test is an admin now.")
        assert.strictEqual(yield* makeAdmin("first@example.test"), "first@example.test was an admin already.")
        const user = yield* Effect.flatten((yield* UserRepository).find(userId))
        assert.deepStrictEqual(user.roles, ["mentee", "admin"])
        assert.deepStrictEqual(
          yield* sql`select actor_id, action, before, after from audit_log where subject_id = ${userId}`,
          [
            {
              actorId: userId,
              action: "admin.appointed",
              before: { roles: ["mentee"] },
              after: { roles: ["mentee", "admin"] }
            }
          ]
        )
      })
    )

    // Falls without any one of the checks: verified, not banned, active.
    it.effect("refuses everybody else, and says why", () =>
      Effect.gen(function* () {
        yield* newUser({ email: "unverified@example.test", isVerified: false })
        yield* newUser({ email: "banned@example.test", isBanned: true })
        yield* newUser({ email: "suspended@example.test", isActive: false })
        const reasons = {
          "nobody@example.test": "no account",
          "unverified@example.test": "not verified",
          "banned@example.test": "banned",
          "suspended@example.test": "suspended"
        }
        for (const [email, reason] of Object.entries(reasons)) {
          assert.include(yield* Effect.flip(makeAdmin(email)), reason)
        }
        const admins = (yield* (yield* UserRepository).listByRole("admin")).map(({ email }) => email)
        for (const email of Object.keys(reasons)) assert.notInclude(admins, email)
      })
    )
  })
})

describe("mentorkit-admin", () => {
  it.scopedLive("answers in one line, with an exit code", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const run = (...args: ReadonlyArray<string>) => ran(adminCommand(args, { DATABASE_URL: url }))
      yield* Effect.provide(newUser({ email: "ada@example.test" }), hostOn(url, 1))
      assert.deepStrictEqual(yield* run("ada@example.test"), {
        code: 0,
        out: "ada@example.test is an admin now.",
        err: ""
      })
      assert.deepInclude(yield* run("eve@example.test"), { code: 1, out: "" })
      const empty = yield* ran(adminCommand(["ada@example.test"], { DATABASE_URL: yield* emptyPostgresUrl }))
      assert.deepStrictEqual(empty, {
        code: 1,
        out: "",
        err: "The database lacks tables, or has them in a schema that DATABASE_SCHEMA does not name. Run `npm run migrate` first, or start a host on it."
      })
    })
  )
})
