import { SqlClient } from "@effect/sql"
import { Outbox, uuidV7 } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Schema } from "effect"
import { Doorbell } from "../doorbell.js"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const doorbell = yield* Doorbell

  return Outbox.of({
    append: (type, payload, at) =>
      Effect.gen(function* () {
        const occurredAt = DateTime.toDate(at)
        yield* sql`insert into outbox ${sql.insert({
          id: uuidV7(at.epochMillis, crypto.getRandomValues(new Uint8Array(16))),
          type: type.tag,
          aggregate: type.aggregate(payload),
          payload: yield* Schema.encode(Schema.parseJson(type.schema))(payload),
          occurredAt,
          dueAt: occurredAt
        })}`
        yield* doorbell.ring("outbox")
      }).pipe(Effect.orDie)
  })
})

export const outbox = Layer.effect(Outbox, make)
