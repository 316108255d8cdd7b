/** Who works in a lane: what hangs keeps hands from its own kind only. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { PeerUnavailable } from "@mentorkit/core/kernel"
import type { Lane, Priority } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Array, Deferred, Effect, Logger, Option } from "effect"
import { append, relayWith, relayWorld, subscriber } from "../../support/relays.js"

/** Events, of which each has a delivery for every priority: more than any lane has hands for. */
const many = 12

const cases: ReadonlyArray<{
  readonly lane: Lane
  readonly hanging: ReadonlyArray<Priority>
  readonly free: Priority
}> = [
  // Calls of the gateway, and the slots that a mentor waits for.
  { lane: "effects", hanging: ["low", "medium"], free: "high" },
  { lane: "effects", hanging: ["low"], free: "medium" },
  { lane: "mail", hanging: ["medium", "low"], free: "high" }
]

describe.each(everyEngine)("the crews of a relay on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    // Fall with one crew for all priorities of a lane.
    for (const { free, hanging, lane } of cases) {
      it.scoped(`keep hands for what is ${free} in ${lane} where all that is ${hanging.join(" or ")} hangs`, () =>
        Effect.gen(function* () {
          const [arrived, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
          let [hung, quick] = [0, 0]
          const hangs = Effect.zipRight(
            Effect.sync(() => void hung++),
            Deferred.await(mayEnd)
          )
          const hear = (priority: Priority, run: Effect.Effect<unknown>) =>
            subscriber("outside", () => run, `demo.${priority}`, { lane, priority })
          const urgent = Effect.suspend(() => (++quick > many ? Deferred.succeed(arrived, undefined) : Effect.void))
          const relay = yield* relayWith([...hanging.map((priority) => hear(priority, hangs)), hear(free, urgent)])
          yield* Effect.forEach(Array.range(1, many), (n) => append(lane, n))
          yield* Effect.forkScoped(relay.run)
          // Everybody who would take what hangs has hands full of it.
          yield* Effect.repeat(Effect.sleep("20 millis"), { until: () => quick === many && hung > 0 })
          yield* Effect.sleep("200 millis")
          yield* append(lane, many + 1)
          yield* Effect.timeoutFail(Deferred.await(arrived), {
            duration: "20 seconds",
            onTimeout: () => new Error("It waited for hands")
          })
          yield* Deferred.succeed(mayEnd, undefined)
          yield* relay.drain
        })
      )
    }
  })
})

// Falls without that line: a lane takes its peer for gone when three different deliveries have missed it.
describe.each(everyEngine.slice(0, 1))("one mail for a server that is away on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    it.scoped("is told after three attempts, once", () =>
      Effect.gen(function* () {
        const told: Array<string> = []
        const telling = Logger.add(Logger.make(({ message }) => void told.push(String(message))))
        const sql = yield* SqlClient.SqlClient
        const away = () => new PeerUnavailable({ message: "connect ECONNREFUSED" })
        const relay = yield* relayWith([subscriber("outside", away, "demo.mail", { lane: "mail" })])
        yield* append("nobody", 1)
        for (let attempts = 0; attempts < 5; attempts++) {
          yield* Effect.provide(relay.drain, telling)
          yield* sql`update deliveries set due_at = now() - interval '1 second' where delivered_at is null`
        }
        assert.deepStrictEqual(told, ["Lane mail: demo.mail has found nobody 3 times. connect ECONNREFUSED"])
      })
    )
  })
})

// Ten seconds of waiting, in one engine only.
describe.each(everyEngine.slice(0, 1))("a drain on %s", (_name, engine) => {
  layer(relayWorld(engine), { excludeTestServices: true })((it) => {
    // Falls if a drain waits for mail servers: it would take as long as they do, up to its own limit.
    it.scoped("does not wait for a mail that hangs, which comes to its end all the same", () =>
      Effect.gen(function* () {
        const mayEnd = yield* Deferred.make<void>()
        let sent = 0
        const hangs = Deferred.await(mayEnd).pipe(Effect.zipRight(Effect.sync(() => void sent++)))
        const relay = yield* relayWith([subscriber("outside", () => hangs, "demo.mail", { lane: "mail" })])
        yield* append("slow server", 1)
        const begun = yield* Effect.timeoutOption(relay.drain, "60 seconds")
        assert.deepStrictEqual([Option.getOrNull(begun), sent], [1, 0])
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Effect.repeat(Effect.sleep("20 millis"), { until: () => sent === 1 })
      })
    )
  })
})
