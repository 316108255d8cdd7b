import { Context, type Effect, Schema } from "effect"
import { retryAfter } from "./retry-after.js"
import type { Setting } from "./settings.js"

export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", retryAfter) {
  override get message() {
    return "Too many attempts. Please try again later."
  }
}

/** A limit on calls of one operation from one address. An IPv6 network (/64) counts as one address. */
export interface RateLimit {
  readonly perMinute: Setting<number, number>
}

/**
 * A limit on calls of one account, from whatever address. Counted under the setting: operations that declare the same
 * one share it. Without a setting of its own a period has no limit. A day is 24 hours from the first call on.
 */
export type AccountLimit =
  | { readonly perMinute: Setting<number, number>; readonly perDay?: Setting<number, number> }
  | { readonly perMinute?: never; readonly perDay: Setting<number, number> }

export class RateLimiter extends Context.Tag("@mentorkit/RateLimiter")<
  RateLimiter,
  {
    /** Takes one of `points` per `seconds` of real time, atomically across hosts. */
    readonly consume: (
      bucket: string,
      limit: { readonly points: number; readonly seconds: number }
    ) => Effect.Effect<void, TooManyRequests>
  }
>() {}
