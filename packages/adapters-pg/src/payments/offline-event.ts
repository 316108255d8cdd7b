/** The offline gateway's messages: written as it sends them, read as our domain knows them. */
import { Currency, Timestamp } from "@mentorkit/core/kernel"
import {
  ChargeId,
  ChargeRefunded,
  CheckoutCompleted,
  CheckoutExpired,
  CheckoutSessionId,
  type GatewayEvent,
  GatewayEventId,
  PaymentId,
  UnheardEvent
} from "@mentorkit/core/payments"
import { Either, Schema } from "effect"

const message = <const Type extends string, F extends Schema.Struct.Fields>(type: Type, fields: F) =>
  Schema.Struct({ id: GatewayEventId, type: Schema.Literal(type), created: Timestamp, object: Schema.Struct(fields) })

const session = { session_id: CheckoutSessionId, payment_id: Schema.NullOr(PaymentId) }
const money = { amount_minor: Schema.BigInt, currency: Currency }

export const OfflineEvent = Schema.Union(
  message("checkout.session.completed", { ...session, ...money, charge_id: ChargeId }),
  message("checkout.session.expired", session),
  message("charge.refunded", { ...money, charge_id: ChargeId })
)
export type OfflineEvent = typeof OfflineEvent.Type

const AnyEvent = Schema.Struct({ id: GatewayEventId, type: Schema.String, created: Timestamp })

const decode = Schema.decodeUnknownEither(Schema.parseJson(OfflineEvent))
const decodeAny = Schema.decodeUnknownEither(Schema.parseJson(AnyEvent))
const encode = Schema.encodeSync(Schema.parseJson(OfflineEvent))

export const writeEvent = (event: OfflineEvent): string => encode(event)

const toGatewayEvent = ({ created: occurredAt, id, ...event }: OfflineEvent): GatewayEvent => {
  const told = { id, type: event.type, occurredAt }
  switch (event.type) {
    case "checkout.session.completed": {
      const {
        amount_minor: minor,
        charge_id: chargeId,
        currency,
        payment_id: paymentId,
        session_id: sessionId
      } = event.object
      return CheckoutCompleted.make({
        ...told,
        sessionId,
        paymentId,
        chargeId,
        amount: { minor, currency },
        isPaid: true
      })
    }
    case "checkout.session.expired":
      return CheckoutExpired.make({ ...told, sessionId: event.object.session_id, paymentId: event.object.payment_id })
    case "charge.refunded": {
      const { amount_minor: minor, charge_id: chargeId, currency } = event.object
      return ChargeRefunded.make({ ...told, chargeId, refunded: { minor, currency } })
    }
  }
}

/** Left for what is no message of ours at all; a type that we do not know is kept and not heard. */
export const readEvent = (text: string): Either.Either<GatewayEvent, unknown> =>
  Either.map(decode(text), toGatewayEvent).pipe(
    Either.orElse(() =>
      Either.map(decodeAny(text), ({ created: occurredAt, id, type }) => UnheardEvent.make({ id, type, occurredAt }))
    )
  )
