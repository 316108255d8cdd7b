import { Context, type Effect, Schema } from "effect"
import { retryAfter } from "./retry-after.js"
import type { Setting } from "./settings.js"

export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", retryAfter) {
  override get message() {
    return "Too many attempts. Please try again later."
  }
}

/** Calls of one operation from one address; a network of IPv6 (/64) counts as one. */
export interface RateLimit {
  readonly perMinute: Setting<number, number>
}

export class RateLimiter extends Context.Tag("@mentorkit/RateLimiter")<
  RateLimiter,
  {
    /** Takes one of `points` in each `seconds` of real time from the bucket, atomically, whichever host asks. */
    readonly consume: (
      bucket: string,
      limit: { readonly points: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
  }
>() {}
