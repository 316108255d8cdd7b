/** Events go into their table together with their deliveries, in one statement. */
import { SqlClient } from "@effect/sql"
import { Outbox, type Route, type Routes, SubscribersWithin, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { Doorbell } from "../doorbell.js"
import { Transaction } from "../transaction.js"
import { columnsOf, newId } from "./delivery-rows.js"

interface NewEvent {
  readonly id: string
  readonly type: string
  readonly aggregate: string
  /** JSON */
  readonly payload: string
  readonly at: DateTime.Utc
}

const make = (routes: Routes) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const doorbell = yield* Doorbell

    const insert = ({ aggregate, at, id, payload, type }: NewEvent, isSettled: boolean) => {
      const occurredAt = DateTime.toDate(at)
      const settledAt = isSettled ? occurredAt : null
      return sql`insert into outbox ${sql.insert({ id, type, aggregate, payload, occurredAt, dueAt: occurredAt, settledAt })}`
    }

    const insertWith = (event: NewEvent, subscribers: ReadonlyArray<Route>) => {
      const { areOrdered, ids, lanes, names, ranks } = columnsOf(subscribers, event.at.epochMillis)
      return sql`
        with event as (${insert(event, true)} returning seq)
        insert into deliveries (
          id, event_id, seq, type, aggregate, due_at, subscriber, lane, priority, is_ordered
        )
        select route.id, ${event.id}::uuid, event.seq, ${event.type}, ${event.aggregate},
          ${DateTime.toDate(event.at)}::timestamptz, route.name, route.lane, route.rank, route.is_ordered
        from event, unnest(
          ${ids}::uuid[], ${names}::text[], ${lanes}::text[], ${ranks}::smallint[], ${areOrdered}::boolean[]
        ) as route (id, name, lane, rank, is_ordered)`
    }

    return Outbox.of({
      // Here and not by `repositoryOf`, which leaves a generic method as it is.
      append: (type, payload, at) =>
        Effect.gen(function* () {
          const event: NewEvent = {
            id: newId(at.epochMillis),
            type: type.tag,
            aggregate: type.aggregate(payload),
            payload: yield* Schema.encode(Schema.parseJson(type.schema))(payload),
            at
          }
          const subscribers = routes.get(type.tag)
          if (subscribers === undefined) yield* insert(event, false)
          else yield* subscribers.length === 0 ? insert(event, true) : insertWith(event, subscribers)
          const transaction = yield* Effect.serviceOption(Transaction)
          if (Option.isSome(transaction)) {
            transaction.value.appended.push({ type: type.tag, payload, eventId: event.id, occurredAt: at })
            const prompt = (subscribers ?? []).filter((one) => one.isPrompt === true).map(({ name }) => name)
            if (prompt.length > 0) transaction.value.awaited.push({ eventId: event.id, subscribers: prompt })
          }
          if (subscribers === undefined) return yield* doorbell.ring("outbox")
          for (const lane of new Set(subscribers.map((one) => one.lane))) yield* doorbell.ring(`${lane}-lane`)
        }).pipe(Effect.orDie)
    })
  })

/** Events that the routes do not name are given their deliveries by a relay that knows them. */
export const outboxWith = (routes: Routes) => Layer.effect(Outbox, make(routes))

/** The product's: an event that is heard within has a unit of work, at whose end it is heard. */
export const outboxWithSubscribers = Layer.effect(
  Outbox,
  Effect.gen(function* () {
    const { append } = yield* Outbox
    const { transact } = yield* UnitOfWork
    const subscribers = yield* SubscribersWithin
    return Outbox.of({
      append: (type, payload, at) =>
        subscribers.has(type.tag) ? transact(append(type, payload, at)) : append(type, payload, at)
    })
  })
)
