/**
 * Async functions of embedders around which something is open: a transaction, a call. What they call of the kit joins
 * it, however deep in their own code; an async function has no other way to hand it down.
 */
import { AsyncLocalStorage } from "node:async_hooks"
import { Cause, Context, Effect, Exit, Runtime } from "effect"
import { InOpenUnit, UnitOfWork } from "./kernel/index.js"
import { causeOf } from "./thrown.js"

interface Surroundings {
  /** Of the fiber that runs the function. */
  readonly context: Context.Context<never>
  /** Calls that the function has begun, awaited or not. */
  readonly running: Set<Promise<unknown>>
  /** `gone`: its transaction was undone, so that what comes later must not happen either. */
  state: "open" | "over" | "gone"
  readonly outer: Surroundings | undefined
}

const storage = new AsyncLocalStorage<Surroundings>()

const tooLate =
  "This call belongs to a transaction that has failed, so it is not made. Await it inside of the transaction, and begin outside what outlives it."

const settled = async ({ running }: Surroundings) => {
  while (running.size > 0) await Promise.allSettled(running)
}

/** What a call threw goes on as what it was, so that a deadlock is still one to the unit of work. */
const failureOf = (error: unknown): Effect.Effect<never, unknown> => {
  const cause = causeOf(error)
  return cause === undefined ? Effect.die(error) : Effect.failCause(cause)
}

/**
 * Runs the function; what it throws is a defect, but for a refusal that a call has thrown. It has ended when all calls
 * that it began have.
 */
export const awaited = <A>(run: () => A | Promise<A>): Effect.Effect<A, unknown> =>
  Effect.contextWithEffect((context: Context.Context<never>) =>
    Effect.suspend(() => {
      const around: Surroundings = { context, running: new Set(), state: "open", outer: storage.getStore() }
      const undone = Context.get(context, InOpenUnit) ? "gone" : "over"
      const end = async (state: Surroundings["state"]) => {
        await settled(around)
        around.state = state
      }
      const ended = storage
        .run(around, async () => run())
        .then(
          async (value) => {
            await end("over")
            return value
          },
          async (error) => {
            await end(undone)
            throw error
          }
        )
      return Effect.tryPromise({ try: () => ended, catch: (error) => error }).pipe(
        Effect.catchAll(failureOf),
        Effect.onInterrupt(() => {
          around.state = undone
          return Effect.promise(() => settled(around))
        })
      )
    })
  )

/** Less than the 60 seconds after which the database ends a transaction that does nothing. */
const longestSeconds = 50

const tooLong = () =>
  new Error(
    `This transaction took longer than ${longestSeconds} seconds and was undone. Wait for nothing but the database in it: not for \
the network, and not for another connection of a pool that the kit shares, since all of them may be in such transactions.`
  )

/** The same in a unit of work, which must not be open for ever: its connection and its locks are missed by others. */
export const awaitedInUnit = <A>(run: () => A | Promise<A>): Effect.Effect<A, unknown> =>
  Effect.timeoutFailCause(Effect.provideService(awaited(run), InOpenUnit, true), {
    duration: `${longestSeconds} seconds`,
    onTimeout: () => Cause.die(tooLong())
  })

const isOf = ({ context }: Surroundings, own: Context.Context<never>) => {
  const theirs = context.unsafeMap.get(UnitOfWork.key)
  return theirs !== undefined && theirs === own.unsafeMap.get(UnitOfWork.key)
}

/** The innermost that is not over. Another kit's is none of ours. */
const surroundingsOf = (own: Context.Context<never>): Surroundings | undefined => {
  for (let one = storage.getStore(); one !== undefined; one = one.outer) {
    if (one.state !== "over" && isOf(one, own)) return one
  }
  return undefined
}

/** The services, and beside them what the fiber around has of its own: its transaction, its span. */
const withContextOf = <R>(runtime: Runtime.Runtime<R>, { context }: Surroundings): Runtime.Runtime<R> => {
  const own = runtime.context.unsafeMap
  const added = [...context.unsafeMap].filter(([key]) => !own.has(key))
  return Runtime.make({ ...runtime, context: Context.unsafeMake<R>(new Map([...own, ...added])) })
}

/** Whether something is open around whoever asks. */
export const isJoined = (own: Context.Context<never>): boolean => surroundingsOf(own) !== undefined

/** Begins work of the kit, within what is open around the function that asks for it; that one waits for its end. */
export const joining = <A, E, R>(
  runtime: Runtime.Runtime<R>,
  begin: (runtime: Runtime.Runtime<R>) => Promise<Exit.Exit<A, E>>
): Promise<Exit.Exit<A, E>> => {
  const around = surroundingsOf(runtime.context)
  if (around === undefined) return begin(runtime)
  if (around.state === "gone") return Promise.resolve(Exit.die(new Error(tooLate)))
  const ended = begin(withContextOf(runtime, around)).finally(() => around.running.delete(ended))
  around.running.add(ended)
  return ended
}
