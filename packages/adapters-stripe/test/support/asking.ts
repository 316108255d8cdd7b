/** One small Stripe for a file of tests, and a gateway that talks to it. */
import { type Amount, Currency } from "@mentorkit/core/kernel"
import { PaymentId, SubscriptionId } from "@mentorkit/core/payments"
import { type CheckoutRequest, PaymentGateway } from "@mentorkit/core/payments/ports"
import { newStripeServer, type StripeServer } from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { Cause, DateTime, Effect, Either, Exit, Logger } from "effect"
import { afterAll, afterEach, assert, beforeAll } from "vitest"
import { gatewayOf } from "./witness.js"

type Port = typeof PaymentGateway.Service
type Options = Parameters<typeof gatewayOf>[1]

export const amount = (minor: bigint, code = "USD"): Amount => ({ minor, currency: Currency.make(code) })

export const newRequest = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  idempotencyKey: crypto.randomUUID(),
  paymentId: PaymentId.make(crypto.randomUUID()),
  amount: amount(8000n),
  description: "Career review",
  payerEmail: null,
  expiresAt: DateTime.unsafeMake(Math.ceil(Date.now() / 1000) * 1000 + 35 * 60_000),
  successUrl: "https://front.example.test/paid?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://front.example.test/cancelled",
  subscription: null,
  ...more
})

export const monthly = () => ({ subscriptionId: SubscriptionId.make(crypto.randomUUID()), interval: "month" as const })

/** Call within `describe`. */
export const asking = () => {
  let server: StripeServer
  const lines: Array<string> = []
  const log = Logger.replace(
    Logger.defaultLogger,
    Logger.map(Logger.logfmtLogger, (line) => void lines.push(line))
  )
  beforeAll(async () => {
    server = await newStripeServer({ pageSize: 3 })
  })
  afterEach(() => {
    server.begin()
    assert.deepStrictEqual(server.complaints, [])
    server.received.length = 0
    lines.length = 0
  })
  afterAll(() => server.stop())

  const exitOf = <A, E>(use: (gateway: Port) => Effect.Effect<A, E>, options: Options = {}) =>
    Effect.flatMap(PaymentGateway, use).pipe(
      Effect.provide(gatewayOf(server, { maxNetworkRetries: 0, timeoutSeconds: 2, ...options })),
      Effect.provide(log),
      Effect.runPromiseExit
    )
  return {
    server: () => server,
    /** What was logged since the test began. */
    lines,
    ask: async <A, E>(use: (gateway: Port) => Effect.Effect<A, E>, options?: Options): Promise<A> => {
      const exit = await exitOf(use, options)
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      return exit.value
    },
    /** The failure that the port names, or what else went wrong. */
    failureOf: async <A, E extends object>(
      use: (gateway: Port) => Effect.Effect<A, E>,
      options?: Options
    ): Promise<object> =>
      Exit.match(await exitOf(use, options), {
        onSuccess: () => ({ _tag: "it succeeded" }),
        onFailure: (cause): object => Either.merge(Cause.failureOrCause(cause))
      }),
    pathsAsked: () => server.received.map(({ method, path }) => `${method} ${path}`),
    keysSent: () => server.received.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  }
}
