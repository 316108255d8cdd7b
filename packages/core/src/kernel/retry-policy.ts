/** When a delivery is tried again, and when it is given up. Pure; `OutboxRelay` promises these numbers. */
import { Cause, Chunk } from "effect"
import { DeliveryRefused, PeerUnavailable } from "./subscriber.js"

/** Both must be reached: a clock that jumps, or a peer that could not be probed, must not use the attempts up. */
const maxAttempts = 20
const longestFailingMillis = 3 * 86_400_000

const longestPauseMillis = 30 * 60_000
/** The circuit breaker already spares a peer that is away, and what is due should go out as soon as it is back. */
const longestPauseAwayMillis = 60_000

export type Trouble = "refused" | "away" | "other"
/** `silent`: done without a word to any peer. `postponed`: not done, by the subscriber's own wish. */
export type Ending = Trouble | "reached" | "silent" | "postponed"

/** What went wrong decides what becomes of the delivery. */
export const troubleOf = (cause: Cause.Cause<unknown>): Trouble => {
  const failures = Chunk.toReadonlyArray(Cause.failures(cause))
  if (failures.some((failure) => failure instanceof DeliveryRefused)) return "refused"
  return failures.some((failure) => failure instanceof PeerUnavailable) ? "away" : "other"
}

export interface Failing {
  readonly attempts: number
  readonly failingForMillis: number
  readonly trouble: Trouble
}

export const isDeadLetter = ({ attempts, failingForMillis, trouble }: Failing): boolean =>
  trouble === "refused" || (attempts >= maxAttempts && failingForMillis >= longestFailingMillis)

/**
 * 2, 4, 8 … seconds up to half an hour, or a minute where the peer is away. `chance`, from 0 to 1, takes up to half of it
 * off, so that a peer that comes back is not met by everybody at once.
 */
export const retryPauseMillis = (
  { attempts, trouble }: Pick<Failing, "attempts" | "trouble">,
  chance: number
): number => {
  const longest = trouble === "away" ? longestPauseAwayMillis : longestPauseMillis
  return Math.round(Math.min(longest, 1000 * 2 ** Math.min(attempts, 20)) * (1 - chance / 2))
}
