#!/usr/bin/env node
/** `mentorkit-ledger-verify`, `npm run ledger:verify`. */
import { Effect } from "effect"
import { verifyCommand } from "../earnings/verification/verify-command.js"

process.exitCode = await Effect.runPromise(verifyCommand(process.argv.slice(2), process.env))
