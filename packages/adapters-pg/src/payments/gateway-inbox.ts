import { SqlClient, SqlSchema } from "@effect/sql"
import { InboxId, InboxState, ReviewId } from "@mentorkit/core/payments"
import { ChargeEvent, GatewayEvent, GatewayInbox, SubscriptionEvent } from "@mentorkit/core/payments/ports"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { dateOf } from "./rows.js"

const ReceivedRow = Schema.Struct({ id: InboxId, gateway: Schema.String, event: GatewayEvent, state: InboxState })

/** What a message is about, for those that may have to wait for it: the subscription, or the charge. */
const aboutOf = (event: GatewayEvent): string | null => {
  if ("subscriptionId" in event) return event.gatewaySubscriptionId
  return "chargeId" in event ? event.chargeId : null
}

const utf8 = new TextDecoder()
/** PostgreSQL's text has no room for NUL; a gateway's JSON has none either. */
const asText = (payload: Uint8Array) => utf8.decode(payload).replaceAll("\0", "\uFFFD")

const queries = (sql: SqlClient.SqlClient) => ({
  receive: singleRow({
    Request: Schema.Struct({
      id: InboxId,
      gateway: Schema.String,
      eventId: Schema.String,
      type: Schema.String,
      event: Schema.parseJson(GatewayEvent),
      payload: Schema.String,
      chargeId: Schema.NullOr(Schema.String),
      receivedAt: Moment,
      dueAt: Moment
    }),
    Result: ReceivedRow,
    // The update that changes nothing makes a known event answer as it stands, and waits for whoever is storing it.
    execute: (row) => sql`
      insert into gateway_events as known ${sql.insert({ ...row, state: "received" })}
      on conflict (gateway, event_id) do update set id = known.id
      returning id, gateway, event, state`
  }),

  listParked: SqlSchema.findAll({
    Request: Schema.Struct({ gateway: Schema.String, about: Schema.String }),
    Result: Schema.Struct({ id: InboxId, event: Schema.Union(ChargeEvent, SubscriptionEvent) }),
    // Moments are written in one form, so that their text is in their order.
    execute: ({ about, gateway }) => sql`
      select id, event from gateway_events
      where gateway = ${gateway} and charge_id = ${about} and state = 'parked'
      order by event ->> 'occurredAt', received_at, id`
  }),

  updateEvent: SqlSchema.void({
    Request: Schema.Struct({ id: InboxId, event: Schema.parseJson(GatewayEvent) }),
    execute: ({ event, id }) => sql`update gateway_events set event = ${event} where id = ${id}`
  }),

  findByReview: SqlSchema.findOne({
    Request: ReviewId,
    Result: ReceivedRow,
    execute: (id) => sql`
      select gateway_events.id, gateway_events.gateway, event, state
      from payment_reviews join gateway_events on gateway_events.id = gateway_event_id where payment_reviews.id = ${id}`
  }),

  claimReceived: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: ReceivedRow,
    execute: ({ limit, now }) => sql`
      update gateway_events
      set attempts = attempts + 1,
        due_at = ${now}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))
      where id in (
        select id from gateway_events where state = 'received' and due_at <= ${now}
        order by due_at limit ${limit} for update skip locked
      )
      returning id, gateway, event, state`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { claimReceived, updateEvent, findByReview, listParked, receive } = queries(sql)

  return repositoryOf(GatewayInbox, {
    receive: ({ at, dueAt, event, gateway, id, payload }) =>
      receive({
        id,
        gateway,
        eventId: event.id,
        type: event.type,
        event,
        payload: asText(payload),
        chargeId: aboutOf(event),
        receivedAt: at,
        dueAt
      }),
    finish: (id, state, at) =>
      sql`update gateway_events set state = ${state}, processed_at = ${dateOf(at)} where id = ${id}`.pipe(
        Effect.asVoid
      ),
    updateEvent: (id, event) => updateEvent({ id, event }),
    findByReview,
    forgetPayloads: (before, limit) =>
      sql`
        update gateway_events set payload = '' where id in (
          select id from gateway_events
          where processed_at < ${dateOf(before)} and payload <> '' and state in ('processed', 'ignored')
          order by processed_at limit ${limit} for update skip locked
        ) returning 1`.pipe(Effect.map((rows) => rows.length)),
    listParked: (gateway, about) => listParked({ gateway, about }),
    claimReceived: (now, limit) => claimReceived({ now, limit })
  })
})

export const gatewayInbox = Layer.effect(GatewayInbox, make)
