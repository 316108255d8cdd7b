/** What all four commands have in common. None of these gets as far as a database. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { adminCommand } from "../../src/admin/admin-command.js"
import { migrateCommand } from "../../src/database/migrator/migrate-command.js"
import { deadLettersCommand } from "../../src/database/outbox/dead-letters-command.js"
import { verifyCommand } from "../../src/earnings/verification/verify-command.js"
import { ran } from "../support/command.js"

const commands = [
  ["mentorkit-admin", adminCommand, [[], ["a@example.test", "b@example.test"], ["--force"], ["--help", "me"]]],
  ["mentorkit-dead-letters", deadLettersCommand, [["--retry"], ["--everything"], ["an-id"], ["--help", "--retry"]]],
  ["mentorkit-ledger-verify", verifyCommand, [["all"], ["--all"]]],
  ["mentorkit-migrate", migrateCommand, [["up"], ["--prnt"], ["--all"], ["--check", "--status"], ["--check=no"]]]
] as const

describe.each(commands)("%s", (name, command, misuses) => {
  it.effect("tells its usage on standard output where it is asked for that, which is no mistake", () =>
    Effect.gen(function* () {
      const { code, err, out } = yield* ran(command(["--help"], {}))
      assert.deepStrictEqual([code, err], [0, ""])
      assert.match(out, new RegExp(`^Usage: ${name}`))
    })
  )

  it.effect("answers 2 and its usage on standard error where it does not understand", () =>
    Effect.gen(function* () {
      for (const args of misuses) {
        const { code, err, out } = yield* ran(command(args, {}))
        assert.deepStrictEqual([code, out], [2, ""], args.join(" "))
        assert.include(err, `Usage: ${name}`, args.join(" "))
        if (args.length > 0) assert.include(err, `Not understood: ${args.join(" ")}\n`)
      }
    })
  )

  it.effect("tells in one line what is wrong with the address of the database", () =>
    Effect.gen(function* () {
      const args = name === "mentorkit-admin" ? ["a@example.test"] : []
      const { code, err, out } = yield* ran(command(args, { DATABASE_URL: "mysql://host/database" }))
      assert.deepStrictEqual([code, out], [1, ""])
      assert.match(err, /^DATABASE_URL must be a URL such as .*$/)
    })
  )
})
