/**
 * Starts the fiber of a call. Everything that a call has of its own (its details, its span) goes into the context that
 * the fiber is born with: providing it inside, as `Effect.provideService` and `Effect.withSpan` do, costs 15 µs a call
 * where this costs 2.
 */
import {
  Clock,
  Context,
  DefaultServices,
  Effect,
  Exit,
  FiberId,
  FiberRef,
  FiberRefs,
  type ManagedRuntime,
  Option,
  Runtime,
  Tracer
} from "effect"
import { type Begun, forked, isJoined, joining } from "./joining.js"
import { CallContext, type CallDetails, type CancelSignal } from "./kernel/index.js"
import { faultOfCause } from "./thrown.js"

export interface Call<A, E, R> {
  readonly name: string
  readonly effect: Effect.Effect<A, E, R>
  readonly details: CallDetails
  readonly signal: CancelSignal | undefined
}

interface Traced<R> {
  readonly context: Context.Context<R>
  readonly end: (exit: Exit.Exit<unknown, unknown>) => void
}

/** Puts a root span into the context, by whatever tracer the host has set; nothing where it has turned tracing off. */
const traced = <R>({ context, fiberRefs }: Runtime.Runtime<R>, name: string): Traced<R> => {
  if (!FiberRefs.getOrDefault(fiberRefs, FiberRef.currentTracerEnabled)) return { context, end: () => {} }
  const services = FiberRefs.getOrDefault(fiberRefs, DefaultServices.currentServices)
  const clock = Context.get(services, Clock.Clock)
  const tracer = Context.get(services, Tracer.Tracer)
  const start = clock.unsafeCurrentTimeNanos()
  const span = tracer.span(name, Option.none(), Context.empty(), [], start, "server")
  return {
    context: Context.add(context, Tracer.ParentSpan, span),
    end: (exit) => span.end(clock.unsafeCurrentTimeNanos(), exit)
  }
}

const start = <A, E, R>(runtime: Runtime.Runtime<R>, { details, effect, name, signal }: Call<A, E, R>): Begun<A, E> => {
  const { context, end } = traced(runtime, name)
  const born = Runtime.make({ ...runtime, context: Context.add(context, CallContext, details) })
  const fiber = Runtime.runFork(born)(effect)
  const interrupt = () => fiber.unsafeInterruptAsFork(FiberId.none)
  const ended = new Promise<Exit.Exit<A, E>>((resolve) => {
    fiber.addObserver((exit) => {
      // A signal may outlive any number of calls.
      signal?.removeEventListener?.("abort", interrupt)
      end(exit)
      resolve(exit)
    })
  })
  if (signal?.aborted === true) interrupt()
  else signal?.addEventListener("abort", interrupt, { once: true })
  return { ended, interrupt }
}

/** How long the end of a kit waits for calls that run. */
const graceMillis = 10_000

/** Counts what runs, for those who wait until nothing does. */
const newRunning = () => {
  let count = 0
  const waiting: Array<() => void> = []
  return {
    watch: async <A>(begin: () => Promise<A>): Promise<A> => {
      count++
      try {
        return await begin()
      } finally {
        count--
        if (count === 0) for (const idle of waiting.splice(0)) idle()
      }
    },
    untilIdle: () =>
      new Promise<void>((resolve) => {
        if (count === 0) return resolve()
        const timer = setTimeout(resolve, graceMillis)
        waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
  }
}

const closed = () => new Error("The kit is closed.")

/** Answers with the exit, also where the runtime itself cannot be built; the next call tries to build it anew. */
export const newCallRunner = <R, ER>(make: () => ManagedRuntime.ManagedRuntime<R, ER>) => {
  const running = newRunning()
  let managed = make()
  let built: Runtime.Runtime<R> | undefined
  let isClosing = false

  const isInCall = () => built !== undefined && isJoined(built.context)

  const build = async (): Promise<Exit.Exit<Runtime.Runtime<R>, ER>> => {
    const tried = managed
    const exit = await tried.runPromiseExit(Effect.runtime<R>())
    if (Exit.isSuccess(exit)) built = exit.value
    else if (isClosing) return Exit.die(closed())
    else if (tried === managed) {
      // It keeps its failure, but a database that was away may be back.
      managed = make()
      void tried.dispose()
    }
    return exit
  }

  const withRuntime = async <A, E>(
    begin: (runtime: Runtime.Runtime<R>) => Begun<A, E>
  ): Promise<Exit.Exit<A, E | ER>> => {
    if (isClosing && !isInCall()) return Exit.die(closed())
    if (built !== undefined) return joining(built, begin)
    const exit = await build()
    return Exit.isFailure(exit) ? Exit.failCause(exit.cause) : joining(exit.value, begin)
  }

  return {
    /** As it is now; another one, once the first could not be built. */
    managed: () => managed,
    /** Throws what building the layers fails with. */
    ready: async () => {
      if (built !== undefined || isClosing) return
      const exit = await build()
      if (Exit.isFailure(exit)) throw faultOfCause(exit.cause)
    },
    run: <A, E>(call: Call<A, E, R>) => running.watch(() => withRuntime<A, E>((runtime) => start(runtime, call))),
    /** Any other work, as it is. */
    runEffect: <A, E>(effect: Effect.Effect<A, E, R>) =>
      running.watch(() => withRuntime<A, E>((runtime) => forked(runtime, effect))),
    /** From now on only what belongs to a call that runs is begun. Not from within one, which would wait for itself. */
    refuse: () => {
      if (isInCall())
        throw new Error("The kit is closed from outside: close waits for the calls that run, and this is one.")
      isClosing = true
    },
    /** Waits for calls that run, for some seconds, and closes what they need. */
    close: async () => {
      await running.untilIdle()
      await managed.dispose()
    }
  }
}
