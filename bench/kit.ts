/** Scheduling in this process, on PostgreSQL and without HTTP. */
import { secrets } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter, Pg } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { Ids, LinkBase } from "@mentorkit/core/kernel"
import { Scheduling } from "@mentorkit/core/scheduling"
import { Clock, Duration, Effect, Layer, Redacted } from "effect"

const { scheduling } = domains

const servicesOn = (url: string, maxConnections: number) =>
  Scheduling.layer.pipe(
    Layer.provideMerge(domains.verification.forNeighbours),
    Layer.provideMerge(Ids.layer),
    Layer.provideMerge(adapters),
    Layer.provideMerge(memoryRateLimiter),
    Layer.provideMerge(secrets(Redacted.make("a secret for measuring, long enough"))),
    Layer.provideMerge(Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })),
    Layer.provideMerge(Pg.layer({ url: Redacted.make(url), maxConnections }))
  )

export const newKit = (url: string, maxConnections: number) =>
  createMentorkit({ domains: { scheduling }, services: servicesOn(url, maxConnections) })

export type Kit = ReturnType<typeof newKit>

const dayNanos = Duration.unsafeToNanos("1 day")

/** A clock that whole days may be added to. */
export const movableClock = () => {
  const clock = Clock.make()
  let days = 0
  const nanos = () => clock.unsafeCurrentTimeNanos() + BigInt(days) * dayNanos
  const millis = () => clock.unsafeCurrentTimeMillis() + days * 86_400_000
  const moved: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    sleep: clock.sleep,
    unsafeCurrentTimeNanos: nanos,
    unsafeCurrentTimeMillis: millis,
    currentTimeNanos: Effect.sync(nanos),
    currentTimeMillis: Effect.sync(millis)
  }
  const nextDay = () => {
    days += 1
  }
  return { clock: moved, nextDay, now: millis }
}
