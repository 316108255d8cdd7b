/** Realtime on a table that every host reads, woken by the doorbell. */
import { SqlClient } from "@effect/sql"
import { type Frame, Realtime, type Received, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Cause, Chunk, type Duration, Effect, Layer, Option, Stream } from "effect"
import { Doorbell } from "../doorbell.js"
import { advisoryLocks } from "../engine/advisory-locks.js"
import { repositoryOf } from "../repository.js"
import { Transaction } from "../transaction.js"
import { type Cursor, encode, now, readNext, storeFrames } from "./realtime-frames.js"

const itemsOf = ({ frames, hasMissed }: Effect.Effect.Success<ReturnType<typeof readNext>>): Array<Received> => {
  if (hasMissed) return [{ _tag: "Missed" }]
  return frames.length === 0 ? [{ _tag: "UpToDate" }] : frames
}

export interface RealtimeOptions {
  /** How soon frames are found where the doorbell is not heard; a second unless told. */
  readonly pollEvery?: Duration.DurationInput
}

const make = ({ pollEvery = "1 second" }: RealtimeOptions) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const locks = yield* advisoryLocks
    const doorbell = yield* Doorbell
    const { transact } = yield* UnitOfWork

    /** In a unit of work it waits for the end; in a transaction of somebody else's nobody would store it then. */
    const publishIn = (frame: Frame) =>
      Effect.gen(function* () {
        const stored = encode(frame)
        const transaction = yield* Effect.serviceOption(Transaction)
        if (Option.isSome(transaction)) transaction.value.frames.push(stored)
        // A defect already here, which the unit of work may try again.
        else yield* Effect.orDie(storeFrames(sql, locks, [stored]))
        yield* doorbell.ring("realtime")
      })

    /** What has come, or nothing. The database may be away for a moment; the cursor stays where it is. */
    const look = (cursor: Cursor) =>
      readNext(sql, cursor).pipe(
        Effect.catchAllCause((cause) =>
          Cause.isInterruptedOnly(cause)
            ? Effect.interrupt
            : Effect.as(Effect.logWarning("Realtime frames could not be read", cause), undefined)
        )
      )

    const received = (cursor: Cursor, rung: Effect.Effect<void>) =>
      Stream.paginateChunkEffect({ from: cursor, waits: false }, ({ from, waits }) =>
        Effect.gen(function* () {
          if (waits) yield* Effect.race(rung, Effect.sleep(pollEvery))
          const found = yield* look(from)
          const items = found === undefined ? [] : itemsOf(found)
          const isQuiet = found === undefined || (found.frames.length === 0 && !found.hasMissed)
          return [Chunk.unsafeFromArray(items), Option.some({ from: found?.cursor ?? from, waits: isQuiet })] as const
        })
      )

    return repositoryOf(Realtime, {
      publish: (frame) => transact(publishIn(frame)),
      frames: Effect.gen(function* () {
        // What comes before it listens is found all the same: it looks before it waits.
        const cursor = yield* now(sql)
        return received(cursor, yield* doorbell.listen("realtime"))
      })
    })
  })

export const realtimeWith = (options: RealtimeOptions) => Layer.effect(Realtime, make(options))
export const realtime = realtimeWith({})
