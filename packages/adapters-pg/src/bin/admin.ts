#!/usr/bin/env node
/** `mentorkit-admin <email>`, `npm run admin -- <email>`. */
import { Effect } from "effect"
import { adminCommand } from "../admin/admin-command.js"

process.exitCode = await Effect.runPromise(adminCommand(process.argv.slice(2), process.env))
