/** `mentorkit-migrate`, as functions: arguments and environment in, lines and an exit code out. */
import { parseArgs } from "node:util"
import type { SqlClient } from "@effect/sql"
import { Console, Effect, Logger, Redacted } from "effect"
import { migrations } from "../../migrations.js"
import { explainFailure, urlMistake } from "../engine/database-failure.js"
import * as Pg from "../engine/pg.js"
import { applyMissing, examine, MigrationRefused, stateOf } from "./migrate.js"
import { databaseScript, missingDatabaseScript } from "./migration-script.js"
import { refusalOf, warningOf } from "./migration-state.js"

const usage = `Usage: mentorkit-migrate [--status | --check | --print [--all]]

Applies what is missing to the PostgreSQL of DATABASE_URL.
  --status       lists what is applied, missing and changed, and does nothing
  --check        ends with 1 when something is missing, and does nothing
  --print        writes the SQL of what is missing to standard output, and does nothing
  --print --all  writes the SQL for an empty database; needs no connection`

export type Mode = "apply" | "status" | "check" | "print" | "print-all"

const flags = { all: {}, check: {}, help: {}, print: {}, status: {} }
const options = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: "boolean" as const }]))

/** Undefined for arguments that make no sense. */
const modeOf = (args: ReadonlyArray<string>): Mode | "help" | undefined => {
  const given = Object.keys(parseArgs({ args: [...args], options }).values)
    .sort()
    .join(" ")
  const modes: Readonly<Record<string, Mode | "help">> = {
    "": "apply",
    help: "help",
    status: "status",
    check: "check",
    print: "print",
    "all print": "print-all"
  }
  return modes[given]
}

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

const modes = { apply, status, check, print }

const refuse = (line: string) => Effect.as(Console.error(line), 1)

/** On the connection that is provided. */
export const runMode = (mode: Exclude<Mode, "print-all">): Effect.Effect<number, unknown, SqlClient.SqlClient> =>
  modes[mode]

const onDatabase = (mode: Exclude<Mode, "print-all">, url: string) => {
  const mistake = urlMistake(url)
  if (mistake !== undefined) return refuse(mistake)
  const engine = Pg.layer({ url: Redacted.make(url), maxConnections: 2 })
  return runMode(mode).pipe(
    Effect.provide(engine),
    // What the driver throws is told in a line as well.
    Effect.catchAllDefect(Effect.fail),
    Effect.catchAll((error) =>
      refuse(error instanceof MigrationRefused ? `Refused: ${error.message}` : explainFailure(error, url))
    )
  )
}

/** The exit code: 0 done, 1 refused. Standard output is for what was asked, everything else goes to standard error. */
export const migrateCommand = (
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>
): Effect.Effect<number> =>
  Effect.gen(function* () {
    const mode = yield* Effect.orElseSucceed(
      Effect.try(() => modeOf(args)),
      () => undefined
    )
    if (mode === undefined) return yield* refuse(`Not understood: ${args.join(" ")}\n\n${usage}`)
    if (mode === "help") return yield* Effect.as(Console.log(usage), 0)
    if (mode === "print-all") return yield* Effect.as(Console.log(databaseScript(migrations)), 0)
    const url = environment["DATABASE_URL"] ?? ""
    return url === ""
      ? yield* refuse(
          "DATABASE_URL is missing. The embedded database needs no command: its host migrates when it starts."
        )
      : yield* onDatabase(mode, url)
  }).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, toStandardError)))

/** Retries and waits, for somebody who watches. */
const toStandardError = Logger.withConsoleError(Logger.make(({ message }) => [message].flat().join(" ")))
