/** Relays over an event of the tests' own, each with the subscribers that a test wants. */
import type { SqlClient } from "@effect/sql"
import { adapters, type OutboxRelayOptions, outboxRelay } from "@mentorkit/adapters-pg"
import { event } from "@mentorkit/core/kernel"
import { Outbox, OutboxRelay, type Subscriber, Subscriptions } from "@mentorkit/core/kernel/ports"
import { testLinks } from "@mentorkit/test-kit/worlds/links"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { DateTime, Effect, Layer, Logger, Schema } from "effect"

export const Happened = event("demo.Happened", { thing: Schema.String, n: Schema.Number }, ({ thing }) => thing)
export type Payload = { readonly thing: string; readonly n: number }

/** Deliveries fail on purpose here. */
export const quiet = Logger.remove(Logger.defaultLogger)

/** A relay of its own on the shared database: another host. */
export const relayWith = (subscribers: ReadonlyArray<Subscriber<Payload>>, options: OutboxRelayOptions = {}) =>
  Effect.flatMap(
    Layer.build(
      Layer.fresh(outboxRelay(options)).pipe(
        Layer.provide(
          Layer.succeed(
            Subscriptions,
            // Erased as the table of reactions erases them.
            new Map([[Happened.tag, { event: Happened as never, subscribers: subscribers as never }]])
          )
        )
      )
    ),
    (context) => Effect.provide(OutboxRelay, context)
  )

export const append = (thing: string, n: number) =>
  Effect.gen(function* () {
    const outbox = yield* Outbox
    yield* outbox.append(Happened, { thing, n }, yield* DateTime.now)
  })

export const subscriber = (
  effects: "database" | "outside",
  run: Subscriber<Payload>["run"],
  name = "demo.subscriber",
  changes: Partial<Subscriber<Payload>> = {}
): Subscriber<Payload> => ({ name, lane: "effects", priority: "high", effects, run, ...changes })

/** Notes what it was given, in memory. */
export const recorder = (effects: "database" | "outside", changes: Partial<Subscriber<Payload>> = {}) => {
  const seen: Array<string> = []
  const note: Subscriber<Payload>["run"] = ({ n, thing }) => Effect.sync(() => void seen.push(`${thing}${n}`))
  return { seen, one: subscriber(effects, note, "demo.recorder", changes) }
}

const ports = Layer.merge(adapters, quiet).pipe(Layer.provide(Layer.merge(testSecrets, testLinks)))
export const relayWorld = (engine: Layer.Layer<SqlClient.SqlClient>) => Layer.provideMerge(ports, engine)
