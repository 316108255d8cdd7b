/** Signs of life of what a host has claimed: where they stay away, another host takes it over and does it again. */
import { Duration, Effect, Schedule } from "effect"
import { forVitals } from "../engine/connection-purpose.js"

export const pauseBetweenRenewals = (leaseSeconds: number) => Duration.seconds(leaseSeconds / 3)

/**
 * What was claimed may have all connections of the background, and wait there for locks, so a renewal takes none of these
 * and waits for nobody. One that is lost is tried again soon, until it succeeds; that it is lost is told once.
 */
export const renewal = <E, R>(renew: Effect.Effect<unknown, E, R>, leaseSeconds: number, lost: string) => {
  const again = Schedule.spaced(Duration.seconds(leaseSeconds / 30))
  return renew.pipe(
    Effect.catchAllCause((cause) =>
      Effect.zipRight(Effect.logWarning(lost, cause), Effect.retry(Effect.sandbox(renew), again))
    ),
    // It is tried for ever.
    Effect.orDie,
    forVitals
  )
}
