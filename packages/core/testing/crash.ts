/** What is promised of a host that is killed in the middle of its work. The suite kills real processes. */
import assert from "node:assert/strict"
import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { IdempotencyStore, type OutboxRelay } from "@mentorkit/core/kernel/ports"
import { Context, Effect, Layer, type Scope } from "effect"
import { conformance } from "./conformance.js"
import {
  type CrashHost,
  type CrashPorts,
  countingSubscriber,
  reached,
  scenarioNames,
  type Traces,
  tracesOf
} from "./crash-scenarios.js"
import { timeline } from "./fixtures/clock.js"
import { valueOf } from "./fixtures/counters.js"
import { newId } from "./fixtures/people.js"
import { type eventsNamed, type Hears, recorder } from "./fixtures/relays.js"

export interface CrashSite<R> {
  /** Starts a process whose entry calls `crashHost` with a host on the same storage. The suite adds two arguments. */
  readonly command: readonly [program: string, ...args: ReadonlyArray<string>]
  /** The host that comes after it. It is opened when all others are dead. */
  readonly host: CrashHost<R>
}

/** What the dead hosts have left, seen from a host that lives. */
class Crashed extends Context.Tag("@mentorkit/core/testing/Crashed")<
  Crashed,
  {
    readonly traces: Traces
    readonly relay: (
      events: ReturnType<typeof eventsNamed>,
      subscriber: Hears
    ) => Effect.Effect<typeof OutboxRelay.Service, never, Scope.Scope>
  }
>() {}

type Process = ChildProcessByStdio<Writable, Readable, null>

const sigkill = async (child: Process) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}

const comesToItsPoint = async ({ stdout }: Process) => {
  for await (const line of createInterface({ input: stdout })) if (line === reached) return
  throw new Error("The process ended before it came to its point.")
}

/** Lets the process come to its point, and kills it there; one that never gets there is killed as well. */
const killAtItsPoint = ([program, ...args]: CrashSite<never>["command"], ...scenario: readonly [string, string]) =>
  Effect.acquireUseRelease(
    Effect.sync(() => spawn(program, [...args, ...scenario], { stdio: ["pipe", "pipe", "inherit"] })),
    (child) =>
      Effect.timeout(
        Effect.promise(() => comesToItsPoint(child)),
        "1 minute"
      ),
    (child) => Effect.promise(() => sigkill(child))
  ).pipe(Effect.orDie)

/** For `crashConformance`: has hosts die on the site's storage, and then opens it. */
export const crashedHosts = <R, E>(site: Effect.Effect<CrashSite<R>, E, Scope.Scope>) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const { command, host } = yield* site
      const run = yield* newId
      for (const name of scenarioNames) yield* killAtItsPoint(command, name, run)
      const crashed = Effect.map(Effect.context<R | CrashPorts>(), (context) =>
        Crashed.of({
          traces: tracesOf(run),
          relay: (events, subscriber) => Effect.provide(events.relay(host.relay, subscriber), context)
        })
      )
      return Layer.provideMerge(Layer.effect(Crashed, crashed), host.ports)
    })
  )

/** Supply `crashedHosts` of a site of yours: a storage, a command that starts a process on it, and a host to look at it. */
export const crashConformance = conformance<Crashed | CrashPorts>("A host that is killed", {
  "in the middle of a transaction leaves nothing of it": Effect.gen(function* () {
    const { relay, traces } = yield* Crashed
    assert.equal(yield* valueOf(traces.undone), 0)
    const { drain } = yield* relay(traces.undoneEvents, recorder("outside").hears)
    assert.equal(yield* drain, 0)
  }),

  "between a subscriber that runs within and the commit leaves nothing of both": Effect.gen(function* () {
    const { relay, traces } = yield* Crashed
    assert.deepEqual([yield* valueOf(traces.act), yield* valueOf(traces.within)], [0, 0])
    const { drain } = yield* relay(traces.withinEvents, recorder("outside").hears)
    assert.equal(yield* drain, 0)
  }),

  "after a commit leaves all of it, and the next relay delivers its event": Effect.gen(function* () {
    const { relay, traces } = yield* Crashed
    assert.equal(yield* valueOf(traces.kept), 1)
    const { hears, seen } = recorder("outside")
    const { drain } = yield* relay(traces.keptEvents, hears)
    assert.equal(yield* drain, 1)
    assert.deepEqual(seen, traces.keptEvents.seenAs("a1"))
  }),

  "between an effect outside and the note of it has the event delivered again": Effect.gen(function* () {
    const { relay, traces } = yield* Crashed
    const after = yield* timeline
    assert.equal(yield* valueOf(traces.outside), 1)
    const { drain } = yield* relay(traces.outsideEvents, yield* countingSubscriber("outside", traces.outside))
    yield* after("31 seconds")(drain)
    assert.equal(yield* valueOf(traces.outside), 2)
    yield* after("1 hour")(drain)
    assert.equal(yield* valueOf(traces.outside), 2)
  }),

  "inside of a `database` subscriber has its effect happen once in the end": Effect.gen(function* () {
    const { relay, traces } = yield* Crashed
    const after = yield* timeline
    assert.equal(yield* valueOf(traces.database), 0)
    const { drain } = yield* relay(traces.databaseEvents, yield* countingSubscriber("database", traces.database))
    yield* after("31 seconds")(drain)
    assert.equal(yield* valueOf(traces.database), 1)
    yield* after("1 hour")(drain)
    assert.equal(yield* valueOf(traces.database), 1)
  }),

  "between the start and the end of a call gives its idempotency key up after a minute": Effect.gen(function* () {
    const { start } = yield* IdempotencyStore
    const { key } = (yield* Crashed).traces
    const after = yield* timeline
    assert.equal((yield* Effect.flip(start(key, "a")))._tag, "IdempotencyKeyInFlight")
    assert.equal((yield* after("1 minute")(start(key, "a")))._tag, "Fresh")
  })
})
