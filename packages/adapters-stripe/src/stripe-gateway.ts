import { requireOption } from "@mentorkit/core/kernel/ports"
import { PaymentGateway } from "@mentorkit/core/payments/ports"
import { Layer, type Redacted } from "effect"
import { createCheckout, expireCheckout } from "./checkout.js"
import { readEvent } from "./events/read-event.js"
import { records } from "./records.js"
import { refundMethods } from "./refund.js"
import { newStripe, type StripeClientOptions } from "./stripe-client.js"
import { changeSubscription, chargeOf } from "./subscriptions.js"

export interface StripeGatewayOptions extends StripeClientOptions {
  /** Signing secrets of the webhook, "whsec_…". Two while one replaces the other. */
  readonly webhookSecrets: ReadonlyArray<Redacted.Redacted>
}

/** As Stripe's own are, which are much longer: shorter ones were cut off. */
const leastLength = 16

const gatewayOf = (options: StripeGatewayOptions): typeof PaymentGateway.Service => {
  const client = newStripe(options)
  return {
    name: "stripe",
    createCheckout: createCheckout(client),
    expireCheckout: expireCheckout(client),
    ...refundMethods(client),
    changeSubscription: changeSubscription(client),
    chargeOf: chargeOf(client),
    records: records(client),
    readEvent: readEvent(options.webhookSecrets),
    upkeep: []
  }
}

export const stripeGateway = (options: StripeGatewayOptions): Layer.Layer<PaymentGateway> => {
  const from = "Take it from Stripe's dashboard."
  requireOption("stripeGateway({ secretKey })", options.secretKey, { atLeast: leastLength, from })
  // With none at all nobody would hear of a payment.
  for (const one of options.webhookSecrets.length === 0 ? [undefined] : options.webhookSecrets)
    requireOption("stripeGateway({ webhookSecrets })", one, { atLeast: leastLength, from })
  return Layer.sync(PaymentGateway, () => gatewayOf(options))
}
