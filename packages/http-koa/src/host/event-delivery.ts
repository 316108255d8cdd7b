/** Carries the offline gateway's events to our own webhook, over HTTP like those of any gateway. */
import { HttpBody, HttpClient, HttpClientRequest } from "@effect/platform"
import { EventDelivery } from "@mentorkit/core/payments"
import { Effect, Layer } from "effect"

const patience = "10 seconds"

/** `selfUrl` is where this process listens: the gateway lives in it. */
export const eventDelivery = (selfUrl: string): Layer.Layer<EventDelivery, never, HttpClient.HttpClient> =>
  Layer.effect(
    EventDelivery,
    Effect.map(HttpClient.HttpClient, (client) => ({
      /** False where nobody took it; whoever sends it tries again. */
      post: (body: Uint8Array, signature: string) =>
        HttpClientRequest.post(`${selfUrl}/gateway/webhook`).pipe(
          HttpClientRequest.setHeader("Gateway-Signature", signature),
          HttpClientRequest.setBody(HttpBody.uint8Array(body, "application/json")),
          client.execute,
          Effect.map(({ status }) => status >= 200 && status < 300),
          Effect.scoped,
          Effect.timeout(patience),
          Effect.orElseSucceed(() => false)
        )
    }))
  )
