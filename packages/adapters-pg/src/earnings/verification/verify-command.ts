/** `mentorkit-ledger-verify`, as a function: environment in, lines and an exit code out. */
import { Currency, majorOf } from "@mentorkit/core/kernel"
import { Console, Effect, Schema } from "effect"
import { type Command, type Environment, runCommand } from "../../database/command.js"
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
const verify = Effect.gen(function* () {
  const report = yield* verifyLedger((line) => Console.error(line))
  for (const line of linesOf(report)) yield* Console.log(line)
  return report.differenceCount === 0 ? 0 : 1
})

const command = {
  usage,
  options: {},
  workOf: ({ positionals }) => (positionals.length > 0 ? undefined : { onDatabase: verify })
} satisfies Command<Record<never, never>>

/** Ends with 1 as well where the ledger is wrong. */
export const verifyCommand = (args: ReadonlyArray<string>, environment: Environment): Effect.Effect<number> =>
  runCommand(command, args, environment)
