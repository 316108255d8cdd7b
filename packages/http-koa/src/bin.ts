#!/usr/bin/env node
/** Runs the host until it is told to stop: `npm start`, `npm run host`. */
import { runMain } from "@effect/platform-node/NodeRuntime"
import { program } from "./program.js"

// A stop ends by itself; one that is asked for twice must not cut off what it waits for. SIGINT, of a person, still may.
process.on("SIGTERM", () => {})

runMain(program, { disableErrorReporting: true, disablePrettyLogger: true })
