/** What a host is at in the moment in which it dies. */

import type { LoginFailureRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import { type IdempotencyScope, IdempotencyStore, type Outbox, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Deferred, Effect, type Layer, type Scope } from "effect"
import { counterOf, increment } from "./fixtures/counters.js"
import { eventsNamed, type Hears, type RelayLayer, subscriber } from "./fixtures/relays.js"
import { transact } from "./fixtures/transactions.js"
import { hostWithin, type WithinLayer } from "./kernel/within.js"

/** What both the host that dies and the one that comes after it need. */
export type CrashPorts = UnitOfWork | Outbox | IdempotencyStore | LoginFailureRepository

export interface CrashHost<R> {
  readonly ports: Layer.Layer<CrashPorts | R>
  /** Makes a relay on the same storage for the subscriptions that it is given. */
  readonly relay: RelayLayer<R | CrashPorts>
  /** Makes the two ports on the same storage for the subscribers that it is given, which run within units of work. */
  readonly within: WithinLayer<R | CrashPorts>
}

/** Names of what a scenario leaves, by the run that it belongs to. */
export const tracesOf = (run: string) => ({
  undone: counterOf(`${run} undone`),
  undoneEvents: eventsNamed(`${run}.undone`),
  kept: counterOf(`${run} kept`),
  keptEvents: eventsNamed(`${run}.kept`),
  outsideEvents: eventsNamed(`${run}.outside`),
  outside: counterOf(`${run} outside`),
  databaseEvents: eventsNamed(`${run}.database`),
  database: counterOf(`${run} database`),
  act: counterOf(`${run} act`),
  within: counterOf(`${run} within`),
  withinEvents: eventsNamed(`${run}.within`),
  key: {
    userId: UserId.make(run),
    operation: "bookings.createBooking",
    key: "crash"
  } satisfies IdempotencyScope as IdempotencyScope
})
export type Traces = ReturnType<typeof tracesOf>

/** Counts, in transactions of its own or in the delivery's, and then whatever comes after that. */
export const countingSubscriber = Effect.fnUntraced(function* (
  effects: Hears["effects"],
  counter: Traces["outside"],
  then: Effect.Effect<void> = Effect.void
) {
  const context = yield* Effect.context<LoginFailureRepository | UnitOfWork>()
  const count = effects === "database" ? increment(counter) : transact(increment(counter))
  return subscriber(effects, () => Effect.provide(Effect.zipRight(count, then), context))
})

/** Starts the work in the background and returns when it has come to the point. */
const upTo = <R>(work: (point: Effect.Effect<never>) => Effect.Effect<unknown, never, R>) =>
  Effect.gen(function* () {
    const reached = yield* Deferred.make<void>()
    const point = Effect.zipRight(Deferred.succeed(reached, undefined), Effect.never)
    yield* Effect.forkScoped(work(point))
    yield* Deferred.await(reached)
  })

type Scenario<R> = Effect.Effect<void, unknown, R | CrashPorts | Scope.Scope>

const commits = ({ kept, keptEvents }: Traces) => transact(Effect.zipRight(increment(kept), keptEvents.append("a", 1)))

const startsRequest = ({ key }: Traces) =>
  Effect.flatMap(IdempotencyStore, (store) => Effect.asVoid(store.start(key, "a")))

const delivers = <R>(relay: RelayLayer<R>, effects: Hears["effects"], traces: Traces) =>
  Effect.gen(function* () {
    const events = effects === "database" ? traces.databaseEvents : traces.outsideEvents
    yield* events.append("a", 1)
    yield* upTo((point) =>
      Effect.gen(function* () {
        const hears = yield* countingSubscriber(effects, traces[effects], point)
        const { drain } = yield* events.relay(relay, hears)
        return yield* drain
      })
    )
  })

const changes = ({ undone, undoneEvents }: Traces) =>
  upTo((point) => transact(Effect.all([increment(undone), undoneEvents.append("a", 1), point])))

/** Its subscriber has written everything, and all that is missing is the commit. */
const acts = <R>(within: WithinLayer<R>, { act, within: counter, withinEvents }: Traces) =>
  upTo((point) =>
    Effect.gen(function* () {
      const on = yield* hostWithin(within, withinEvents, () => Effect.zipRight(increment(counter), point))
      return yield* on(transact(Effect.zipRight(increment(act), withinEvents.append("a", 1))))
    })
  )

/** An open transaction is the last thing that a host comes to: on an adapter of one connection nobody passes it. */
const scenarios: {
  readonly [Name in ScenarioName]: <R>(host: CrashHost<R>, traces: Traces) => Scenario<R>
} = {
  busy: ({ relay }, traces) =>
    Effect.all([commits(traces), startsRequest(traces), delivers(relay, "outside", traces), changes(traces)], {
      discard: true
    }),
  delivering: ({ relay }, traces) => delivers(relay, "database", traces),
  acting: ({ within }, traces) => acts(within, traces)
}
export const scenarioNames = ["busy", "delivering", "acting"] as const
export type ScenarioName = (typeof scenarioNames)[number]

const isScenarioName = (name: string | undefined): name is ScenarioName => scenarioNames.some((known) => known === name)

/** What the process says when it has come as far as it has to. */
export const reached = "reached"

/**
 * The host that dies, for the entry of the author's command: does what the suite has asked for by the last two arguments
 * of the command, says so in one line, and waits for its end. It ends by itself when its input does.
 */
export const crashHost = <R>(host: CrashHost<R>): void => {
  const [name, run] = process.argv.slice(-2)
  if (!isScenarioName(name) || run === undefined) throw new Error("Only the crash suite can start this.")
  process.stdin.once("end", () => process.exit()).resume()
  const work = Effect.zipRight(
    scenarios[name](host, tracesOf(run)),
    Effect.sync(() => process.stdout.write(`${reached}\n`))
  )
  Effect.runFork(Effect.zipRight(work, Effect.never).pipe(Effect.scoped, Effect.provide(host.ports)))
}
