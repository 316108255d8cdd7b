/** Sweeps of passkeys. */
import { DateTime, Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { PasskeyChallengeRepository } from "./ports.js"

const batch = 1000

export const passkeySweeps = Effect.gen(function* () {
  const challenges = yield* PasskeyChallengeRepository

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "passkeys.forgetExpiredChallenges",
      cron: "*/10 * * * *",
      run: Effect.flatMap(DateTime.now, (now) => challenges.forgetExpired(now, batch))
    }
  ]
  return sweeps
})
