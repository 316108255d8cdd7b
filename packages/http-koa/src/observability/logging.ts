/** The host's log: one line a request, and what went wrong with us. */
import { Cause, Effect, Layer, Logger, LogLevel } from "effect"
import type { FailedRequest } from "../answer/failed-request.js"
import type { HostConfig } from "../host/host-config.js"
import type { ServedRequest } from "./request-observer.js"

type LogConfig = Pick<HostConfig, "isProduction" | "logFormat" | "logLevel">

const levels = { debug: LogLevel.Debug, info: LogLevel.Info, warn: LogLevel.Warning, error: LogLevel.Error } as const

export const loggingOf = ({ logFormat, logLevel }: LogConfig) =>
  Layer.merge(logFormat === "json" ? Logger.json : Logger.pretty, Logger.minimumLogLevel(levels[logLevel]))

/** Never the address, the agent, the path or anything that the client sent but its request id. */
const fieldsOf = ({ isProbe: _, durationMillis, isAborted, ...request }: ServedRequest): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)),
  durationMillis: Math.round(durationMillis * 10) / 10,
  ...(isAborted && { isAborted })
})

const lineOf = ({ durationMillis, errorCode, isAborted, method, operation, status, userId, ...rest }: ServedRequest) =>
  [
    `${method} ${operation ?? "-"} ${status}`,
    ...(errorCode === undefined ? [] : [errorCode]),
    `${durationMillis.toFixed(1)} ms`,
    ...(isAborted ? ["aborted"] : []),
    ...(userId === undefined ? [] : [`user ${userId}`]),
    rest.requestId
  ].join(" ")

interface Forks {
  readonly runFork: (effect: Effect.Effect<void>) => unknown
}

/** Requests are told at info in production, where the log is their record, and at debug in development. */
export const requestLog = ({ isProduction, logFormat, logLevel }: LogConfig, { runFork }: Forks) => {
  const own = isProduction ? LogLevel.Info : LogLevel.Debug
  return (request: ServedRequest): void => {
    const level = request.isProbe ? LogLevel.Debug : own
    if (LogLevel.lessThan(level, levels[logLevel])) return
    runFork(
      logFormat === "json"
        ? Effect.annotateLogs(Effect.logWithLevel(level, "Request served"), fieldsOf(request))
        : Effect.logWithLevel(level, lineOf(request))
    )
  }
}

const placeOf = ({ operation, requestId }: FailedRequest) => ({
  requestId,
  ...(operation !== undefined && { operation })
})

/** The stack is for the log alone. */
export const failedRequestLog =
  ({ runFork }: Forks) =>
  (failed: FailedRequest): void =>
    void runFork(Effect.annotateLogs(Effect.logError("A request failed", Cause.die(failed.cause)), placeOf(failed)))

/** Told in one line without a stack, since nothing is wrong with the host: something it needs is away. */
export const outageLog =
  ({ logFormat }: LogConfig, { runFork }: Forks) =>
  (failed: FailedRequest): void => {
    const { cause: error, operation = "-", requestId } = failed
    // The database's own words are in the cause; around them it only says that a statement failed.
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = told instanceof Error ? told.message : String(told)
    const what = "A request could not be served now"
    runFork(
      logFormat === "json"
        ? Effect.annotateLogs(Effect.logWarning(what), { reason, ...placeOf(failed) })
        : Effect.logWarning(`${what}: ${operation} ${reason} ${requestId}`)
    )
  }

/** Told once when something goes down, and not at every probe. */
export const downLog =
  ({ runFork }: Forks) =>
  (name: string, error: unknown): void =>
    void runFork(Effect.annotateLogs(Effect.logWarning(`Looking at ${name} failed`, Cause.die(error)), { name }))
