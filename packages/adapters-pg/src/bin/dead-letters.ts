#!/usr/bin/env node
/** `mentorkit-dead-letters`, `npm run dead-letters`: see `--help`. */
import { Effect } from "effect"
import { deadLettersCommand } from "../database/outbox/dead-letters-command.js"

process.exitCode = await Effect.runPromise(deadLettersCommand(process.argv.slice(2), process.env))
