/** Delivers what has happened to one thing, or between two people, to whoever hears of it by the table of reactions. */
import { SqlClient } from "@effect/sql"
import type { Delivery } from "@mentorkit/core/internal/kernel"
import type { User } from "@mentorkit/core/kernel"
import { Subscriptions, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Schema } from "effect"

interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly payload: unknown
  readonly occurredAt: Date
}

/** By the aggregate: once, and in the order of the events, which the relay keeps only for subscribers that ask for it. */
export const makeDeliverOf = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const subscriptions = yield* Subscriptions
  const { transact } = yield* UnitOfWork
  const seen = new Set<string>()

  const deliver = Effect.fnUntraced(function* ({ id, occurredAt, payload: stored, type }: StoredEvent) {
    const subscription = subscriptions.get(type)
    if (subscription === undefined) return yield* Effect.dieMessage(`${type} is no event`)
    const payload = yield* Schema.decodeUnknown(subscription.event.schema)(stored)
    const event = { eventId: id, occurredAt: DateTime.unsafeMake(occurredAt) }
    for (const { effects, recipients, run } of subscription.subscribers) {
      for (const recipient of recipients === undefined ? [null] : yield* recipients(payload)) {
        const delivery: Delivery = { ...event, id: recipient ?? id, recipient }
        yield* effects === "database" ? transact(run(payload, delivery)) : run(payload, delivery)
      }
    }
  })

  return Effect.fnUntraced(function* (aggregate: string) {
    const events = yield* sql<StoredEvent>`
      select id, type, payload, occurred_at from outbox where aggregate = ${aggregate} order by seq`
    for (const event of events.filter(({ id }) => !seen.has(id))) {
      seen.add(event.id)
      yield* deliver(event)
    }
  })
})

/** What has happened between two people. */
export const makeDeliverBetween = Effect.map(
  makeDeliverOf,
  (deliver) => (one: User, other: User) => deliver([one.userId, other.userId].sort().join(":"))
)
