/** What falls due for earnings. */
import { Effect } from "effect"
import { Secrets, type Sweep } from "../kernel/index.js"
import { sealingWith } from "./sealing.js"

export const earningsSweeps = Effect.gen(function* () {
  const { hash } = yield* Secrets
  const sealJournal: Sweep = { name: "earnings.sealJournal", cron: "* * * * *", run: yield* sealingWith(hash) }
  return [sealJournal]
})
