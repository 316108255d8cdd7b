/** The workers of a lane: they claim what is due, as much as they have workers for, and nobody waits for a slower one. */

import type { Lane } from "@mentorkit/core/kernel/ports"
import { Cause, Clock, Effect, FiberSet, Queue, type Scope } from "effect"
import { BackgroundActivity } from "../background/background-activity.js"
import type { AttemptResult } from "./attempt.js"
import type { ClaimedDelivery, DeliveryStore } from "./delivery-store.js"
import type { InFlight } from "./in-flight.js"
import type { Crew } from "./lanes.js"
import { newPeer, type Permit } from "./peer.js"

export interface CrewParts {
  readonly lane: Lane
  readonly crew: Crew
  readonly store: DeliveryStore
  readonly attempt: (claimed: ClaimedDelivery) => Effect.Effect<AttemptResult>
  /** Of all crews of this relay. */
  readonly inFlight: InFlight
  /**
   * One claim of a lane at a time: a crew knows what the others have just claimed, and whoever sees nothing due and nobody
   * at work knows that nothing was being claimed.
   */
  readonly turn: Effect.Semaphore
  /** Told at the end of every delivery. */
  readonly onEnd: () => void
}

/** Where deliveries run: they end with the scope that these were made in. */
export type DeliveryFibers = FiberSet.FiberSet<void>
export const newDeliveryFibers: Effect.Effect<DeliveryFibers, never, Scope.Scope> = FiberSet.make<void>()

/** Attempts of one delivery that found nobody there: about a quarter of a minute. */
const toldAfter = 3

export const newCrew = ({ attempt, crew, inFlight, lane, onEnd, store, turn }: CrewParts) =>
  Effect.gen(function* () {
    const activity = yield* BackgroundActivity
    const peer = newPeer()
    let busy = 0
    const rung = yield* Queue.sliding<void>(1)
    /** All workers were busy at the last look, so there may be more. */
    let mayBeMore = false

    const noteEnd = Effect.fnUntraced(function* (
      claimed: ClaimedDelivery,
      permit: Permit,
      { ending, reason }: AttemptResult
    ) {
      const change = peer.ended(claimed.id, ending, permit.isKnock, yield* Clock.currentTimeMillis)
      if (ending === "reached" || ending === "silent") activity.noteDelivered(claimed.type)
      if (change === "gone")
        yield* Effect.logWarning(`Lane ${lane}: the other side is away; one delivery at a time knocks. ${reason}`)
      // One alone says nothing about the peer, and whoever waits for it would hear of it when it is given up, days later.
      const isAlone = change === undefined && !permit.isKnock && claimed.attempts + 1 === toldAfter
      if (ending === "away" && isAlone)
        yield* Effect.logWarning(`Lane ${lane}: ${claimed.subscriber} has found nobody ${toldAfter} times. ${reason}`)
      if (change === "back") yield* Effect.logInfo(`Lane ${lane}: the other side is back`)
      if (mayBeMore || claimed.isOrdered || change === "back") rung.unsafeOffer(undefined)
    })

    /** A fiber that is interrupted before its first step has its end all the same. */
    const work = (claimed: ClaimedDelivery, permit: Permit) =>
      Effect.interruptible(attempt(claimed)).pipe(
        Effect.flatMap((result) => noteEnd(claimed, permit, result)),
        Effect.onError(() => Effect.sync(() => peer.giveBack(permit))),
        // The database may be away for a moment; the delivery is claimed anew after its lease.
        Effect.catchAllCause((cause) =>
          Cause.isInterruptedOnly(cause)
            ? Effect.void
            : Effect.logWarning(`Lane ${lane}: what became of a delivery could not be noted`, cause)
        ),
        Effect.ensuring(
          Effect.sync(() => {
            busy--
            inFlight.remove(claimed.id)
            onEnd()
          })
        )
      )

    /** Begins what is due, and spares a peer that is away. Answers how many deliveries that were. */
    const begin = (fibers: DeliveryFibers) =>
      Effect.gen(function* () {
        const permit = peer.permit(crew.workers - busy, yield* Clock.currentTimeMillis)
        if (permit.most <= 0) {
          mayBeMore = true
          return 0
        }
        const claimed = yield* Effect.onError(
          store.claim({ lane, takes: crew.takes, most: permit.most, except: inFlight.ids() }),
          () => Effect.sync(() => peer.giveBack(permit))
        )
        activity.beat("relay")
        mayBeMore = claimed.length === permit.most
        if (claimed.length === 0) peer.giveBack(permit)
        for (const one of claimed) {
          busy++
          inFlight.add(one.id, lane)
          yield* FiberSet.run(fibers, work(one, permit))
        }
        return claimed.length
      }).pipe(Effect.uninterruptible, turn.withPermits(1))

    return { lane, begin, rung: Queue.take(rung) }
  })
export type WorkingCrew = Effect.Effect.Success<ReturnType<typeof newCrew>>
