/**
 * A gateway without a network, for development, tests and demonstrations: its checkout is a page of the host's own with
 * Pay and Cancel. Like a real one it keeps its own books, tells what happened by signed events, and repeats them until
 * somebody takes them.
 */
import { LinkBase } from "@mentorkit/core/kernel"
import { requireSecret } from "@mentorkit/core/kernel/ports"
import { CheckoutSessionId, InvalidSignature } from "@mentorkit/core/payments"
import { OfflineGateway, PaymentGateway } from "@mentorkit/core/payments/ports"
import { Context, DateTime, Effect, Either, Layer } from "effect"
import { books } from "./books.js"
import { checkouts } from "./checkouts.js"
import { type EventSenderOptions, makeEventSender } from "./event-sender.js"
import { readMessage } from "./messages.js"
import { moneyBack } from "./money-back.js"
import { isSignedBy } from "./signature.js"
import { subscriptions } from "./subscriptions.js"

const name = "offline"

/** `mischief` is off by default. */
export type OfflineGatewayOptions = EventSenderOptions

const utf8 = new TextDecoder("utf-8", { fatal: true })
const textOf = (payload: Uint8Array) => Either.try(() => utf8.decode(payload))

const make = (options: OfflineGatewayOptions) =>
  Effect.gen(function* () {
    const { appUrl } = yield* LinkBase
    const tell = yield* makeEventSender(options)
    const { begin, changeSubscription, chargeOf, renewDue, setCard } = yield* subscriptions(tell)
    const { add, buttons, expire, expireOverdue } = yield* checkouts(tell, begin)
    const { closeDispute, failRefund, findRefund, openDispute, refund } = yield* moneyBack(tell)
    const { records } = yield* books

    const createCheckout: typeof PaymentGateway.Service.createCheckout = Effect.fnUntraced(function* (request) {
      const { amount, cancelUrl, description, idempotencyKey, paymentId, subscription, successUrl } = request
      const { expiresAt, id } = yield* add({
        ...{ id: CheckoutSessionId.make(yield* tell.newId("cs")), idempotencyKey, paymentId, description },
        ...{
          amountMinor: amount.minor,
          currency: amount.currency,
          successUrl,
          cancelUrl,
          state: "open",
          chargeId: null
        },
        subscriptionId: subscription?.subscriptionId ?? null,
        billingInterval: subscription?.interval ?? null,
        createdAt: yield* DateTime.now,
        expiresAt: request.expiresAt
      })
      return { sessionId: id, url: `${appUrl}/gateway/offline/${id}`, expiresAt }
    })

    const gateway = PaymentGateway.of({
      name,
      createCheckout,
      expireCheckout: (id) => Effect.asVoid(expire(id)),
      refund,
      findRefund,
      changeSubscription,
      chargeOf,
      records,
      readEvent: (payload, signature, now) =>
        isSignedBy(options.secret, { payload, signature, nowMillis: now.epochMillis })
          ? Effect.mapError(Either.flatMap(textOf(payload), readMessage), () => new InvalidSignature())
          : Effect.fail(new InvalidSignature()),
      upkeep: [expireOverdue, renewDue, tell.repeatUndelivered]
    })
    const peer = OfflineGateway.of({ ...buttons, setCard, openDispute, closeDispute, failRefund })
    return Context.make(PaymentGateway, gateway).pipe(Context.add(OfflineGateway, peer))
  })

/** As many as a GATEWAY_SECRET of a host. */
const leastLength = 16

export const offlineGateway = (options: OfflineGatewayOptions) => {
  requireSecret("offlineGateway({ secret })", options.secret, leastLength)
  return Layer.effectContext(make(options))
}
