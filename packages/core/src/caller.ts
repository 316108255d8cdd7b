/**
 * Starts the fiber of a call. Everything that a call has of its own (its details, its span) goes into the context that
 * the fiber is born with: providing it inside, as `Effect.provideService` and `Effect.withSpan` do, costs as much as
 * a small operation itself.
 */
import {
  Clock,
  Context,
  DefaultServices,
  Effect,
  Exit,
  FiberId,
  FiberRefs,
  type ManagedRuntime,
  Option,
  Runtime,
  Tracer
} from "effect"
import { CallContext, type CallDetails, type CancelSignal } from "./kernel/index.js"

export interface Call<A, E, R> {
  readonly name: string
  readonly effect: Effect.Effect<A, E, R>
  readonly details: CallDetails
  readonly signal: CancelSignal | undefined
}

/** A root span by whatever tracer the host has set. */
const spanOf = ({ fiberRefs }: Runtime.Runtime<never>, name: string) => {
  const services = FiberRefs.getOrDefault(fiberRefs, DefaultServices.currentServices)
  const clock = Context.get(services, Clock.Clock)
  const tracer = Context.get(services, Tracer.Tracer)
  const start = clock.unsafeCurrentTimeNanos()
  const span = tracer.span(name, Option.none(), Context.empty(), [], start, "server")
  return { span, end: (exit: Exit.Exit<unknown, unknown>) => span.end(clock.unsafeCurrentTimeNanos(), exit) }
}

const start = <A, E, R>(runtime: Runtime.Runtime<R>, { details, effect, name, signal }: Call<A, E, R>) =>
  new Promise<Exit.Exit<A, E>>((resolve) => {
    const { end, span } = spanOf(runtime, name)
    const context = runtime.context.pipe(Context.add(CallContext, details), Context.add(Tracer.ParentSpan, span))
    const fiber = Runtime.runFork(Runtime.make({ ...runtime, context }))(effect)
    fiber.addObserver((exit) => {
      end(exit)
      resolve(exit)
    })
    const interrupt = () => fiber.unsafeInterruptAsFork(FiberId.none)
    if (signal?.aborted === true) interrupt()
    else signal?.addEventListener("abort", interrupt, { once: true })
  })

/** Answers with the exit, also where the runtime itself cannot be built. */
export const newCaller = <R, ER>(managed: ManagedRuntime.ManagedRuntime<R, ER>) => {
  let built: Runtime.Runtime<R> | undefined
  return {
    call: async <A, E>(call: Call<A, E, R>): Promise<Exit.Exit<A, E | ER>> => {
      if (built !== undefined) return start(built, call)
      const exit = await managed.runPromiseExit(Effect.runtime<R>())
      if (Exit.isFailure(exit)) return Exit.failCause(exit.cause)
      built = exit.value
      return start(built, call)
    },
    /** From now on the managed runtime answers, which says that it is closed. */
    close: () => {
      built = undefined
      return managed.dispose()
    }
  }
}
