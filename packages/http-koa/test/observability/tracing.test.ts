/** Which spans leave the process, and what they tell. */
import { FetchHttpClient, HttpClient, HttpClientRequest } from "@effect/platform"
import { Effect } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { tracingLayer } from "../../src/observability/tracing.js"
import { newCollector } from "../support/collector.js"

let collector: Awaited<ReturnType<typeof newCollector>>
beforeAll(async () => {
  collector = await newCollector()
})
afterAll(() => collector.close())

/** Ends once everything has been sent. */
const traced = <A, E>(ratio: number, work: Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.exit(work).pipe(
      Effect.provide(tracingLayer({ endpoint: collector.endpoint, serviceName: "mentorkit-test", ratio }))
    )
  )

describe("traces", () => {
  it("tell neither the URL nor the headers of a call to somebody else", async () => {
    const call = Effect.flatMap(HttpClient.HttpClient, (client) =>
      client.execute(
        HttpClientRequest.post(`${collector.endpoint}/elsewhere?token=a-token-in-a-url`).pipe(
          HttpClientRequest.setHeader("Gateway-Signature", "a-signature-in-a-header"),
          HttpClientRequest.bodyUnsafeJson({ resourceSpans: [] })
        )
      )
    )
    await traced(1, call.pipe(Effect.scoped, Effect.withSpan("calling"), Effect.provide(FetchHttpClient.layer)))
    const calling = collector.spans.find(({ name }) => name === "calling")
    const child = collector.spans.find(({ parentSpanId }) => parentSpanId === calling?.spanId)
    assert.strictEqual(child?.name, "http.client POST")
    assert.isTrue(child?.attributes.some(({ key }) => key === "http.response.status_code"))
    assert.notMatch(collector.text(), /a-token-in-a-url|a-signature-in-a-header/)
  })

  it("name a failure without its words", async () => {
    await traced(1, Effect.withSpan(Effect.fail(new RangeError("words of a person")), "failing"))
    const failing = collector.spans.find(({ name }) => name === "failing")
    assert.deepStrictEqual(failing?.status, { code: 2, message: "RangeError" })
    assert.notInclude(collector.text(), "words of a person")
  })

  it("are not kept beyond their share", async () => {
    await traced(0, Effect.withSpan(Effect.void, "not kept"))
    assert.isUndefined(collector.spans.find(({ name }) => name === "not kept"))
  })
})
