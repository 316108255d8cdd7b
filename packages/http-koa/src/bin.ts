#!/usr/bin/env node
/** Runs the host until it is told to stop: `npm start`, `npm run host`. */
import { runMain } from "@effect/platform-node/NodeRuntime"
import { program } from "./program.js"

// A stop ends by itself; one that is asked for twice must not cut off what it waits for. SIGINT, of a person, still may.
process.on("SIGTERM", () => {})

// npm hands a SIGTERM to the shell between, which ends and tells nobody: the host would stay behind with its port.
if (process.env["npm_lifecycle_event"] !== undefined) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, "SIGTERM")
  }, 500)
  watch.unref()
}

runMain(program, { disableErrorReporting: true, disablePrettyLogger: true })
