/** What asks the storage: one thing after the other for each connection, and in turns between them. */
import { Effect, Runtime } from "effect"
import type { Connection } from "./connection.js"
import { closings } from "./protocol.js"

/** By what the work is about: threads wait for each other, and people's own channels for none of them. */
export type Lane = "people" | "threads"

export interface Work {
  readonly lane: Lane
  readonly effect: Effect.Effect<void>
}

/** Together less than the connections that a host has for requests. */
const atOnce: Readonly<Record<Lane, number>> = { people: 6, threads: 2 }
/** Of one connection: more than all its channels. The storage is away, or somebody wants too much. */
const maxQueued = 150

export const makeWorkQueue = Effect.gen(function* () {
  const lanes = {
    people: yield* Effect.makeSemaphore(atOnce.people),
    threads: yield* Effect.makeSemaphore(atOnce.threads)
  }
  const scope = yield* Effect.scope
  const runFork = Runtime.runFork(yield* Effect.runtime<never>())
  /** Until the scope closes: what is left is cut off then. */
  const start = (effect: Effect.Effect<void>) => void runFork(Effect.forkIn(effect, scope))
  const inLane = ({ effect, lane }: Work) => lanes[lane].withPermits(1)(effect)

  const next = (connection: Connection): Effect.Effect<void> =>
    Effect.suspend(() => {
      const work = connection.queued[0]
      if (work === undefined) return Effect.void
      return Effect.zipRight(
        inLane(work),
        Effect.suspend(() => {
          connection.queued.shift()
          return next(connection)
        })
      )
    })

  return {
    start,
    inLane,
    /** It must not fail. */
    add: (connection: Connection, work: Work): void => {
      if (connection.queued.length < maxQueued) {
        connection.queued.push(work)
        if (connection.queued.length === 1) start(next(connection))
      } else connection.close(closings.unavailable)
    }
  }
})
export type WorkQueue = Effect.Effect.Success<typeof makeWorkQueue>
