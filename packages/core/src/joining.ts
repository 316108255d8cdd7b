/**
 * Async functions of embedders around which something is open: a transaction, a call. What they call of the kit joins
 * it, however deep in their own code; an async function has no other way to hand it down.
 */
import { AsyncLocalStorage } from "node:async_hooks"
import { Cause, Context, Effect, Exit, FiberId, Runtime } from "effect"
import { CurrentUnit, type Unit, UnitOfWork } from "./kernel/index.js"
import { causeOf } from "./thrown.js"

/** Work of the kit that has begun, and how it is made to end. */
export interface Begun<A, E> {
  readonly ended: Promise<Exit.Exit<A, E>>
  readonly interrupt: () => void
}

/** A function of an embedder's that runs, or has run. */
interface Surroundings {
  /** Of the fiber that runs the function. */
  readonly context: Context.Context<never>
  /** What the function has begun, awaited or not, and how that is interrupted. */
  readonly running: Map<Promise<unknown>, () => void>
  /** The unit of work that it is part of. */
  readonly unit: Unit | undefined
  /** `cut`: nobody waits for it any more, so that what it still asks for must not happen. */
  state: "open" | "over" | "cut"
  readonly outer: Surroundings | undefined
}

const storage = new AsyncLocalStorage<Surroundings>()

/** The same, for fibers: one goes on in the async context of whoever wakes it. */
class Around extends Context.Reference<Around>()("@mentorkit/Around", {
  defaultValue: (): Surroundings | undefined => undefined
}) {}

const tooLate =
  "This call belongs to a transaction that has failed, or to a call that was cut off, so it is not made. Await it inside of that, \
and begin outside what outlives it."

const nextIsOver =
  "This next belongs to a call that is over, so it does nothing. Await it inside of what stands around the operation."

const settled = async ({ running }: Surroundings) => {
  while (running.size > 0) await Promise.allSettled(running.keys())
}

/** What a call threw goes on as what it was, so that a deadlock is still one to the unit of work. */
const failureOf = (error: unknown): Effect.Effect<never, unknown> => {
  const cause = causeOf(error)
  return cause === undefined ? Effect.die(error) : Effect.failCause(cause)
}

const cut = (around: Surroundings) =>
  Effect.suspend(() => {
    around.state = "cut"
    for (const interrupt of around.running.values()) interrupt()
    return Effect.promise(() => settled(around))
  })

/** Begins work of the kit within a function, which then waits for it. */
const beginIn = <A, E, R>(
  around: Surroundings,
  runtime: Runtime.Runtime<R>,
  begin: (runtime: Runtime.Runtime<R>) => Begun<A, E>
): Promise<Exit.Exit<A, E>> => {
  const { ended, interrupt } = begin(withContextOf(runtime, around))
  const noted = ended.finally(() => around.running.delete(noted))
  around.running.set(noted, interrupt)
  return noted
}

/** Work of the kit for the function that it is handed to: in it, wherever it is called from, and refused once it is over. */
export type Join = <A, E>(effect: Effect.Effect<A, E>) => Promise<Exit.Exit<A, E>>

/** The innermost open one inside of `around`, so that a transaction which the function has begun has it as well. */
const innermostIn = (around: Surroundings): Surroundings | undefined => {
  let found: Surroundings | undefined
  for (let one = storage.getStore(); one !== undefined; one = one.outer) {
    if (one.state === "open" && isOf(one, around.context)) found ??= one
    if (one === around) return found
  }
  return around.state === "open" ? around : undefined
}

const joinTo =
  (around: Surroundings, runtime: Runtime.Runtime<never>): Join =>
  (effect) => {
    const inner = around.state === "open" ? innermostIn(around) : undefined
    if (inner === undefined) return Promise.resolve(Exit.die(new Error(nextIsOver)))
    return beginIn(inner, runtime, (joined) => forked(joined, effect))
  }

/**
 * Runs the function; what it throws is a defect, but for a refusal that a call has thrown. It has ended when all calls
 * that it began have. An interruption ends these, and nothing that the function asks for afterwards is done.
 */
export const awaited = <A>(run: (join: Join) => A | Promise<A>): Effect.Effect<A, unknown> =>
  Effect.flatMap(Effect.runtime<never>(), (runtime) =>
    Effect.suspend(() => {
      const { context } = runtime
      const [outer, unit] = [Context.get(context, Around), Context.get(context, CurrentUnit)]
      const around: Surroundings = { context, running: new Map(), unit, state: "open", outer }
      const end = async () => {
        await settled(around)
        if (around.state === "open") around.state = "over"
      }
      const ended = storage.run(around, async () => run(joinTo(around, runtime))).finally(end)
      return Effect.tryPromise({ try: () => ended, catch: (error) => error }).pipe(
        Effect.catchAll(failureOf),
        Effect.onInterrupt(() => cut(around))
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
export const awaitedInUnit = <A>(run: (join: Join) => A | Promise<A>): Effect.Effect<A, unknown> =>
  Effect.timeoutFailCause(awaited(run), {
    duration: `${longestSeconds} seconds`,
    onTimeout: () => Cause.die(tooLong())
  })

const isOf = ({ context }: Surroundings, own: Context.Context<never>) => {
  const theirs = context.unsafeMap.get(UnitOfWork.key)
  return theirs !== undefined && theirs === own.unsafeMap.get(UnitOfWork.key)
}

/** The services, and beside them what the fiber around has of its own: its transaction, its span. */
const withContextOf = <R>(runtime: Runtime.Runtime<R>, around: Surroundings): Runtime.Runtime<R> => {
  const own = runtime.context.unsafeMap
  const added = [...around.context.unsafeMap].filter(([key]) => !own.has(key))
  const context = Context.unsafeMake<R>(new Map([...own, ...added]))
  return knowing({ ...runtime, context }, around)
}

const knowing = <R>(runtime: Runtime.Runtime<R>, around: Surroundings): Runtime.Runtime<R> =>
  Runtime.make({ ...runtime, context: Context.add(runtime.context, Around, around) })

/** What is open around whoever asks, be it another kit's: a function of ours in it finds what is open further out. */
const openAround = (): Surroundings | undefined => {
  let one = storage.getStore()
  while (one !== undefined && one.state !== "open") one = one.outer
  return one
}

export const forked = <A, E, R>(runtime: Runtime.Runtime<R>, effect: Effect.Effect<A, E, R>): Begun<A, E> => {
  const fiber = Runtime.runFork(runtime)(effect)
  return {
    ended: new Promise((resolve) => fiber.addObserver(resolve)),
    interrupt: () => fiber.unsafeInterruptAsFork(FiberId.none)
  }
}

/** The functions around whoever asks, from the innermost one on. Another kit's are none of ours. */
const functionsAround = (own: Context.Context<never>): ReadonlyArray<Surroundings> => {
  const found: Array<Surroundings> = []
  for (let one = storage.getStore(); one !== undefined; one = one.outer) if (isOf(one, own)) found.push(one)
  return found
}

/** Whether something is open around whoever asks. */
export const isJoined = (own: Context.Context<never>): boolean =>
  functionsAround(own).some(({ state }) => state === "open")

/**
 * Begins work of the kit: within the innermost function that is open around the one that asks, else by itself. What a function
 * leaves behind waits until it is known what became of its unit of work, and is not done where that was undone.
 */
export const joining = async <A, E, R>(
  runtime: Runtime.Runtime<R>,
  begin: (runtime: Runtime.Runtime<R>) => Begun<A, E>
): Promise<Exit.Exit<A, E>> => {
  const [around, others] = [functionsAround(runtime.context), openAround()]
  for (const [at, one] of around.entries()) {
    if (one.state === "open") return beginIn(one, runtime, begin)
    // Its unit does not end before a function further out that is part of the same one.
    const isInner = around.slice(at).some(({ state, unit }) => state === "open" && unit === one.unit)
    if (one.unit !== undefined && !isInner) await one.unit.ended
    if (one.state === "cut" || one.unit?.state() === "undone") return Exit.die(new Error(tooLate))
  }
  return begin(others === undefined ? runtime : knowing(runtime, others)).ended
}
