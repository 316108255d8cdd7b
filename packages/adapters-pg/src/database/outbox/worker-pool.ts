/** A pool of workers of one lane. It claims what is due for as many workers as are free, so none waits for a slower one. */

import { type Lane, newCircuitBreaker, type Permit } from "@mentorkit/core/kernel/ports"
import { Cause, Clock, Effect, FiberSet, Queue, type Scope } from "effect"
import { BackgroundActivity } from "../background/background-activity.js"
import type { AttemptResult } from "./attempt.js"
import type { ClaimedDelivery, DeliveryStore } from "./delivery-store.js"
import type { WorkerPoolRules } from "./lanes.js"
import type { RunningDeliveries } from "./running-deliveries.js"

export interface WorkerPoolParts {
  readonly lane: Lane
  readonly rules: WorkerPoolRules
  readonly store: DeliveryStore
  readonly attempt: (claimed: ClaimedDelivery) => Effect.Effect<AttemptResult>
  /** Of all pools of this relay. */
  readonly running: RunningDeliveries
  /**
   * One claim of a lane at a time: a pool knows what the others have just claimed. So where nothing is due and nothing
   * runs, nothing was being claimed either.
   */
  readonly turn: Effect.Semaphore
  /** Called at the end of every delivery. */
  readonly onEnd: (ended: ClaimedDelivery) => void
}

/** Where deliveries run: they end with the scope that these were made in. */
export type DeliveryFibers = FiberSet.FiberSet<void>
export const newDeliveryFibers: Effect.Effect<DeliveryFibers, never, Scope.Scope> = FiberSet.make<void>()

/** After so many attempts, about a quarter of a minute, a single delivery that reaches nobody is logged. */
const loggedAfter = 3

export const newWorkerPool = ({ attempt, rules, running, lane, onEnd, store, turn }: WorkerPoolParts) =>
  Effect.gen(function* () {
    const activity = yield* BackgroundActivity
    const breaker = newCircuitBreaker()
    let busy = 0
    const rung = yield* Queue.sliding<void>(1)
    /** All workers were busy at the last look, so there may be more. */
    let mayBeMore = false

    const noteEnd = Effect.fnUntraced(function* (
      claimed: ClaimedDelivery,
      permit: Permit,
      { ending, reason }: AttemptResult
    ) {
      const change = breaker.note(claimed.id, ending, permit.isProbe, yield* Clock.currentTimeMillis)
      if (ending === "reached" || ending === "silent") activity.noteDelivered(claimed.type)
      if (change === "gone")
        yield* Effect.logWarning(`Lane ${lane}: the other side is away; one delivery at a time knocks. ${reason}`)
      // A single one does not open the breaker, and would be heard of only when it is given up, days later.
      const isAlone = change === undefined && !permit.isProbe && claimed.attempts + 1 === loggedAfter
      if (ending === "away" && isAlone)
        yield* Effect.logWarning(`Lane ${lane}: ${claimed.subscriber} has found nobody ${loggedAfter} times. ${reason}`)
      if (change === "back") yield* Effect.logInfo(`Lane ${lane}: the other side is back`)
      if (mayBeMore || claimed.isOrdered || change === "back") rung.unsafeOffer(undefined)
    })

    /** The end is noted even where the fiber is interrupted before its first step. */
    const work = (claimed: ClaimedDelivery, permit: Permit) =>
      Effect.interruptible(attempt(claimed)).pipe(
        Effect.flatMap((result) => noteEnd(claimed, permit, result)),
        Effect.onError(() => Effect.sync(() => breaker.giveBack(permit))),
        // The database may be away for a moment; the delivery is claimed anew after its lease.
        Effect.catchAllCause((cause) =>
          Cause.isInterruptedOnly(cause)
            ? Effect.void
            : Effect.logWarning(`Lane ${lane}: what became of a delivery could not be noted`, cause)
        ),
        Effect.ensuring(
          Effect.sync(() => {
            busy--
            running.remove(claimed.id)
            onEnd(claimed)
          })
        )
      )

    /** Starts what is due, and spares a peer that is away. Answers how many deliveries it started. */
    const startDue = (fibers: DeliveryFibers) =>
      Effect.gen(function* () {
        const permit = breaker.permit(rules.workers - busy, yield* Clock.currentTimeMillis)
        if (permit.max <= 0) {
          mayBeMore = true
          return 0
        }
        const claimed = yield* Effect.onError(
          store.claim({ lane, takes: rules.takes, max: permit.max, except: running.ids() }),
          () => Effect.sync(() => breaker.giveBack(permit))
        )
        activity.beat("relay")
        mayBeMore = claimed.length === permit.max
        if (claimed.length === 0) breaker.giveBack(permit)
        for (const one of claimed) {
          busy++
          running.add(one.id, lane)
          yield* FiberSet.run(fibers, work(one, permit))
        }
        return claimed.length
      }).pipe(Effect.uninterruptible, turn.withPermits(1))

    return { lane, startDue, rung: Queue.take(rung) }
  })
export type WorkerPool = Effect.Effect.Success<ReturnType<typeof newWorkerPool>>
