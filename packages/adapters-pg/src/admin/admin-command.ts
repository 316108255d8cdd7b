/** `mentorkit-admin <email>`, as a function: makes a verified account an admin. */
import { appointAdmin } from "@mentorkit/core/admin"
import { LinkBase } from "@mentorkit/core/kernel"
import { Console, Effect, Layer } from "effect"
import { auditLog } from "../database/audit-log.js"
import { Doorbell } from "../database/doorbell.js"
import { explainFailure, urlMistake } from "../database/engine/database-failure.js"
import { errorCodeOf, reasonOf } from "../database/engine/driver-error.js"
import { engineOfCommand } from "../database/engine/of-command.js"
import { unitOfWork } from "../database/unit-of-work.js"
import { userRepository } from "../identity/user-repository.js"

const usage = `Usage: mentorkit-admin <email>

Makes the account with this address an admin. It must have been registered and its address verified.
The database is the PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR; stop its host first.`

/** Nobody is told the address of anything here. */
const nowhere = Layer.succeed(LinkBase, { appUrl: "", frontendUrl: "" })
const ports = Layer.mergeAll(
  Layer.provide(userRepository, nowhere),
  auditLog,
  Layer.provide(unitOfWork, Doorbell.layer)
)

/** On the connection that is provided. */
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

const explain = (error: unknown, url: string): string => {
  if (typeof error === "string") return error
  if (errorCodeOf(error) === "42P01") return "The database has no tables yet. Run `npm run migrate` first."
  return url === "" ? reasonOf(error) : explainFailure(error, url)
}

const refuse = (line: string) => Effect.as(Console.error(line), 1)

/** The exit code: 0 done, 1 refused. */
export const adminCommand = (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>
): Effect.Effect<number> => {
  const [email] = args
  if (email === undefined || args.length > 1 || email.startsWith("-")) return refuse(usage)
  const url = environment["DATABASE_URL"] ?? ""
  const mistake = url === "" ? undefined : urlMistake(url)
  if (mistake !== undefined) return refuse(mistake)
  return makeAdmin(email).pipe(
    Effect.flatMap((line) => Console.log(line)),
    Effect.as(0),
    Effect.provide(engineOfCommand(url, environment["DATA_DIR"])),
    Effect.catchAllDefect(Effect.fail),
    Effect.catchAll((error) => refuse(explain(error, url)))
  )
}
