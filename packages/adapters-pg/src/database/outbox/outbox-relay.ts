/** Delivers what the outbox holds, lane by lane, however many hosts relay. */
import { SqlClient } from "@effect/sql"
import { lanes, OutboxRelay, Subscriptions, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type Duration, Effect, Fiber, FiberSet, Layer, Option, Queue } from "effect"
import { BackgroundActivity } from "../background/background-activity.js"
import { pauseBetweenRenewals, renewal } from "../background/renewal.js"
import { Doorbell } from "../doorbell.js"
import { inBackground } from "../engine/connection-purpose.js"
import { attempting } from "./attempt.js"
import { type DeliveryFibers, newCrew, newDeliveryFibers, type WorkingCrew } from "./crew.js"
import { deliveryStore } from "./delivery-store.js"
import { fanningOut } from "./fan-out.js"
import { newInFlight } from "./in-flight.js"
import { laneRules, leaseSeconds } from "./lanes.js"

export interface OutboxRelayOptions {
  /** How soon a delivery is found whose time comes by itself, or whose host the doorbell does not reach; a second unless told. */
  readonly pollEvery?: Duration.DurationInput
  /** For how long a stop waits for what it is at; 10 unless told. */
  readonly graceSeconds?: number
}

const crewsOf = Effect.gen(function* () {
  const subscriptions = yield* Subscriptions
  const store = yield* deliveryStore(subscriptions)
  const attempt = yield* attempting(store, subscriptions)
  /** Those who wait for the end of any delivery. */
  const waiting = new Set<Queue.Queue<void>>()
  const onEnd = () => {
    for (const queue of waiting) queue.unsafeOffer(undefined)
  }
  const inFlight = yield* newInFlight
  // Also for lanes in which nobody is any more: their rows are from before somebody moved.
  const crews = yield* Effect.forEach(lanes, (lane) =>
    Effect.flatMap(Effect.makeSemaphore(1), (turn) =>
      Effect.forEach(laneRules[lane].crews, (crew) => newCrew({ lane, crew, inFlight, turn, store, attempt, onEnd }))
    )
  )
  return {
    all: crews.flat(),
    /** Signs of life for what is being delivered, whatever its deliveries wait for. */
    renewing: renewal(
      Effect.suspend(() => store.renew(inFlight.ids())),
      leaseSeconds,
      "The relay could not renew what it is at"
    ).pipe(Effect.delay(pauseBetweenRenewals(leaseSeconds)), (renew) =>
      Effect.forever(Effect.zipRight(inFlight.whileSomeRun, renew))
    ),
    hasPromising: inFlight.hasPromising,
    /** Has something in it once any delivery has ended. */
    ends: Effect.acquireRelease(
      Effect.tap(Queue.sliding<void>(1), (queue) => Effect.sync(() => waiting.add(queue))),
      (queue) => Effect.sync(() => waiting.delete(queue))
    )
  }
})

/** In a fiber of its own: the one that was interrupted waits for nothing that may be interrupted. */
const stopAfterGrace = (fibers: DeliveryFibers, graceSeconds: number) =>
  FiberSet.awaitEmpty(fibers).pipe(
    Effect.timeoutOption(`${graceSeconds} seconds`),
    Effect.interruptible,
    Effect.forkDaemon,
    Effect.flatMap(Fiber.await),
    Effect.zipRight(FiberSet.clear(fibers))
  )

const make = Effect.fnUntraced(function* ({ graceSeconds = 10, pollEvery = "1 second" }: OutboxRelayOptions) {
  const doorbell = yield* Doorbell
  const activity = yield* BackgroundActivity
  const crews = yield* crewsOf
  const fanOut = yield* fanningOut(yield* Subscriptions)
  // Of the relay, and not of whoever has them begun: a drain that is broken off would cut mails short whose server has
  // taken them already, and they would go out again.
  const fibers = yield* newDeliveryFibers
  // Before the finalizer, so that it goes on while a stop waits for what runs.
  yield* Effect.forkScoped(crews.renewing)
  const stop = stopAfterGrace(fibers, graceSeconds)
  yield* Effect.addFinalizer(() => stop)

  const drain = Effect.gen(function* () {
    if (Option.isSome(yield* Effect.serviceOption(SqlClient.TransactionConnection))) {
      return yield* Effect.dieMessage(
        "Events are delivered outside of transactions, or mails would go out of undone work."
      )
    }
    const ends = yield* crews.ends
    for (let begun = 0; ; ) {
      yield* Queue.takeAll(ends)
      const fannedOut = yield* fanOut
      const begunNow = yield* Effect.forEach(crews.all, ({ begin }) => begin(fibers))
      const count = begunNow.reduce((sum, one) => sum + one, 0)
      begun += count
      if (fannedOut + count > 0) continue
      // Also what the relay of this process has begun by itself, and what its end may have made due since we looked.
      if (!crews.hasPromising() && (yield* Queue.isEmpty(ends))) return begun
      yield* Effect.timeoutOption(Queue.take(ends), "1 second")
    }
  }).pipe(Effect.scoped)

  let isTold = false
  /**
   * The database may be away for a moment; what is due will still be due when it is back. Told once until somebody has
   * found it again: all lanes look once a second.
   */
  const look = (what: Effect.Effect<number>) =>
    what.pipe(
      Effect.tap(() => Effect.sync(() => (isTold = false))),
      Effect.catchAllCause((cause) => {
        const tell = isTold ? Effect.void : Effect.logWarning("The relay could not deliver", cause)
        isTold = true
        return Effect.as(tell, 0)
      })
    )

  const fanningOutForEver = Effect.gen(function* () {
    const rung = yield* doorbell.listen("outbox")
    const round = Effect.tap(look(fanOut), () => Effect.sync(() => activity.beat("relay")))
    return yield* Effect.forever(
      Effect.flatMap(round, (count) => (count > 0 ? Effect.void : Effect.race(rung, Effect.sleep(pollEvery))))
    )
  })

  const working = Effect.fnUntraced(function* (crew: WorkingCrew) {
    const rung = yield* doorbell.listen(`${crew.lane}-lane`)
    const anything = Effect.raceAll([rung, crew.rung, Effect.sleep(pollEvery)])
    return yield* Effect.forever(Effect.zipRight(look(crew.begin(fibers)), anything))
  })

  const run = Effect.gen(function* () {
    // Before those who begin something, so that they have stopped by then.
    yield* Effect.addFinalizer(() => stop)
    // From here on it has its time for a first look.
    activity.beat("relay")
    const loops = [fanningOutForEver, ...crews.all.map(working)]
    return yield* Effect.zipRight(Effect.forEach(loops, Effect.forkScoped), Effect.never)
  }).pipe(Effect.scoped)

  return OutboxRelay.of({ drain: inBackground(drain), run: inBackground(run) })
}, Effect.sequentialFinalizers)

/** Needs the table of subscriptions, and so every domain's services. */
export const outboxRelay = (
  options: OutboxRelayOptions = {}
): Layer.Layer<OutboxRelay, never, SqlClient.SqlClient | Doorbell | Subscriptions | UnitOfWork> =>
  Layer.scoped(OutboxRelay, make(options))
