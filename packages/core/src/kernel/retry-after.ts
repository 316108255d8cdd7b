/** Field for errors that end with time. */
import { DateTime, Duration, Schema } from "effect"
import { described } from "./described.js"

export const retryAfter = {
  /** Whole seconds until a retry makes sense; a transport sends it as `Retry-After`. */
  retryAfterSeconds: Schema.propertySignature(
    described(Schema.Int, "Whole seconds until another try makes sense; the same as the header Retry-After.", 30)
  ).pipe(Schema.fromKey("retry_after_seconds"))
}

/** Whole seconds from now until a later moment, at least 1: nobody comes back early. */
export const secondsUntil = (then: DateTime.Utc, now: DateTime.Utc): number =>
  Math.max(1, Math.ceil(Duration.toSeconds(DateTime.distanceDuration(now, then))))
