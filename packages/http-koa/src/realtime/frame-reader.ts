/** The one reader of frames that a host has, from its first subscription on. */
import { Realtime, type Received } from "@mentorkit/core/kernel/ports"
import { Cause, Effect, ExecutionStrategy, Exit, Scope, Stream, SynchronizedRef } from "effect"
import type { Recorder } from "./statistics.js"

export const makeFrameReader = (services: {
  readonly recorder: Recorder
  readonly receive: (received: Received) => Effect.Effect<void>
  /** What was published since is lost. */
  readonly onLost: () => void
}) =>
  Effect.gen(function* () {
    const { onLost, receive, recorder } = services
    const realtime = yield* Realtime
    const scope = yield* Effect.scope
    const isReading = yield* SynchronizedRef.make(false)

    const note = Effect.sync(recorder.noteReader)
    const noteEnd = Effect.sync(recorder.noteReaderEnd)

    /** It never ends by itself. Whatever has ended it, whoever subscribes next begins anew. */
    const onEnd = (exit: Exit.Exit<void>) => {
      if (Exit.isFailure(exit) && Cause.isInterruptedOnly(exit.cause)) return Effect.void
      const cause = Exit.isFailure(exit) ? exit.cause : Cause.die(new Error("The stream of frames is over."))
      return Effect.all(
        [
          Effect.logError("The reader of realtime frames has ended", cause),
          noteEnd,
          SynchronizedRef.set(isReading, false),
          Effect.sync(onLost)
        ],
        { discard: true }
      )
    }

    const begin = Effect.gen(function* () {
      yield* note
      const own = yield* Scope.fork(scope, ExecutionStrategy.sequential)
      const frames = yield* Effect.onError(Scope.extend(realtime.frames, own), (cause) =>
        Effect.zipRight(noteEnd, Scope.close(own, Exit.failCause(cause)))
      )
      const read = Stream.runForEach(frames, (received) => Effect.zipRight(note, receive(received)))
      yield* Effect.forkIn(
        Effect.onExit(read, (exit) => Effect.zipRight(Scope.close(own, exit), onEnd(exit))),
        scope
      )
      return true
    })

    /** Has begun when this returns, so that what is subscribed to afterwards misses nothing. */
    return SynchronizedRef.updateEffect(isReading, (is) => (is ? Effect.succeed(true) : begin))
  })
