/** Sweeps of earnings. */
import { Effect } from "effect"
import { Secrets, type Sweep } from "../kernel/index.js"
import { makeSealJournal } from "./seal-journal.js"

export const earningsSweeps = Effect.gen(function* () {
  const { hash } = yield* Secrets
  const sealJournal: Sweep = { name: "earnings.sealJournal", cron: "* * * * *", run: yield* makeSealJournal(hash) }
  return [sealJournal]
})
