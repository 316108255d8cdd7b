import { PaymentGateway } from "@mentorkit/core/payments/ports"
import { Layer, type Redacted } from "effect"
import { createCheckout, expireCheckout } from "./checkout.js"
import { readEvent } from "./events/read-event.js"
import { records } from "./records.js"
import { refundMethods } from "./refund.js"
import { newStripe, type StripeClientOptions } from "./stripe-client.js"
import { changeSubscription, chargeOf } from "./subscriptions.js"

export interface StripeGatewayOptions extends StripeClientOptions {
  /** Signing secrets of the webhook, "whsec_…". Two while one replaces the other. Without any no message is taken. */
  readonly webhookSecrets: ReadonlyArray<Redacted.Redacted>
}

export const stripeGateway = (options: StripeGatewayOptions): Layer.Layer<PaymentGateway> =>
  Layer.sync(PaymentGateway, () => {
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
  })
