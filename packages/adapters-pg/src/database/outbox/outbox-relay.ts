/** Delivers what the outbox holds, lane by lane, however many hosts relay. */
import type { SqlClient } from "@effect/sql"
import { lanes, OutboxRelay, Subscriptions, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type Duration, Effect, Fiber, FiberSet, Layer, Queue } from "effect"
import { BackgroundActivity } from "../background/background-activity.js"
import { pauseBetweenRenewals, renewal } from "../background/renewal.js"
import { Doorbell } from "../doorbell.js"
import { inBackground } from "../engine/connection-purpose.js"
import { isInTransaction } from "../is-in-transaction.js"
import { makeAttempt } from "./attempt.js"
import { type ClaimedDelivery, deliveryStore } from "./delivery-store.js"
import { makeFanOut } from "./fan-out.js"
import { laneRules, leaseSeconds } from "./lanes.js"
import { PromptDeliveries } from "./prompt-deliveries.js"
import { newRunningDeliveries } from "./running-deliveries.js"
import { type DeliveryFibers, newDeliveryFibers, newWorkerPool, type WorkerPool } from "./worker-pool.js"

export interface OutboxRelayOptions {
  /** How soon a delivery is found whose time comes by itself, or whose host the doorbell does not reach; a second unless told. */
  readonly pollEvery?: Duration.DurationInput
  /** For how long a stop waits for what it is at; 10 unless told. */
  readonly graceSeconds?: number
}

const workerPools = Effect.gen(function* () {
  const subscriptions = yield* Subscriptions
  const { noteEnd } = yield* PromptDeliveries
  const store = yield* deliveryStore(subscriptions)
  const attempt = yield* makeAttempt(store, subscriptions)
  /** Drains that wait for the end of any delivery. */
  const waiting = new Set<Queue.Queue<void>>()
  const onEnd = ({ eventId }: ClaimedDelivery) => {
    noteEnd(eventId)
    for (const queue of waiting) queue.unsafeOffer(undefined)
  }
  const running = yield* newRunningDeliveries
  // Lanes without a subscriber too: they may have rows from before a subscriber moved to another lane.
  const pools = yield* Effect.forEach(lanes, (lane) =>
    Effect.flatMap(Effect.makeSemaphore(1), (turn) =>
      Effect.forEach(laneRules[lane].pools, (rules) =>
        newWorkerPool({ lane, rules, running, turn, store, attempt, onEnd })
      )
    )
  )
  return {
    all: pools.flat(),
    /** Renews the leases of what runs, whatever that waits for. */
    leaseRenewal: renewal(
      Effect.suspend(() => store.renew(running.ids())),
      leaseSeconds,
      "The relay could not renew what it is at"
    ).pipe(Effect.delay(pauseBetweenRenewals(leaseSeconds)), (renew) =>
      Effect.forever(Effect.zipRight(running.untilSomeRun, renew))
    ),
    keepsDrainWaiting: running.keepsDrainWaiting,
    /** A queue that has an element once any delivery has ended. */
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
  const { whileRunning } = yield* PromptDeliveries
  const activity = yield* BackgroundActivity
  const pools = yield* workerPools
  const fanOut = yield* makeFanOut(yield* Subscriptions)
  // They belong to the relay and not to the drain that started them: a drain that is interrupted would cut short mails
  // whose server has taken them already, and these would go out again.
  const fibers = yield* newDeliveryFibers
  // Before the finalizer, so that it goes on while a stop waits for what runs.
  yield* Effect.forkScoped(pools.leaseRenewal)
  const stop = stopAfterGrace(fibers, graceSeconds)
  yield* Effect.addFinalizer(() => stop)

  const drain = Effect.gen(function* () {
    if (yield* isInTransaction) {
      return yield* Effect.dieMessage(
        "Events are delivered outside of transactions, or mails would go out of undone work."
      )
    }
    const ends = yield* pools.ends
    for (let started = 0; ; ) {
      yield* Queue.takeAll(ends)
      const fannedOut = yield* fanOut
      const startedNow = yield* Effect.forEach(pools.all, ({ startDue }) => startDue(fibers))
      const count = startedNow.reduce((sum, one) => sum + one, 0)
      started += count
      if (fannedOut + count > 0) continue
      // Waits for deliveries that `run` has started too, and looks again at what their ends have made due.
      if (!pools.keepsDrainWaiting() && (yield* Queue.isEmpty(ends))) return started
      yield* Effect.timeoutOption(Queue.take(ends), "1 second")
    }
  }).pipe(Effect.scoped)

  let isLogged = false
  /**
   * The database may be away for a moment; what is due will still be due when it is back. Logged once until a look
   * succeeds again: all lanes look once a second.
   */
  const look = (what: Effect.Effect<number>) =>
    what.pipe(
      Effect.tap(() => Effect.sync(() => (isLogged = false))),
      Effect.catchAllCause((cause) => {
        const log = isLogged ? Effect.void : Effect.logWarning("The relay could not deliver", cause)
        isLogged = true
        return Effect.as(log, 0)
      })
    )

  const fanOutForever = Effect.gen(function* () {
    const rung = yield* doorbell.listen("outbox")
    const round = Effect.tap(look(fanOut), () => Effect.sync(() => activity.beat("relay")))
    return yield* Effect.forever(
      Effect.flatMap(round, (count) => (count > 0 ? Effect.void : Effect.race(rung, Effect.sleep(pollEvery))))
    )
  })

  const runPool = Effect.fnUntraced(function* (pool: WorkerPool) {
    const rung = yield* doorbell.listen(`${pool.lane}-lane`)
    const anything = Effect.raceAll([rung, pool.rung, Effect.sleep(pollEvery)])
    return yield* Effect.forever(Effect.zipRight(look(pool.startDue(fibers)), anything))
  })

  const run = Effect.gen(function* () {
    // Added before the loops are forked: they have stopped by the time this runs.
    yield* Effect.addFinalizer(() => stop)
    // Health checks count the time to its first look from here.
    activity.beat("relay")
    const loops = [fanOutForever, ...pools.all.map(runPool)]
    yield* Effect.forEach(loops, Effect.forkScoped)
    // A stop finishes what runs and begins nothing, so nobody waits any more.
    return yield* whileRunning(Effect.never)
  }).pipe(Effect.scoped)

  return OutboxRelay.of({ drain: inBackground(drain), run: inBackground(run) })
}, Effect.sequentialFinalizers)

/** Needs the table of subscriptions, and so every domain's services. */
export const outboxRelay = (
  options: OutboxRelayOptions = {}
): Layer.Layer<OutboxRelay, never, SqlClient.SqlClient | Doorbell | PromptDeliveries | Subscriptions | UnitOfWork> =>
  Layer.scoped(OutboxRelay, make(options))
