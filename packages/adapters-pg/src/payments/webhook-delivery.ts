/** Carries the offline gateway's events to the webhook of the host that it lives in, over HTTP like any gateway's. */
import { FetchHttpClient, HttpBody, HttpClient, HttpClientRequest } from "@effect/platform"
import { requireOption } from "@mentorkit/core/kernel/ports"
import { EventDelivery } from "@mentorkit/core/payments/ports"
import { Effect, Layer } from "effect"

const answerTimeout = "10 seconds"

const deliveryTo = (hostUrl: string) =>
  Effect.map(HttpClient.HttpClient, (client) => ({
    post: (body: Uint8Array, signature: string) =>
      HttpClientRequest.post(`${hostUrl}/gateway/webhook`).pipe(
        HttpClientRequest.setHeader("Gateway-Signature", signature),
        HttpClientRequest.setBody(HttpBody.uint8Array(body, "application/json")),
        client.execute,
        Effect.map(({ status }) => status >= 200 && status < 300),
        Effect.scoped,
        Effect.timeout(answerTimeout),
        Effect.orElseSucceed(() => false)
      )
  }))

/** `hostUrl` is where the host listens: "http://127.0.0.1:3000". It serves `POST /gateway/webhook`. */
export const webhookDelivery = (hostUrl: string): Layer.Layer<EventDelivery> => {
  requireOption("webhookDelivery(hostUrl)", hostUrl)
  return Layer.provide(Layer.effect(EventDelivery, deliveryTo(hostUrl)), FetchHttpClient.layer)
}
