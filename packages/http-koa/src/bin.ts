#!/usr/bin/env node
/** Runs the host until it is told to stop: `npm start`, `npm run host`. */
import { runMain } from "@effect/platform-node/NodeRuntime"
import { Cause, Console, Effect } from "effect"
import { explain, hostConfig } from "./host/host-config.js"
import { tellStart } from "./host/start-screen.js"
import { startHost } from "./main.js"

const config = hostConfig.pipe(
  Effect.mapError(explain),
  Effect.catchAll((message) => Effect.zipRight(Console.error(message), Effect.fail(message)))
)

/** Whatever keeps the host from starting is told in one line; a stack helps nobody who only mistyped a path. */
const tellWhy = (cause: Cause.Cause<unknown>) => {
  const error = Cause.squash(cause)
  return Cause.isInterruptedOnly(cause)
    ? Effect.void
    : Console.error(`The host cannot start: ${error instanceof Error ? error.message : String(error)}`)
}

const program = Effect.gen(function* () {
  const settings = yield* config
  const started = yield* Effect.tapErrorCause(startHost(settings), tellWhy)
  yield* tellStart(settings, started)
  yield* Effect.never
}).pipe(Effect.scoped)

runMain(program, { disableErrorReporting: true, disablePrettyLogger: true })
