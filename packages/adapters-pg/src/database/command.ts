/** What the commands of this package have in common: arguments and environment in, lines and an exit code out. */
import { join } from "node:path"
import { type ParseArgsConfig, parseArgs } from "node:util"
import type { SqlClient } from "@effect/sql"
import { Console, Effect, Layer, Logger, Redacted } from "effect"
import { explainFailure, urlMistake } from "./engine/database-failure.js"
import { schemaMistake } from "./engine/database-schema.js"
import { errorCodeOf, reasonOf } from "./engine/driver-error.js"
import * as Pg from "./engine/pg.js"
import * as Pglite from "./engine/pglite.js"

type Options = NonNullable<ParseArgsConfig["options"]>

/** What a command does about its arguments; answers the exit code. */
export type Work =
  | { readonly onDatabase: Effect.Effect<number, unknown, SqlClient.SqlClient> }
  /** Of the schema that DATABASE_SCHEMA names, if any. */
  | { readonly withoutDatabase: (schema: string | undefined) => Effect.Effect<number> }

export interface Command<O extends Options> {
  readonly usage: string
  readonly options: O
  /** Undefined where it cannot be told for sure what these arguments mean. */
  readonly workOf: (
    given: ReturnType<typeof parseArgs<{ readonly options: O; readonly allowPositionals: true }>>
  ) => Work | undefined
  /** Told instead where there is no server, by a command that is not for the embedded database. */
  readonly serverOnly?: string
  /** A failure of its own in plain words; undefined for any other. */
  readonly explain?: (error: unknown) => string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

const refused = 1
const misused = 2

/** The line goes to standard error; answers the exit code. */
export const refuse = (line: string, code: typeof refused | typeof misused = refused): Effect.Effect<number> =>
  Effect.as(Console.error(line), code)

/** Standard output is for what was asked: what is logged meanwhile goes to standard error. */
const toStandardError = Logger.withConsoleError(Logger.make(({ message }) => [message].flat().join(" ")))

/** The exit code: 0 done, 1 refused, 2 not understood. */
export const runCommand = <O extends Options>(
  command: Command<O>,
  args: ReadonlyArray<string>,
  environment: Environment
): Effect.Effect<number> => {
  if (args.length === 1 && args[0] === "--help") return Effect.as(Console.log(command.usage), 0)
  const work = workOf(command, args)
  if (work === undefined) return refuse(misuse(command.usage, args), misused)
  const schema = environment["DATABASE_SCHEMA"] || undefined
  const mistake = schema === undefined ? undefined : schemaMistake(schema)
  if (mistake !== undefined) return refuse(mistake)
  const running =
    "withoutDatabase" in work ? work.withoutDatabase(schema) : onDatabase(command, work.onDatabase, environment, schema)
  return Effect.provide(running, Logger.replace(Logger.defaultLogger, toStandardError))
}

const workOf = <O extends Options>({ options, workOf }: Command<O>, args: ReadonlyArray<string>): Work | undefined => {
  try {
    return workOf(parseArgs({ args: [...args], options, allowPositionals: true }))
  } catch {
    return undefined
  }
}

const misuse = (usage: string, args: ReadonlyArray<string>) =>
  args.length === 0 ? usage : `Not understood: ${args.join(" ")}\n\n${usage}`

const onDatabase = <O extends Options>(
  { explain, serverOnly }: Command<O>,
  work: Effect.Effect<number, unknown, SqlClient.SqlClient>,
  environment: Environment,
  schema: string | undefined
): Effect.Effect<number> => {
  const url = environment["DATABASE_URL"] ?? ""
  if (url === "" && serverOnly !== undefined) return refuse(serverOnly)
  const mistake = url === "" ? undefined : urlMistake(url)
  if (mistake !== undefined) return refuse(mistake)
  return work.pipe(
    Effect.provide(url === "" ? embedded(environment["DATA_DIR"], schema) : server(url, schema)),
    // What the driver throws is told in a line as well.
    Effect.catchAllDefect(Effect.fail),
    Effect.catchAll((error) => refuse(explain?.(error) ?? explainAny(error, url)))
  )
}

const server = (url: string, schema: string | undefined): Layer.Layer<SqlClient.SqlClient, unknown> =>
  Pg.layer({ url: Redacted.make(url), maxConnections: 2, ...(schema !== undefined && { schema }) })

const development = ".mentorkit"

/** That of a host which is stopped. Which one is told where nobody has named any. */
const embedded = (
  dataDir: string | undefined,
  schema: string | undefined
): Layer.Layer<SqlClient.SqlClient, unknown> => {
  const engine = Pglite.layer({
    dataDir: join(dataDir ?? development, "database"),
    ...(schema !== undefined && { schema })
  })
  const told = Console.error(`DATABASE_URL is not set, so this is about the embedded database in ${development}.`)
  return dataDir === undefined ? Layer.unwrapEffect(Effect.as(told, engine)) : engine
}

const explainAny = (error: unknown, url: string): string => {
  if (errorCodeOf(error) === "42P01") {
    return "The database lacks tables, or has them in a schema that DATABASE_SCHEMA does not name. Run `npm run migrate` first, or start a host on it."
  }
  return url === "" ? reasonOf(error) : explainFailure(error, url)
}
