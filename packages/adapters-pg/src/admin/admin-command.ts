/** `mentorkit-admin <email>`, as a function: makes a verified account an admin. */

import { appointAdmin } from "@mentorkit/core/admin/ports"
import { LinkBase } from "@mentorkit/core/kernel"
import { Console, Effect, Layer } from "effect"
import { auditLog } from "../database/audit-log.js"
import { type Command, type Environment, runCommand } from "../database/command.js"
import { Doorbell } from "../database/doorbell.js"
import { unitOfWork } from "../database/unit-of-work.js"
import { userRepository } from "../identity/user-repository.js"

const usage = `Usage: mentorkit-admin <email>

Makes the account with this address an admin. It must have been registered and its address verified.
The database is the PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR; stop its host first.`

/** The command shows no links. */
const nowhere = Layer.succeed(LinkBase, { appUrl: "", frontendUrl: "" })
const ports = Layer.mergeAll(
  Layer.provide(userRepository, nowhere),
  auditLog,
  Layer.provide(unitOfWork, Doorbell.layer)
)

/** Runs on the connection that is provided. */
export const makeAdmin = (email: string) =>
  appointAdmin(email).pipe(
    Effect.provide(ports),
    Effect.map((isNew) => (isNew ? `${email} is an admin now.` : `${email} was an admin already.`)),
    Effect.catchTags({
      AccountNotFound: () =>
        Effect.fail(
          `There is no account with the address ${email}. Register it first, through the front end or the API.`
        ),
      EmailNotVerified: () => Effect.fail(`${email} is not verified. Open the link that was mailed to it first.`),
      AccountBanned: () => Effect.fail(`The account ${email} is banned.`),
      AccountInactive: () => Effect.fail(`The account ${email} is suspended.`)
    })
  )

const command = {
  usage,
  options: {},
  workOf: ({ positionals: [email, ...others] }) =>
    email === undefined || others.length > 0
      ? undefined
      : { onDatabase: Effect.as(Effect.flatMap(makeAdmin(email), Console.log), 0) },
  explain: (error) => (typeof error === "string" ? error : undefined)
} satisfies Command<Record<never, never>>

export const adminCommand = (args: ReadonlyArray<string>, environment: Environment): Effect.Effect<number> =>
  runCommand(command, args, environment)
