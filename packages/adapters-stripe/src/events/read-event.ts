/** Reads the body of a webhook as an event of ours. */
import { InvalidSignature } from "@mentorkit/core/payments"
import type { GatewayEvent, PaymentGateway } from "@mentorkit/core/payments/ports"
import { Effect, Either, Option, type Redacted, Schema } from "effect"
import { isSignedByStripe } from "../signature.js"
import { chargeReadings } from "./charges.js"
import { checkoutReadings } from "./checkouts.js"
import { type CommonFields, Envelope, type Reading, unheard } from "./reading.js"
import { subscriptionReadings } from "./subscriptions.js"

const readings: ReadonlyMap<string, Reading> = new Map(
  Object.entries({ ...checkoutReadings, ...chargeReadings, ...subscriptionReadings })
)

/** Types of messages that an endpoint at Stripe has to be subscribed to. */
export const heardEvents: ReadonlyArray<string> = [...readings.keys()]

const utf8 = new TextDecoder("utf-8", { fatal: true })
const decodeEnvelope = Schema.decodeUnknownOption(Schema.parseJson(Envelope))

const envelopeOf = (payload: Uint8Array) =>
  Option.flatMap(Option.liftThrowable(() => utf8.decode(payload))(), decodeEnvelope)

/**
 * A message of a type that we know in a shape that we do not: Stripe meant it, so refusing it would only make Stripe send
 * it again for days and then stop sending anything. It is kept, body and all, in the inbox, and somebody is told.
 */
const unreadable = (common: CommonFields, reason: string): Effect.Effect<GatewayEvent> =>
  Effect.logError("A message of Stripe has a shape that is not known; it was kept and not heard").pipe(
    Effect.annotateLogs({ event: common.id, type: common.type, reason }),
    Effect.zipRight(unheard(common))
  )

export const readEvent =
  (secrets: ReadonlyArray<Redacted.Redacted>): (typeof PaymentGateway.Service)["readEvent"] =>
  (payload, signature, now) => {
    if (!isSignedByStripe(secrets, { payload, signature, nowMillis: now.epochMillis })) return new InvalidSignature()
    const envelope = Option.getOrUndefined(envelopeOf(payload))
    if (envelope === undefined) return new InvalidSignature()
    const { created: occurredAt, data, id, type } = envelope
    const common = { id, type, occurredAt }
    const read = readings.get(type)
    const event = read === undefined ? unheard(common) : read(data?.object, common)
    return Either.match(event, {
      onLeft: (reason) => unreadable(common, reason),
      onRight: Effect.succeed
    })
  }
