import type { PaymentGateway } from "@mentorkit/core/payments/ports"
import { conformance } from "./conformance.js"
import type { GatewayWitness } from "./fixtures/gateway.js"
import { bookCases } from "./payment-gateway/books.js"
import { checkoutCases } from "./payment-gateway/checkouts.js"
import { disputeCases } from "./payment-gateway/disputes.js"
import { eventCases } from "./payment-gateway/events.js"
import { lateMoneyCases } from "./payment-gateway/late-money.js"
import { refundCases } from "./payment-gateway/refunds.js"
import { renewalCases } from "./payment-gateway/renewals.js"
import { subscriptionCases } from "./payment-gateway/subscriptions.js"

/**
 * What every `PaymentGateway` keeps. The layer provides it, and what the witness needs to look at the other side. The
 * last three are about what a peer can be made to do: of them those cases are left out that the witness has nothing for.
 */
export const paymentGatewayConformance = <R = never>(witness: GatewayWitness<R>) =>
  conformance<PaymentGateway | R>("PaymentGateway", {
    ...checkoutCases(witness),
    ...refundCases(witness),
    ...eventCases(witness),
    ...subscriptionCases(witness),
    ...bookCases(witness),
    ...renewalCases(witness),
    ...lateMoneyCases(witness),
    ...disputeCases(witness)
  })
