/** What a refusal that time mends says about when to come back. */
import { DateTime, Duration, Schema } from "effect"

export const retryAfter = {
  /** Whole seconds until it is worth another try; a transport tells it as `Retry-After`. */
  retryAfterSeconds: Schema.propertySignature(Schema.Int).pipe(Schema.fromKey("retry_after_seconds"))
}

/** Whole seconds from now until a later moment, and never 0: whoever waits that long is not early. */
export const secondsUntil = (then: DateTime.Utc, now: DateTime.Utc): number =>
  Math.max(1, Math.ceil(Duration.toSeconds(DateTime.distanceDuration(now, then))))
