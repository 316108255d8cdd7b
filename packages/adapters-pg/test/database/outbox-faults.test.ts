/** What may go wrong around a delivery, and what must not come of it. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { DeadLetters } from "@mentorkit/core/kernel"
import { Array, Effect, TestClock } from "effect"
import { everyEngine } from "../support/engines.js"
import { append, relayWith, relayWorld, subscriber } from "../support/relays.js"

const lastErrors = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly lastError: string }>`select last_error from outbox_deliveries where last_error is not null`
).pipe(Effect.map(Array.map(({ lastError }) => lastError)))
const clear = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from outbox`)

describe.each(everyEngine)("a relay on %s", (_name, engine) => {
  layer(relayWorld(engine))((it) => {
    // Falls if NUL reaches the database, which does not take it: the attempt would never be counted.
    it.scoped("notes the error's own words, whatever they are", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const relay = yield* relayWith([
          subscriber("outside", () => Effect.die(new Error("odd\0 words")), "demo.odd"),
          subscriber("database", () => Effect.orDie(sql`select 1 / 0`), "demo.sql")
        ])
        yield* append("worded", 1)
        yield* relay.drain
        assert.sameMembers(yield* lastErrors, ["odd words", "division by zero"])
        yield* clear
      })
    )

    // Falls if settling does not look for what has been revived since.
    it.scoped("keeps a second try that an admin asks for while the event is being settled", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const letters = yield* DeadLetters
        let isDown = true
        let isImpatient = true
        let delivered = 0
        const broken = subscriber(
          "outside",
          () => (isDown ? Effect.dieMessage("down") : Effect.sync(() => void delivered++)),
          "demo.broken"
        )
        const admin = subscriber(
          "outside",
          () =>
            isImpatient
              ? Effect.flatMap(letters.list, ([letter]) =>
                  letter === undefined
                    ? Effect.dieMessage("not yet")
                    : Effect.asVoid(letters.retry(letter.eventId, letter.subscriber))
                )
              : Effect.void,
          "demo.admin"
        )
        const relay = yield* relayWith([broken, admin])
        yield* append("revived", 1)
        for (let round = 0; round < 10; round++) {
          // The admin's own subscriber must not die with the other one.
          yield* sql`update outbox_deliveries set attempts = 0 where subscriber = 'demo.admin' and dead_at is null`
          yield* relay.drain
          yield* TestClock.adjust("1 hour")
        }
        isDown = false
        isImpatient = false
        yield* relay.drain
        yield* TestClock.adjust("1 hour")
        yield* relay.drain
        assert.deepStrictEqual([delivered, (yield* letters.list).length], [1, 0])
        yield* clear
      })
    )
  })
})
