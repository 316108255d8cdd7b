/** The host from its configuration to its end. */
import { Cause, ConfigError, Console, Effect } from "effect"
import { explain, type HostConfig, hostConfig } from "./host/host-config.js"
import { startHost } from "./host/start-host.js"
import { tellStart, tellStop } from "./host/start-screen.js"
import { usableFolders } from "./host/usable-folders.js"

/** Down to the first cause, as a driver says more of it than we do; an error of several connections has no words itself. */
const reasonsOf = (error: unknown): ReadonlyArray<string> => {
  if (!(error instanceof Error)) return [String(error)]
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  const more = cause === undefined ? [] : reasonsOf(cause)
  // Ours often have the driver's words in them already.
  const isNew = (sentence: string) => !error.message.includes(sentence)
  return [...(error.message === "" ? [] : [error.message]), ...more.filter(isNew)]
}

/** A stack helps nobody who only mistyped a path. */
const reasonOf = (error: unknown): string =>
  reasonsOf(error)
    .join(": ")
    .replace(/\s*\n\s*/g, " ") || String(error)

/** A stop is no mistake, and needs no words. */
const tellWhy = (what: string, cause: Cause.Cause<unknown>) => {
  if (Cause.isInterruptedOnly(cause)) return Effect.void
  const error = Cause.squash(cause)
  return Console.error(ConfigError.isConfigError(error) ? explain(error) : `${what}: ${reasonOf(error)}`)
}

/** A host's own time to end, beside what the configuration gives those whom it waits for. */
const endSeconds = 5

/**
 * A stop takes no longer than the configuration says. A statement that waits for a lock, or for a server that has vanished, is not
 * waited for any longer: its connection ends with the process, and the database undoes it.
 */
const endInTime = ({ shutdownDelaySeconds, shutdownSeconds }: HostConfig) =>
  Effect.sync(() => {
    const seconds = shutdownDelaySeconds + shutdownSeconds + endSeconds
    const end = () => {
      Effect.runSync(Console.error(`The host has not stopped within ${seconds} seconds. The rest is cut off.`))
      process.exit(1)
    }
    setTimeout(end, seconds * 1000).unref()
  })

/** Serves until it is interrupted. Whatever else ends it is told, a defect too: a host that goes without a word cannot be mended. */
export const program = Effect.suspend(() => {
  let what = "The host cannot start"
  return Effect.gen(function* () {
    const config = yield* hostConfig
    yield* usableFolders(config)
    const started = yield* startHost(config)
    // The last one that is added is the first to be done.
    yield* Effect.addFinalizer(() => Effect.zipRight(tellStop(config), endInTime(config)))
    yield* tellStart(config, started)
    what = "The host did not stop as it should"
    return yield* Effect.never
  }).pipe(
    Effect.scoped,
    Effect.tapErrorCause((cause) => tellWhy(what, cause))
  )
})
