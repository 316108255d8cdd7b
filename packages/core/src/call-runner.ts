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
import { isJoined, joining } from "./joining.js"
import { CallContext, type CallDetails, type CancelSignal } from "./kernel/index.js"

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

const start = <A, E, R>(runtime: Runtime.Runtime<R>, { details, effect, name, signal }: Call<A, E, R>) =>
  new Promise<Exit.Exit<A, E>>((resolve) => {
    const { context, end } = traced(runtime, name)
    const born = Runtime.make({ ...runtime, context: Context.add(context, CallContext, details) })
    const fiber = Runtime.runFork(born)(effect)
    fiber.addObserver((exit) => {
      end(exit)
      resolve(exit)
    })
    const interrupt = () => fiber.unsafeInterruptAsFork(FiberId.none)
    if (signal?.aborted === true) interrupt()
    else signal?.addEventListener("abort", interrupt, { once: true })
  })

/** How long the end of a kit waits for calls that run. */
const graceMillis = 10_000

/** Counts what runs, for whoever waits until nothing does. */
const newRunning = () => {
  let count = 0
  let idle = () => {}
  return {
    watch: async <A>(begin: () => Promise<A>): Promise<A> => {
      count++
      try {
        return await begin()
      } finally {
        count--
        if (count === 0) idle()
      }
    },
    untilIdle: () =>
      new Promise<void>((resolve) => {
        if (count === 0) return resolve()
        const timer = setTimeout(resolve, graceMillis)
        idle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
  }
}

/** Answers with the exit, also where the runtime itself cannot be built. */
export const newCallRunner = <R, ER>(managed: ManagedRuntime.ManagedRuntime<R, ER>) => {
  const running = newRunning()
  let built: Runtime.Runtime<R> | undefined
  let isClosing = false

  const withRuntime = async <A, E>(
    begin: (runtime: Runtime.Runtime<R>) => Promise<Exit.Exit<A, E>>
  ): Promise<Exit.Exit<A, E | ER>> => {
    if (isClosing && (built === undefined || !isJoined(built.context))) return Exit.die(new Error("The kit is closed."))
    if (built !== undefined) return joining(built, begin)
    const exit = await managed.runPromiseExit(Effect.runtime<R>())
    if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
    built = exit.value
    return joining(built, begin)
  }

  return {
    /** Throws what building the layers fails with. */
    ready: async () => {
      if (built === undefined && !isClosing) await managed.runtime()
    },
    run: <A, E>(call: Call<A, E, R>) => running.watch(() => withRuntime<A, E>((runtime) => start(runtime, call))),
    /** Any other work, as it is. */
    runEffect: <A, E>(effect: Effect.Effect<A, E, R>) =>
      running.watch(() => withRuntime<A, E>((runtime) => Runtime.runPromiseExit(runtime)(effect))),
    /** From now on only what belongs to a call that runs is begun. */
    refuse: () => {
      isClosing = true
    },
    /** Waits for calls that run, for some seconds, and closes what they need. */
    close: async () => {
      await running.untilIdle()
      await managed.dispose()
    }
  }
}
