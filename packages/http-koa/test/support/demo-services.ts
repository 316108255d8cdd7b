/** The services of a host that keeps everything in memory and hides nothing. */
import {
  type Caller,
  guest,
  IdempotencyKeyInFlight,
  IdempotencyKeyReused,
  TooManyRequests
} from "@mentorkit/core/kernel"
import { Authenticator, IdempotencyStore, RateLimiter, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { type Context, Effect, Layer, Option } from "effect"

/** Here the token is the caller as JSON. */
export const tokens = Layer.succeed(Authenticator, {
  authenticate: (token) => Effect.succeed(token.startsWith("{") ? (JSON.parse(token) as Caller) : guest),
  callerOf: () => Effect.succeed(guest)
})

const limiter = Layer.sync(RateLimiter, () => {
  const taken = new Map<string, number>()
  return {
    consume: (bucket: string, { points, seconds }: { readonly points: number; readonly seconds: number }) => {
      const count = (taken.get(bucket) ?? 0) + 1
      taken.set(bucket, count)
      return count > points ? Effect.fail(new TooManyRequests({ retryAfterSeconds: seconds })) : Effect.void
    }
  }
})

const secrets = Layer.succeed(Secrets, {
  random: (bytes) => Effect.succeed("r".repeat(bytes)),
  hash: (secret) => Effect.succeed(`#${secret}`),
  derive: (label) => Effect.succeed(label),
  derivations: (label) => Effect.succeed([label]),
  seal: (_label, text) => Effect.succeed(text),
  open: (_label, sealed) => Effect.succeed(Option.some(sealed)),
  reseal: (_label, sealed) => Effect.succeed(Option.some(sealed))
})
const settings = Layer.succeed(Settings, {
  get: ({ default: value }) => Effect.succeed(value),
  set: () => Effect.void
})

/** `in-flight` is a key that somebody else is still at. */
const idempotency = Layer.sync(IdempotencyStore, () => {
  const known = new Map<string, { readonly fingerprint: string; result?: unknown }>()
  return {
    start: ({ key }, fingerprint) => {
      if (key === "in-flight") return Effect.fail(new IdempotencyKeyInFlight())
      const entry = known.get(key)
      if (entry !== undefined && entry.fingerprint !== fingerprint) return Effect.fail(new IdempotencyKeyReused())
      if (entry !== undefined) return Effect.succeed({ _tag: "Done" as const, result: entry.result })
      known.set(key, { fingerprint })
      return Effect.succeed({ _tag: "Fresh" as const, token: key })
    },
    finish: ({ key }, _token, result) => Effect.sync(() => Object.assign(known.get(key) ?? {}, { result })),
    release: ({ key }) => Effect.sync(() => known.delete(key))
  } satisfies Context.Tag.Service<IdempotencyStore>
})

export const kernelServices = Layer.mergeAll(limiter, secrets, settings, idempotency)
