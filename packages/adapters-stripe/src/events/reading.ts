/** One kind of message: the shape of its object, and what it means to us. */
import { GatewayEventId } from "@mentorkit/core/payments"
import { type GatewayEvent, UnheardEvent } from "@mentorkit/core/payments/ports"
import { type DateTime, Either, ParseResult, Schema } from "effect"
import { Id, Moment } from "../shapes.js"

/** Every message has these. */
export interface CommonFields {
  readonly id: GatewayEventId
  readonly type: string
  readonly occurredAt: DateTime.Utc
}

export const Envelope = Schema.Struct({
  id: Schema.compose(Id, GatewayEventId),
  type: Schema.String,
  created: Moment,
  data: Schema.optional(Schema.Struct({ object: Schema.optional(Schema.Unknown) }))
})

/** Left with the reason where the object is not what Stripe documents for this type. */
export type Reading = (object: unknown, common: CommonFields) => Either.Either<GatewayEvent, string>

/** A message without effect: about nothing that we hear, or about a purchase of somebody else. */
export const unheard = ({ id, occurredAt, type }: CommonFields) =>
  Either.right(UnheardEvent.make({ id, type, occurredAt }))

export const reading = <A, I>(
  schema: Schema.Schema<A, I>,
  eventOf: (object: A, common: CommonFields) => Either.Either<GatewayEvent, string>
): Reading => {
  const decode = Schema.decodeUnknownEither(schema)
  return (object, common) =>
    Either.flatMap(
      Either.mapLeft(decode(object), (error) =>
        // The place of the fault only: the value may name people.
        ParseResult.ArrayFormatter.formatErrorSync(error)
          .map(({ path }) => path.join("."))
          .join(", ")
      ),
      (decoded) => eventOf(decoded, common)
    )
}
