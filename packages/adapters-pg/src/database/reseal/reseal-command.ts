/** `mentorkit-reseal`, as a function: environment in, lines and an exit code out. */
import type { Secrets } from "@mentorkit/core/kernel/ports"
import { Console, Effect, type Layer, Redacted } from "effect"
import { reseal } from "../../reseal.js"
import { type Command, type Environment, refuse, runCommand } from "../command.js"
import type { ResealedColumn } from "./reseal.js"

const usage = `Usage: mentorkit-reseal

Seals what was sealed under APP_SECRET_PREVIOUS under APP_SECRET, and tells what it could open with neither. It runs beside
hosts, all of which have both secrets by then, and may be called again. The database is the PostgreSQL of DATABASE_URL, or
the embedded one in DATA_DIR; stop its host first.`

/** As of a host. */
const leastLength = 32

/** The adapter of somebody else: this package knows the port only. */
type SecretsOf = (secret: Redacted.Redacted, options: { readonly previous: Redacted.Redacted }) => Layer.Layer<Secrets>

const mistakeIn = (current: string, previous: string): string | undefined => {
  if (current.length < leastLength)
    return `APP_SECRET must have at least ${leastLength} characters: the one that hosts have now.`
  if (previous === "") return "APP_SECRET_PREVIOUS is missing: the secret before APP_SECRET."
  return current === previous ? "APP_SECRET_PREVIOUS is the same as APP_SECRET." : undefined
}

const tell = Effect.fnUntraced(function* ({ current, name, resealed, unopened }: ResealedColumn) {
  yield* Console.log(`${name}: ${resealed} sealed anew, ${current} were already, ${unopened.length} cannot be opened`)
  for (const key of unopened) yield* Console.error(`${name} ${key}: cannot be opened`)
})

const report = Effect.fnUntraced(function* (columns: ReadonlyArray<ResealedColumn>) {
  yield* Effect.forEach(columns, tell)
  const lost = columns.reduce((sum, { unopened }) => sum + unopened.length, 0)
  return lost === 0 ? 0 : yield* refuse(`sealed under neither secret: ${lost}`)
})

const commandOf = (environment: Environment, secretsOf: SecretsOf): Command<Record<never, never>> => ({
  usage,
  options: {},
  workOf: ({ positionals }) => {
    if (positionals.length > 0) return undefined
    const { APP_SECRET: current = "", APP_SECRET_PREVIOUS: previous = "" } = environment
    const mistake = mistakeIn(current, previous)
    if (mistake !== undefined) return { withoutDatabase: () => refuse(mistake) }
    const secrets = secretsOf(Redacted.make(current), { previous: Redacted.make(previous) })
    return { onDatabase: Effect.provide(Effect.flatMap(reseal, report), secrets) }
  }
})

export const resealCommand = (
  args: ReadonlyArray<string>,
  environment: Environment,
  secretsOf: SecretsOf
): Effect.Effect<number> => runCommand(commandOf(environment, secretsOf), args, environment)
