/** Sweeps of identity. None is a deadline: they remove rows that no longer count. */
import { DateTime, Duration, Effect } from "effect"
import { Settings, type Sweep } from "../kernel/index.js"
import {
  AccessTokenRepository,
  EmailVerificationRepository,
  LoginFailureRepository,
  PasswordResetRepository
} from "./ports.js"
import { wrongPasswordMinutes } from "./settings.js"

const batch = 1000

/** Kept so that a late visitor learns that the link has expired. */
const expiredLinksAreKept = Duration.days(30)

export const identitySweeps = Effect.gen(function* () {
  const tokens = yield* AccessTokenRepository
  const verifications = yield* EmailVerificationRepository
  const resets = yield* PasswordResetRepository
  const failures = yield* LoginFailureRepository
  const settings = yield* Settings

  const ago = (age: Duration.Duration) => Effect.map(DateTime.now, DateTime.subtractDuration(age))

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "identity.forgetExpiredTokens",
      cron: "17 * * * *",
      run: Effect.flatMap(DateTime.now, (now) => tokens.forgetExpired(now, batch))
    },
    {
      name: "identity.forgetExpiredVerifications",
      cron: "27 3 * * *",
      run: Effect.flatMap(ago(expiredLinksAreKept), (before) => verifications.forgetExpired(before, batch))
    },
    {
      // Used and expired links get the same answer.
      name: "identity.forgetExpiredPasswordResets",
      cron: "57 * * * *",
      run: Effect.flatMap(DateTime.now, (now) => resets.forgetExpired(now, batch))
    },
    {
      name: "identity.forgetLoginFailures",
      cron: "*/15 * * * *",
      run: Effect.flatMap(settings.get(wrongPasswordMinutes), (minutes) =>
        Effect.flatMap(ago(Duration.minutes(minutes)), (before) => failures.forgetOld(before, batch))
      )
    }
  ]
  return sweeps
})
