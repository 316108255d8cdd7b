/** The small Stripe as somebody at its page and in its books. */
import { stripeGateway } from "@mentorkit/adapters-stripe"
import { CheckoutSessionId } from "@mentorkit/core/payments"
import type { GatewayWitness } from "@mentorkit/core/testing"
import type { StripeServerOptions } from "@mentorkit/test-kit/servers/stripe/stripe-server"
import {
  newStripeServer,
  type StripeServer,
  secretKey,
  webhookSecret
} from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { Effect, Redacted } from "effect"

export const gatewayOf = (
  { url }: Pick<StripeServer, "url">,
  more: { readonly timeoutSeconds?: number; readonly maxNetworkRetries?: number } = {}
) =>
  stripeGateway({
    secretKey: Redacted.make(secretKey),
    webhookSecrets: [Redacted.make(webhookSecret)],
    apiBase: url,
    ...more
  })

export const startServer = (options: StripeServerOptions = {}) =>
  Effect.acquireRelease(
    Effect.promise(() => newStripeServer(options)),
    (server) => Effect.sync(server.stop)
  )

export const witnessOf = (server: Effect.Effect<StripeServer>): GatewayWitness<never> => {
  const done = (use: (server: StripeServer) => unknown) => Effect.asVoid(Effect.map(server, use))
  return {
    pay: (id) => done(({ deeds }) => deeds.pay(id)),
    abandon: (id) => done(({ deeds }) => deeds.expire(id)),
    leadsTo: (id) =>
      Effect.map(server, ({ books }) => books.sessions.find(id).successUrl.replace("{CHECKOUT_SESSION_ID}", id)),
    sessionsOf: (paymentId) =>
      Effect.map(server, ({ books }) =>
        books.sessions
          .all()
          .filter(({ clientReference }) => clientReference === paymentId)
          .map(({ id }) => CheckoutSessionId.make(id))
      ),
    sent: Effect.map(server, ({ sent }) => [...sent]),
    endPeriod: (id) => done(({ deeds }) => deeds.endPeriod(id)),
    spoilCard: (id) => done(({ deeds }) => deeds.spoilCard(id)),
    decline: (id) => done(({ deeds }) => deeds.decline(id)),
    payLater: (id) => done(({ deeds }) => deeds.payLater(id)),
    settleLater: (id, isPaid) => done(({ deeds }) => deeds.settleLater(id, isPaid)),
    openDispute: (id) => done(({ deeds }) => deeds.openDispute(id)),
    closeDispute: (id, isWon) => done(({ deeds }) => deeds.closeDispute(id, isWon)),
    failRefund: (id) => done(({ deeds }) => deeds.failRefund(id))
  }
}
