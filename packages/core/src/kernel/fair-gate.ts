/** Work that is let in a few at a time; those who wait are let in by turns, so that one who comes often keeps nobody out. */
import { Data, Deferred, type Duration, Effect, Exit, FiberId, type Scope } from "effect"

/** Nothing was begun: too many wait, whoever came has too many inside or waiting, or those before them took too long. */
export class NotLetIn extends Data.TaggedError("NotLetIn")<{
  readonly reason: "too many" | "too many of one" | "too late"
}> {}

export interface GateLimits {
  /** As many are inside at once. */
  readonly width: number
  /** Where so many wait, a newcomer is turned away. */
  readonly maxWaiting: number
  /** Of one name, inside and waiting; without it as many as come. */
  readonly maxOfOne?: number
  /** Whoever has waited for so long is turned away; without it they wait until they are let in. */
  readonly longestWait?: Duration.DurationInput
}

interface Waiter {
  readonly called: Deferred.Deferred<void>
  isIn: boolean
}

/** Those of one name. */
interface Line {
  /** Inside and waiting. */
  size: number
  readonly waiters: Array<Waiter>
}

/**
 * `enter(name)`: inside as soon as it succeeds, until its scope closes; fails with `NotLetIn` where it passes a limit. Whoever leaves lets
 * the next one in: names go by turns, in the order in which they began to wait, and those of one name in the order in which they came. (An Effect
 * semaphore lets a newcomer slip in between a release and the one who was woken by it.) Waiting can be interrupted; `longestWait`
 * ends it in a region, too, where nothing can be.
 */
export const makeFairGate = ({ longestWait, maxOfOne = Number.POSITIVE_INFINITY, maxWaiting, width }: GateLimits) =>
  Effect.sync(() => {
    let [free, waiting] = [width, 0]
    const lines = new Map<string, Line>()
    /** Lines in which somebody waits, whose turn is next first. */
    const turns = new Set<Line>()

    const letNextIn = () => {
      const [line] = turns
      const next = line?.waiters.shift()
      if (line === undefined || next === undefined) {
        free++
        return
      }
      turns.delete(line)
      if (line.waiters.length > 0) turns.add(line)
      waiting--
      next.isIn = true
      Deferred.unsafeDone(next.called, Exit.void)
    }
    const giveUp = (line: Line, waiter: Waiter) => {
      line.waiters.splice(line.waiters.indexOf(waiter), 1)
      if (line.waiters.length === 0) turns.delete(line)
      waiting--
    }
    const forget = (name: string, line: Line) => {
      line.size--
      if (line.size === 0) lines.delete(name)
    }
    const wait = ({ called }: Waiter) =>
      longestWait === undefined
        ? Deferred.await(called)
        : Effect.raceFirst(
            Effect.interruptible(Deferred.await(called)),
            Effect.interruptible(Effect.sleep(longestWait))
          )

    return (name: string): Effect.Effect<void, NotLetIn, Scope.Scope> =>
      Effect.uninterruptibleMask((restore) =>
        Effect.suspend(() => {
          const line = lines.get(name) ?? { size: 0, waiters: [] }
          if (line.size >= maxOfOne) return Effect.fail(new NotLetIn({ reason: "too many of one" }))
          if (free === 0 && waiting >= maxWaiting) return Effect.fail(new NotLetIn({ reason: "too many" }))
          lines.set(name, line)
          line.size++
          const leave = () => {
            forget(name, line)
            letNextIn()
          }
          const inside = Effect.addFinalizer(() => Effect.sync(leave))
          if (free > 0) {
            free--
            return inside
          }
          const waiter: Waiter = { called: Deferred.unsafeMake(FiberId.none), isIn: false }
          line.waiters.push(waiter)
          turns.add(line)
          waiting++
          return Effect.flatMap(Effect.exit(restore(wait(waiter))), (waited) => {
            if (waiter.isIn && Exit.isSuccess(waited)) return inside
            // Whoever is interrupted just as they are let in leaves at once.
            if (waiter.isIn) letNextIn()
            else giveUp(line, waiter)
            forget(name, line)
            return Exit.isSuccess(waited) ? Effect.fail(new NotLetIn({ reason: "too late" })) : waited
          })
        })
      )
  })
