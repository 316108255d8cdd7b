#!/usr/bin/env node
/** Runs the host until it is told to stop: `npm start`, `npm run host`. */
import { runMain } from "@effect/platform-node/NodeRuntime"
import { program } from "./program.js"

runMain(program, { disableErrorReporting: true, disablePrettyLogger: true })
