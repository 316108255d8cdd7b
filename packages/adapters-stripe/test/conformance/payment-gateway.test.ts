/** The suite of every gateway, through the real package, against the small Stripe, in both shapes of its messages. */
import { checkConformance, paymentGatewayConformance } from "@mentorkit/core/testing"
import type { StripeServer } from "@mentorkit/test-kit/servers/stripe/stripe-server"
import { Deferred, Effect, FiberId, Layer, Logger } from "effect"
import { afterAll, assert, describe, it } from "vitest"
import { gatewayOf, startServer, witnessOf } from "../support/witness.js"

for (const era of ["current", "older"] as const) {
  describe(`messages of the ${era} kind`, () => {
    const started = Deferred.unsafeMake<StripeServer>(FiberId.none)
    const gateway = Layer.unwrapScoped(
      Effect.gen(function* () {
        const server = yield* startServer({ era, pageSize: 3 })
        yield* Deferred.succeed(started, server)
        // Keys at work are answered with 409, which the suite waits for itself, and sooner.
        return gatewayOf(server, { maxNetworkRetries: 0 })
      })
    ).pipe(Layer.provideMerge(Logger.remove(Logger.defaultLogger)))
    checkConformance({ describe, it, afterAll }, paymentGatewayConformance(witnessOf(Deferred.await(started))), gateway)

    it("asks Stripe for nothing that it should not", async () => {
      const { complaints, received } = await Effect.runPromise(Deferred.await(started))
      assert.isAbove(received.length, 100)
      assert.deepStrictEqual(complaints, [])
    })
  })
}
