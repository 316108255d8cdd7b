import { SqlClient } from "@effect/sql"
import { PaymentReviewRepository } from "@mentorkit/core/payments"
import { Effect, Layer } from "effect"
import { dateOf } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  PaymentReviewRepository.of({
    add: ({ actual, at, expected, id, inboxId, kind, paymentId }) =>
      sql`
        insert into payment_reviews ${sql.insert({
          id,
          paymentId,
          gatewayEventId: inboxId,
          kind,
          expectedMinor: expected.minor,
          expectedCurrency: expected.currency,
          actualMinor: actual.minor,
          actualCurrency: actual.currency,
          createdAt: dateOf(at)
        })}
        on conflict (gateway_event_id) do nothing`.pipe(Effect.asVoid, Effect.orDie)
  })
)

export const paymentReviewRepository = Layer.effect(PaymentReviewRepository, make)
