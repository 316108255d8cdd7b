/** What waits for clients that do not take it. */
import { personChannel } from "@mentorkit/core/kernel/ports"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { afterEach, assert, describe, it, vi } from "vitest"
import { WebSocket } from "ws"
import { openSocket } from "../support/realtime.js"
import { withServer } from "../support/realtime-server.js"

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
      // The system takes some megabytes of it. Frames that are read together are written together: less than the limit.
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
