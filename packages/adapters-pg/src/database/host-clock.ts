/** The clock of a development host: the system's time plus an offset that the database keeps. */
import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer } from "effect"
import { migrate } from "./migrator/migrate.js"
import { repositoryOf } from "./repository.js"

/**
 * Its layer sets the clock of everything that is built on top of it, so it belongs at the bottom of the host. Only
 * the time of day moves: sleeping, timeouts and the length of spans keep to real time. Production leaves it out.
 */
export class HostClock extends Context.Tag("@mentorkit/adapters-pg/HostClock")<
  HostClock,
  {
    /**
     * Moves the clock forward for good, by whole milliseconds. What falls due by that is `runDue`'s. Other hosts of
     * the same database notice when they start again.
     */
    readonly advance: (milliseconds: number) => Effect.Effect<void>
  }
>() {}

const clockAhead = (offset: () => number): Clock.Clock => {
  const system = Clock.make()
  const now = () => system.unsafeCurrentTimeMillis() + offset()
  return {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: now,
    currentTimeMillis: Effect.sync(now),
    unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
    currentTimeNanos: system.currentTimeNanos,
    sleep: (duration) => system.sleep(duration)
  }
}

interface Row {
  readonly offsetMs: bigint
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  let offset = 0
  const apply = ([row]: ReadonlyArray<Row>) => {
    if (row !== undefined) offset = Number(row.offsetMs)
  }
  // A host does not start without it.
  apply(yield* Effect.orDie(sql<Row>`select offset_ms from host_clock`))

  const hostClock = repositoryOf(HostClock, {
    advance: (milliseconds) =>
      Number.isSafeInteger(milliseconds) && milliseconds >= 0
        ? sql<Row>`update host_clock set offset_ms = offset_ms + ${milliseconds} returning offset_ms`.pipe(
            Effect.map(apply)
          )
        : Effect.dieMessage(`The clock can be moved forward by whole milliseconds only, not by ${milliseconds}.`)
  })
  return Layer.merge(Layer.succeed(HostClock, hostClock), Layer.setClock(clockAhead(() => offset)))
})

export const hostClock = Layer.unwrapEffect(make).pipe(Layer.provide(migrate))
