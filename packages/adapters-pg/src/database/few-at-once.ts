/** Reads that take long: a few at a time, so that a host's connections are there for what takes no time. */
import { SqlError } from "@effect/sql"
import type { UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import { DatabaseUnavailable } from "./engine/unavailable.js"
import { isInTransaction } from "./is-in-transaction.js"

/** Reads of many accounts would else fill the host with requests that wait, and nobody else would be let in. */
const mostWaiting = 100
/** Of one account, running or waiting: it leaves room for others. */
const mostOfOne = 8
/** Whoever has waited for so long is told so while they still listen. */
const longestWait = "5 seconds"

const crowded = (reason: string) =>
  new SqlError.SqlError({ message: `No turn to read: ${reason}`, cause: new DatabaseUnavailable(new Error(reason)) })
const tooMany = () => crowded("too many reads that take long are waiting already")
const tooManyOfOne = () => crowded("the account has too many reads that take long already")
const tooLate = () => crowded("those before it took too long")

/** Fails where its turn has not come in time; what has begun runs to its end. */
const withinWait = <A, E, R>(places: Effect.Semaphore, read: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    let hasBegun = false
    const begun = Effect.sync(() => {
      hasBegun = true
    })
    const late = Effect.suspend(() => (hasBegun ? Effect.never : Effect.fail(tooLate())))
    return Effect.raceFirst(
      places.withPermits(1)(Effect.zipRight(begun, read)),
      Effect.zipRight(Effect.sleep(longestWait), late)
    )
  })

/**
 * `fewAtOnce(reader, read)`: `atOnce` at a time, and `mostWaiting` wait, `mostOfOne` of them of one reader; others fail at once. In a
 * transaction nobody waits, for whoever is before them may wait for its connection.
 */
export const makeFewAtOnce = (atOnce: number) =>
  Effect.map(Effect.makeSemaphore(atOnce), (places) => {
    let inside = 0
    const insideOf = new Map<UserId, number>()
    const enter = (reader: UserId) =>
      Effect.suspend(() => {
        const own = insideOf.get(reader) ?? 0
        if (own >= mostOfOne) return Effect.fail(tooManyOfOne())
        if (inside >= atOnce + mostWaiting) return Effect.fail(tooMany())
        inside++
        insideOf.set(reader, own + 1)
        return Effect.void
      })
    const leave = (reader: UserId) =>
      Effect.sync(() => {
        inside--
        const own = (insideOf.get(reader) ?? 1) - 1
        if (own === 0) insideOf.delete(reader)
        else insideOf.set(reader, own)
      })
    return <A, E, R>(reader: UserId, read: Effect.Effect<A, E, R>) =>
      Effect.if(isInTransaction, {
        onTrue: () => read,
        onFalse: () =>
          Effect.acquireUseRelease(
            enter(reader),
            () => withinWait(places, read),
            () => leave(reader)
          )
      })
  })
