/** Sweeps of two-factor. None is a deadline: they remove rows that no longer count. */
import { DateTime, Effect } from "effect"
import type { Sweep } from "../kernel/index.js"
import { OneTimeCodeRepository, TrustedDeviceRepository } from "./ports.js"

const batch = 1000

export const twoFactorSweeps = Effect.gen(function* () {
  const codes = yield* OneTimeCodeRepository
  const devices = yield* TrustedDeviceRepository

  const sweeps: ReadonlyArray<Sweep> = [
    {
      // Codes of the last hour are counted still.
      name: "twoFactor.forgetExpiredCodes",
      cron: "37 * * * *",
      run: Effect.flatMap(DateTime.now, (now) => codes.forgetExpired(DateTime.subtract(now, { hours: 1 }), batch))
    },
    {
      name: "twoFactor.forgetExpiredDevices",
      cron: "47 3 * * *",
      run: Effect.flatMap(DateTime.now, (now) => devices.forgetExpired(now, batch))
    }
  ]
  return sweeps
})
