/**
 * Wakes those who wait for something to be committed: at once in this process, and through LISTEN/NOTIFY on every other
 * host. A hint only: whoever waits also looks by itself from time to time, so a ring may get lost. Behind a pgbouncer in
 * transaction mode all of them do, as its connections keep no LISTEN, and polling is what remains between hosts.
 */
import { SqlClient } from "@effect/sql"
import { type Lane, lanes } from "@mentorkit/core/kernel/ports"
import { Context, Effect, Layer, Option, Queue, type Scope } from "effect"
import { inBackground } from "./engine/connection-purpose.js"
import { DatabaseSchema, notifyChannelOf } from "./engine/database-schema.js"
import { Listener } from "./engine/listener.js"
import { PromptDeliveries } from "./outbox/prompt-deliveries.js"
import { repositoryOf } from "./repository.js"
import { Transaction } from "./transaction.js"

/** `outbox`: events without deliveries; `realtime`: frames; and for each lane its deliveries. */
export type Bell = "outbox" | "realtime" | `${Lane}-lane`
const bells: ReadonlyArray<Bell> = ["outbox", "realtime", ...lanes.map((lane) => `${lane}-lane` as const)]

export class Doorbell extends Context.Tag("@mentorkit/adapters-pg/Doorbell")<
  Doorbell,
  {
    /** After the commit of the unit of work around it; at once without one. */
    readonly ring: (bell: Bell) => Effect.Effect<void>
    /**
     * From now on, until the scope closes, a ring is heard. Answers how to wait for one, which returns at once if it
     * has rung since the last time. The first to listen opens this host's one listening connection.
     */
    readonly listen: (bell: Bell) => Effect.Effect<Effect.Effect<void>, never, Scope.Scope>
    /** For the unit of work, after its commit: wakes this host, and tells the others without waiting for that. */
    readonly wake: (rung: ReadonlySet<Bell>) => Effect.Effect<void>
  }
>() {
  /** With those who wait for deliveries: whoever wakes one is waited for by the other. */
  static readonly layer: Layer.Layer<Doorbell | PromptDeliveries, never, SqlClient.SqlClient> = Layer.merge(
    Layer.scoped(
      Doorbell,
      Effect.suspend(() => make)
    ),
    PromptDeliveries.layer
  )
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const listener = yield* Listener
  const channel = notifyChannelOf((yield* DatabaseSchema).name)
  const scope = yield* Effect.scope
  /** Tells this host's own messages from those of others. */
  const self = crypto.randomUUID().slice(0, 8)
  const waiting = new Map(bells.map((bell) => [bell, new Set<Queue.Queue<void>>()]))

  const wakeNow = (rung: Iterable<Bell>) => {
    for (const bell of rung) for (const queue of waiting.get(bell) ?? []) queue.unsafeOffer(undefined)
  }
  const onMessage = (message: string | undefined) => {
    const [origin, ...named] = message?.split(" ") ?? []
    if (origin === self) return
    wakeNow(message === undefined ? bells : bells.filter((bell) => named.includes(bell)))
  }
  const startListening = yield* Effect.once(
    listener === undefined
      ? Effect.void
      : Effect.asVoid(Effect.forkIn(Effect.interruptible(listener.listen(onMessage)), scope))
  )
  const tell = (origin: string, rung: Iterable<Bell>) =>
    listener === undefined
      ? Effect.void
      : Effect.asVoid(sql`select pg_notify(${channel}, ${[origin, ...rung].join(" ")})`)

  /**
   * Not in the transactions themselves: PostgreSQL lets those that notify commit one after the other. Commits that come
   * while one is told share the next message; what a crash leaves untold is found by polling.
   */
  const untold = new Set<Bell>()
  const mustTell = yield* Queue.sliding<void>(1)
  const tellOthers = Effect.gen(function* () {
    yield* Queue.take(mustTell)
    const rung = [...untold]
    untold.clear()
    yield* tell(self, rung)
  }).pipe(Effect.catchAllCause((cause) => Effect.logDebug("The other hosts could not be told", cause)))
  if (listener !== undefined) yield* Effect.forkScoped(inBackground(Effect.interruptible(Effect.forever(tellOthers))))

  return repositoryOf(Doorbell, {
    ring: (bell) =>
      Effect.flatMap(
        Effect.serviceOption(Transaction),
        Option.match({
          // Perhaps in a transaction that is no unit of work: then we hear from the database that it is over, too.
          onNone: () =>
            Effect.zipRight(
              tell("-", [bell]),
              Effect.sync(() => wakeNow([bell]))
            ),
          onSome: ({ rung }) => Effect.sync(() => void rung.add(bell))
        })
      ),
    listen: (bell) =>
      Effect.acquireRelease(
        Effect.tap(Queue.sliding<void>(1), (queue) => Effect.sync(() => waiting.get(bell)?.add(queue))),
        (queue) => Effect.sync(() => waiting.get(bell)?.delete(queue))
      ).pipe(
        Effect.zipLeft(startListening),
        Effect.map((queue) => Queue.take(queue))
      ),
    wake: (rung) =>
      Effect.sync(() => {
        if (rung.size === 0) return
        wakeNow(rung)
        for (const bell of rung) untold.add(bell)
        mustTell.unsafeOffer(undefined)
      })
  })
})
