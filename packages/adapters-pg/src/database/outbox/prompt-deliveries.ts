/** Acts whose answer waits until they were heard: what follows of them is there when the answer is. */
import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Queue } from "effect"

export interface AwaitedEvent {
  readonly eventId: string
  /** Names of the subscribers whose deliveries are waited for. */
  readonly subscribers: ReadonlyArray<string>
}

/** By then the act is answered, whatever has become of them: they are delivered all the same. */
const longestMillis = 1000
/** The end of a delivery that another process has made is found by looking: soon, and then after longer and longer pauses. */
const firstPauseMillis = 25

export class PromptDeliveries extends Context.Tag("@mentorkit/adapters-pg/PromptDeliveries")<
  PromptDeliveries,
  {
    /** Acts of this process wait while its relay runs, and not where it has none: nobody knows when another one looks. */
    readonly whileRunning: <A, E, R>(relay: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** A delivery of the event by this process's relay has ended. */
    readonly noteEnd: (eventId: string) => void
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
const pause = (millis: number) =>
  Effect.async<void>((resume) => {
    const timer = setTimeout(() => resume(Effect.void), millis)
    return Effect.sync(() => clearTimeout(timer))
  })

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  let relays = 0
  /** By the event that an act waits for: what has an element once it is worth a look. */
  const waiting = new Map<string, Queue.Queue<void>>()

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

  /** A queue that has an element once a delivery of one of the events has ended. */
  const endsOf = (awaited: ReadonlyArray<AwaitedEvent>) =>
    Effect.acquireRelease(
      Effect.tap(Queue.sliding<void>(1), (ends) =>
        Effect.sync(() => {
          for (const { eventId } of awaited) waiting.set(eventId, ends)
        })
      ),
      () =>
        Effect.sync(() => {
          for (const { eventId } of awaited) waiting.delete(eventId)
        })
    )

  const untilDelivered = Effect.fnUntraced(function* (awaited: ReadonlyArray<AwaitedEvent>) {
    const ends = yield* endsOf(awaited)
    for (let millis = firstPauseMillis; ; millis *= 1.5) {
      yield* Effect.raceFirst(Queue.take(ends), pause(millis))
      if (relays === 0 || !(yield* arePending(awaited))) return
    }
  }, Effect.scoped)
  /** A look may wait for a connection, and cannot be called off. */
  const soonOrLater = (awaited: ReadonlyArray<AwaitedEvent>) =>
    Effect.raceFirst(Effect.disconnect(untilDelivered(awaited)), pause(longestMillis))

  return PromptDeliveries.of({
    whileRunning: (relay) =>
      Effect.acquireUseRelease(
        Effect.sync(() => relays++),
        () => relay,
        () =>
          Effect.sync(() => {
            relays--
            for (const ends of waiting.values()) ends.unsafeOffer(undefined)
          })
      ),
    noteEnd: (eventId) => waiting.get(eventId)?.unsafeOffer(undefined),
    wait: (awaited) =>
      relays === 0 || awaited.length === 0
        ? Effect.void
        : // The act is committed: whatever goes wrong here is no failure of it.
          Effect.catchAllCause(soonOrLater(awaited), () => Effect.void)
  })
})
