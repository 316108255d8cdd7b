/** `mentorkit-ledger-verify`, as a function: environment in, lines and an exit code out. */
import { Currency, majorOf } from "@mentorkit/core/kernel"
import { Console, Effect, Schema } from "effect"
import { explainFailure, urlMistake } from "../../database/engine/database-failure.js"
import { errorCodeOf, reasonOf } from "../../database/engine/driver-error.js"
import { engineOfCommand } from "../../database/engine/of-command.js"
import type { LedgerReport } from "./report.js"
import { verifyLedger } from "./verify-ledger.js"

const usage = `Usage: mentorkit-ledger-verify

Seals what is due and replays the journal: entries, balances, the chain of seals, payments, withdrawals. Ends with 1 when
something differs. The database is the PostgreSQL of DATABASE_URL, or the embedded one in DATA_DIR; stop its host first.`

const isCurrency = Schema.is(Currency)
/** In minor units where somebody has put a currency there that does not exist. */
const amountOf = ({ currency, minor }: LedgerReport["totals"][number]) =>
  isCurrency(currency) ? majorOf({ currency, minor }) : `${minor} minor units`

const linesOf = ({ differenceCount, differences, entries, head, totals, unsealed }: LedgerReport) => [
  `entries  ${entries}, ${unsealed} of them not sealed yet`,
  `last seal  ${head === null ? "none" : `${head.position}  ${head.hash}`}`,
  ...totals.map((total) => `${total.currency}  ${total.account}  ${amountOf(total)}`),
  ...differences,
  ...(differenceCount > differences.length ? [`and ${differenceCount - differences.length} more`] : []),
  differenceCount === 0 ? "the ledger is right" : `the ledger is wrong: differences ${differenceCount}`
]

/** On the connection that is provided. */
const run = Effect.gen(function* () {
  const report = yield* verifyLedger((line) => Console.error(line))
  for (const line of linesOf(report)) yield* Console.log(line)
  return report.differenceCount === 0 ? 0 : 1
})

const explain = (error: unknown, url: string): string => {
  if (errorCodeOf(error) === "42P01") return "The database lacks tables. Run `npm run migrate` first."
  return url === "" ? reasonOf(error) : explainFailure(error, url)
}

const refuse = (line: string) => Effect.as(Console.error(line), 1)

/** The exit code: 0 where everything is right, 1 where it is not or could not be looked at. */
export const verifyCommand = (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>
): Effect.Effect<number> => {
  if (args.length > 0) return refuse(usage)
  const url = environment["DATABASE_URL"] ?? ""
  const mistake = url === "" ? undefined : urlMistake(url)
  if (mistake !== undefined) return refuse(mistake)
  return run.pipe(
    Effect.provide(engineOfCommand(url, environment["DATA_DIR"])),
    Effect.catchAllDefect(Effect.fail),
    Effect.catchAll((error) => refuse(explain(error, url)))
  )
}
