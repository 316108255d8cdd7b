/** What waits for clients that do not take it, or not yet. */
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { DateTime, Effect, Layer } from "effect"
import { afterEach, assert, describe, it, vi } from "vitest"
import { WebSocket } from "ws"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { withServer } from "../support/realtime-server.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

describe("a client that has stopped reading", () => {
  afterEach(() => vi.restoreAllMocks())

  // Falls where what is sent is not held against the limit first.
  it("is cut off, and never has more than a megabyte and one frame before it", async () => {
    await withServer({}, async ({ baseUrl, publish, run, subscribe }) => {
      const channel = personChannel((await run(newUser())).userId)
      const [stopped, reading] = [await openSocket(baseUrl), await openSocket(baseUrl)]
      for (const socket of [stopped, reading]) await subscribe(socket, channel)
      stopped.socket.pause()
      let most = 0
      const send = WebSocket.prototype.send
      vi.spyOn(WebSocket.prototype, "send").mockImplementation(function (this: WebSocket, ...message: [unknown]) {
        Reflect.apply(send, this, message)
        most = Math.max(most, this.bufferedAmount)
      })
      const size = 90_000
      const frames = Array.from({ length: 10 }, () => ({ channel, event: "load", data: "x".repeat(size) }))
      // The system takes some megabytes of it. Less than the limit at once.
      for (let n = 1; n <= 12; n++) {
        await publish(...frames)
        await reading.next("load", n * frames.length)
      }
      stopped.socket.resume()
      assert.strictEqual((await stopped.closed).code, 1006)
      assert.isAbove(most, size)
      assert.isBelow(most, 1_000_000 + 2 * size)
      reading.socket.close()
    })
  })
})

describe("a client that reads", () => {
  // Falls where a page of frames is written in one turn of the event loop: nothing of it leaves the host meanwhile.
  it("is not cut off by a whole page of large frames", async () => {
    const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
    const channel = personChannel(ada)
    const streams = newStreams()
    await withHub(Layer.mergeAll(openGuard, noPresences, streams.layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      client.send("pusher:subscribe", { channel, auth: ada })
      await client.next("pusher_internal:subscription_succeeded")
      const publishedAt = DateTime.unsafeMake(Date.now())
      const frames = Array.from({ length: 64 }, (_, n) => ({ channel, event: `load-${n}`, data: "x".repeat(90_000) }))
      for (const frame of frames) streams.offer(Effect.succeed({ _tag: "Frame", frame, publishedAt }))
      await client.next("load-63")
      const told = client.messages.map(({ event }) => event).filter((event) => event.startsWith("load-"))
      assert.deepStrictEqual(
        told,
        frames.map(({ event }) => event)
      )
      client.socket.close()
    })
  })
})
