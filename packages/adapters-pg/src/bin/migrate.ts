#!/usr/bin/env node
/** `mentorkit-migrate`, `npm run migrate`: see `--help`. */
import { Effect } from "effect"
import { migrateCommand } from "../database/migrator/migrate-command.js"

process.exitCode = await Effect.runPromise(migrateCommand(process.argv.slice(2), process.env))
