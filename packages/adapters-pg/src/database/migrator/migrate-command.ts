/** `mentorkit-migrate`, as functions: arguments and environment in, lines and an exit code out. */
import { Console, Effect } from "effect"
import { migrations } from "../../migrations.js"
import { type Command, type Environment, runCommand, type Work } from "../command.js"
import { usualSchema } from "../engine/database-schema.js"
import { applyMissing, examine, MigrationRefused, stateOf } from "./migrate.js"
import { databaseScript, missingDatabaseScript } from "./migration-script.js"
import { refusalOf, warningOf } from "./migration-state.js"

const usage = `Usage: mentorkit-migrate [--status | --check | --print [--all]]

Applies what is missing to the PostgreSQL of DATABASE_URL, in the schema of DATABASE_SCHEMA. Without that: in public where
it was migrated into public, else in mentorkit.
  --status       lists what is applied, missing and changed, and does nothing
  --check        ends with 1 when something is missing, and does nothing
  --print        writes the SQL of what is missing to standard output, and does nothing
  --print --all  writes the SQL for an empty database; needs no connection`

const apply = Effect.gen(function* () {
  const applied = yield* applyMissing(migrations)
  for (const { millis, name } of applied) yield* Console.log(`applied ${name} (${Math.round(millis)} ms)`)
  if (applied.length === 0) yield* Console.log("up to date")
  return 0
})

const status = Effect.gen(function* () {
  const state = yield* stateOf(migrations)
  const rows = [
    ...state.applied.map((name) => ["applied", name]),
    ...state.changed.map((name) => ["changed", name]),
    ...state.missing.map(({ name }) => ["missing", name]),
    ...[...state.newer, ...state.foreign].map((name) => ["unknown", name])
  ]
  for (const row of rows) yield* Console.log(row.join("  "))
  const told = refusalOf(state) ?? warningOf(state)
  if (told !== undefined) yield* Console.error(told)
  return 0
})

const check = Effect.gen(function* () {
  const state = yield* examine(migrations)
  const names = state.missing.map(({ name }) => name)
  if (names.length > 0) return yield* new MigrationRefused({ message: `missing: ${names.join(", ")}` })
  const warning = warningOf(state)
  if (warning !== undefined) yield* Console.error(warning)
  yield* Console.log("up to date")
  return 0
})

const print = Effect.gen(function* () {
  const script = yield* missingDatabaseScript(migrations)
  yield* Console.log(script ?? "-- up to date")
  return 0
})

const printAll = (schema: string = usualSchema) =>
  Effect.as(
    Effect.suspend(() => Console.log(databaseScript(schema, migrations))),
    0
  )

const options = {
  all: { type: "boolean" },
  check: { type: "boolean" },
  print: { type: "boolean" },
  status: { type: "boolean" }
} as const

/** By the flags that are given, in the order of the alphabet. */
const works: Readonly<Record<string, Work>> = {
  "": { onDatabase: apply },
  status: { onDatabase: status },
  check: { onDatabase: check },
  print: { onDatabase: print },
  "all print": { withoutDatabase: printAll }
}

const command: Command<typeof options> = {
  usage,
  options,
  workOf: ({ positionals, values }) =>
    positionals.length > 0 ? undefined : works[Object.keys(values).sort().join(" ")],
  serverOnly: "DATABASE_URL is missing. The embedded database needs no command: its host migrates when it starts.",
  explain: (error) => (error instanceof MigrationRefused ? `Refused: ${error.message}` : undefined)
}

export const migrateCommand = (args: ReadonlyArray<string>, environment: Environment): Effect.Effect<number> =>
  runCommand(command, args, environment)
