#!/usr/bin/env node
/** `mentorkit-reseal`, `npm run reseal`: see `--help`. Here, where both adapters are known. */
import { secrets } from "@mentorkit/adapters-node"
import { resealCommand } from "@mentorkit/adapters-pg"
import { Effect } from "effect"

process.exitCode = await Effect.runPromise(resealCommand(process.argv.slice(2), process.env, secrets))
