/** Parts that Stripe's objects have in common. A shape names only what we use; other fields are ignored. */
import type { Amount, Currency } from "@mentorkit/core/kernel"
import { PaymentId, SubscriptionId } from "@mentorkit/core/payments"
import { DateTime, Either, Schema } from "effect"
import { fromStripe } from "./currency-units.js"

export const Id = Schema.String.pipe(Schema.minLength(1), Schema.maxLength(255))

/** Another object, by its id or as a whole. */
export const Reference = Schema.transform(Schema.Union(Id, Schema.Struct({ id: Id })), Id, {
  strict: true,
  decode: (given) => (typeof given === "string" ? given : given.id),
  encode: (id) => id
})

/** Null also where an older or newer version of Stripe's API does not have the field at all. */
export const maybe = <A, I>(schema: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.NullOr(schema), { default: () => null })

/** Unix seconds. */
export const Moment = Schema.transform(
  Schema.Int.pipe(Schema.between(0, 253_402_300_799)),
  Schema.DateTimeUtcFromSelf,
  {
    strict: true,
    decode: (seconds) => DateTime.unsafeMake(seconds * 1000),
    encode: (at) => Math.floor(at.epochMillis / 1000)
  }
)

/** Stripe's units; with a currency beside it an amount of ours. */
export const Units = Schema.Int

export const Metadata = maybe(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
type Metadata = Readonly<Record<string, unknown>> | null

const isPaymentId = Schema.is(PaymentId)
const isSubscriptionId = Schema.is(SubscriptionId)

/** Our names for things, which every object that we have made carries. */
export const paymentIdOf = (metadata: Metadata): PaymentId | null => {
  const id = metadata?.["payment_id"]
  return isPaymentId(id) ? id : null
}
export const subscriptionIdOf = (metadata: Metadata): SubscriptionId | null => {
  const id = metadata?.["subscription_id"]
  return isSubscriptionId(id) ? id : null
}

export const amountOf = (units: number, currency: string): Either.Either<Amount, string> =>
  Either.fromOption(fromStripe(units, currency), () => `no amount of ours: ${units} ${currency}`)

export const seconds = (at: DateTime.Utc): number => Math.ceil(at.epochMillis / 1000)

export const isIn = (currency: Currency, code: string): boolean => currency.toLowerCase() === code.toLowerCase()
