/** Acts whose answer waits until they were heard: what follows of them is there when the answer is. */
import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"

export interface AwaitedEvent {
  readonly eventId: string
  /** Names of the subscribers whose deliveries are waited for. */
  readonly subscribers: ReadonlyArray<string>
}

/** By then the act is answered, whatever has become of them: they are delivered all the same. */
const longestMillis = 1000
/** The end of a delivery that another process has made is found by looking. */
const pauseMillis = 50

export class PromptDeliveries extends Context.Tag("@mentorkit/adapters-pg/PromptDeliveries")<
  PromptDeliveries,
  {
    /** Acts of this process wait while its relay runs, and not where it has none: nobody knows when another one looks. */
    readonly whileRunning: <A, E, R>(relay: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** A delivery of this process's relay has ended. */
    readonly noteEnd: () => void
    /** After the commit of the act. */
    readonly wait: (awaited: ReadonlyArray<AwaitedEvent>) => Effect.Effect<void>
  }
>() {
  static readonly layer: Layer.Layer<PromptDeliveries, never, SqlClient.SqlClient> = Layer.effect(
    PromptDeliveries,
    Effect.suspend(() => make)
  )
}

/** By the time of the process: the clock of a test may stand still. */
const pause = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  let relays = 0
  const waiting = new Set<() => void>()

  const nextEnd = () => new Promise<void>((resolve) => waiting.add(resolve))

  /** What has failed is tried again later, and nobody waits for that. */
  const arePending = (awaited: ReadonlyArray<AwaitedEvent>) =>
    Effect.map(
      sql`
        select from deliveries
        where event_id = any(${awaited.map(({ eventId }) => eventId)}::uuid[])
          and subscriber = any(${awaited.flatMap(({ subscribers }) => subscribers)}::text[])
          and delivered_at is null and dead_at is null and attempts = 0
        limit 1`,
      (rows) => rows.length > 0
    )

  const untilDelivered = Effect.fnUntraced(function* (awaited: ReadonlyArray<AwaitedEvent>) {
    const end = performance.now() + longestMillis
    while (performance.now() < end) {
      // From before the look, so that none is missed.
      const ended = nextEnd()
      if (!(yield* arePending(awaited))) return
      yield* Effect.promise(() => Promise.race([ended, pause(pauseMillis)]))
    }
  })

  return PromptDeliveries.of({
    whileRunning: (relay) =>
      Effect.acquireUseRelease(
        Effect.sync(() => relays++),
        () => relay,
        () => Effect.sync(() => relays--)
      ),
    noteEnd: () => {
      for (const resolve of waiting) resolve()
      waiting.clear()
    },
    wait: (awaited) =>
      relays === 0 || awaited.length === 0
        ? Effect.void
        : // The act is committed: whatever goes wrong here is no failure of it.
          Effect.catchAllCause(untilDelivered(awaited), () => Effect.void)
  })
})
