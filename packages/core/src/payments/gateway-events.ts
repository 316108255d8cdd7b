/** What a gateway tells us, whichever gateway it is; adapters translate. */
import { Schema } from "effect"
import { Currency, Timestamp } from "../kernel/index.js"
import { ChargeId, CheckoutSessionId, GatewayEventId, PaymentId } from "./ids.js"

const told = {
  /** The gateway's id of the message; a repeated message has the same. */
  id: GatewayEventId,
  /** The gateway's own name: "checkout.session.completed". */
  type: Schema.String,
  /** By the gateway's clock. */
  occurredAt: Timestamp
}
const amount = Schema.Struct({ minor: Schema.BigInt, currency: Currency })

/** The payment is also named by its own id where the gateway passes it on: the session may not be stored with us yet. */
const session = { sessionId: CheckoutSessionId, paymentId: Schema.NullOr(PaymentId) }

/** The buyer is through with the checkout. `isPaid` is false for methods whose money comes later. */
export const CheckoutCompleted = Schema.TaggedStruct("CheckoutCompleted", {
  ...told,
  ...session,
  chargeId: Schema.NullOr(ChargeId),
  amount,
  isPaid: Schema.Boolean
})
export interface CheckoutCompleted extends Schema.Schema.Type<typeof CheckoutCompleted> {}

/** Nobody can pay in this checkout any more. */
export const CheckoutExpired = Schema.TaggedStruct("CheckoutExpired", { ...told, ...session })
export interface CheckoutExpired extends Schema.Schema.Type<typeof CheckoutExpired> {}

/** The buyer's method was declined; another may be tried while the checkout is open. */
export const PaymentDeclined = Schema.TaggedStruct("PaymentDeclined", {
  ...told,
  sessionId: Schema.NullOr(CheckoutSessionId),
  paymentId: Schema.NullOr(PaymentId)
})
export interface PaymentDeclined extends Schema.Schema.Type<typeof PaymentDeclined> {}

/** `refunded` is everything that has gone back of this charge so far, this time included. */
export const ChargeRefunded = Schema.TaggedStruct("ChargeRefunded", { ...told, chargeId: ChargeId, refunded: amount })
export interface ChargeRefunded extends Schema.Schema.Type<typeof ChargeRefunded> {}

/** Kept, and nothing is done about it. */
export const UnheardEvent = Schema.TaggedStruct("UnheardEvent", told)

export const GatewayEvent = Schema.Union(
  CheckoutCompleted,
  CheckoutExpired,
  PaymentDeclined,
  ChargeRefunded,
  UnheardEvent
)
export type GatewayEvent = typeof GatewayEvent.Type

/** With the gateway that told it: ids of its own mean nothing elsewhere. */
export type FromGateway<Event> = Event & { readonly gateway: string }
