/** The reader of frames as an operator sees it: what it has brought and how late, that it hangs, that it has died. */
import { UserId } from "@mentorkit/core/kernel"
import { personChannel, type Received } from "@mentorkit/core/kernel/ports"
import { until } from "@mentorkit/test-kit/waiting/until"
import { DateTime, Effect, Layer } from "effect"
import { Registry } from "prom-client"
import { assert, describe, it } from "vitest"
import { realtimeMetrics } from "../../src/observability/realtime-metrics.js"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
const channel = personChannel(ada)
const succeeded = "pusher_internal:subscription_succeeded"

const frame = (data: unknown, secondsAgo = 0): Effect.Effect<Received> =>
  Effect.sync(() => ({
    _tag: "Frame",
    frame: { channel, event: "said", data },
    publishedAt: DateTime.unsafeMake(Date.now() - secondsAgo * 1000)
  }))

const listening = async (baseUrl: string) => {
  const client = await openSocket(baseUrl)
  client.send("pusher:subscribe", { channel, auth: ada })
  await client.next(succeeded)
  return client
}

const withReader = (
  use: (world: { hub: Hub; baseUrl: string; streams: ReturnType<typeof newStreams> }) => Promise<void>
) => {
  const streams = newStreams()
  return withHub(Layer.mergeAll(openGuard, noPresences, streams.layer), (hub, baseUrl) =>
    use({ hub, baseUrl, streams })
  )
}
type Hub = Parameters<Parameters<typeof withHub>[1]>[0]

describe("the reader of frames", () => {
  // Falls where only the last one counts.
  it("has the lag of every frame in a histogram", async () => {
    await withReader(async ({ hub: { recorder, registry }, baseUrl, streams }) => {
      const prometheus = new Registry()
      const statistics = { ...recorder, connections: () => registry.all.size, channels: registry.channelCount }
      recorder.onLag(() => {
        throw new Error("a mistake in an embedder's metrics")
      })
      realtimeMetrics(statistics, [prometheus])
      const client = await listening(baseUrl)
      for (const [n, secondsAgo] of [0, 3, 20, 200].entries()) streams.offer(frame(n, secondsAgo))
      await client.next("said", 4)
      const page = await prometheus.metrics()
      const bucket = (le: string) =>
        Number(new RegExp(`^mentorkit_realtime_lag_seconds_bucket{le="${le}"} (\\d+)$`, "m").exec(page)?.[1])
      assert.deepStrictEqual(["2.5", "10", "60", "\\+Inf"].map(bucket), [1, 2, 3, 4])
      assert.match(page, /^mentorkit_realtime_sent_total 4$/m)
      client.socket.close()
    })
  })

  // Falls where a storage that is quiet looks like one that hangs, or the other way round.
  it("is silent while the storage does not answer, and while nobody has subscribed it is not there", async () => {
    await withReader(async ({ hub: { recorder }, baseUrl, streams }) => {
      assert.strictEqual(recorder.readerSilenceSeconds(), 0)
      const client = await listening(baseUrl)
      const grown = (by: number) =>
        until("silence", async () => (recorder.readerSilenceSeconds() > by ? true : undefined))
      await grown(0.2)
      await until("a sign of life", async () => {
        streams.offer(Effect.succeed({ _tag: "UpToDate" }))
        await new Promise((resolve) => setImmediate(resolve))
        return recorder.readerSilenceSeconds() < 0.2 ? true : undefined
      })
      streams.offer(Effect.never)
      streams.offer(frame("behind it"))
      await grown(0.4)
      client.socket.close()
    })
  })

  // Falls where the connections stay, which would be told nothing any more, or where nobody reads for those that come back.
  it("that has died is followed by another one, and everybody connects again", async () => {
    await withReader(async ({ hub: { recorder }, baseUrl, streams }) => {
      const client = await listening(baseUrl)
      streams.offer(Effect.dieMessage("a mistake in an adapter"))
      assert.strictEqual((await client.closed).code, 4200)
      assert.deepStrictEqual([recorder.counts().missed, recorder.readerSilenceSeconds()], [1, 0])
      const again = await listening(baseUrl)
      assert.lengthOf(streams.readers, 2)
      streams.offer(frame("fresh"))
      assert.strictEqual((await again.next("said")).data, "fresh")
      again.socket.close()
    })
  })
})
