/** How many connections one channel has. */
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { Layer } from "effect"
import { assert, describe, it } from "vitest"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
const bo = UserId.make("0198c5a0-0000-7000-8000-000000000002")
const thread = "presence-chat.0198c5a0-0000-7000-8000-000000000003"
const services = () => Layer.mergeAll(openGuard, noPresences, newStreams().layer)
const crowded = { type: "LimitReached", error: "Too many connections listen to the channel.", status: 429 }

describe("a channel", () => {
  // Falls where the limit is off by one, or a refused connection counts.
  it("of a person has as many connections as it may, and room again when one has gone", async () => {
    await withHub(
      services(),
      async ({ registry }, baseUrl) => {
        const channel = personChannel(ada)
        const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(baseUrl)))
        const subscribe = (n: number) => sockets[n]?.send("pusher:subscribe", { channel, auth: ada })
        for (const n of [0, 1, 2]) {
          subscribe(n)
          await sockets[n]?.next("pusher_internal:subscription_succeeded")
        }
        for (const n of [3, 4]) {
          subscribe(n)
          assert.deepStrictEqual((await sockets[n]?.next("pusher:subscription_error"))?.data, crowded)
        }
        assert.strictEqual(registry.ofChannel(channel).size, 3)
        sockets[0]?.send("pusher:unsubscribe", { channel })
        // Answered in its turn, behind it.
        sockets[0]?.send("pusher:subscribe", { channel: personChannel(bo), auth: bo })
        await sockets[0]?.next("pusher_internal:subscription_succeeded", 2)
        subscribe(3)
        await sockets[3]?.next("pusher_internal:subscription_succeeded")
        for (const { socket } of sockets) socket.close()
      },
      { maxConnectionsPerChannel: 3 }
    )
  })

  // Falls where all places are one person's for the taking.
  it("of a thread is not taken up by one of its two", async () => {
    await withHub(
      services(),
      async ({ registry }, baseUrl) => {
        const sockets = await Promise.all(Array.from({ length: 6 }, () => openSocket(baseUrl)))
        const whose = [ada, ada, ada, bo, bo, bo]
        for (const [n, userId] of whose.entries()) {
          sockets[n]?.send("pusher:subscribe", { channel: thread, auth: userId })
          // The others wait for the frame of their entry, which does not come here: what is behind it is answered.
          sockets[n]?.send("pusher:subscribe", { channel: personChannel(userId), auth: userId })
          await sockets[n]?.next("pusher_internal:subscription_succeeded")
        }
        const refused = sockets.map(({ messages }) =>
          messages.some(({ channel, event }) => channel === thread && event === "pusher:subscription_error")
        )
        assert.deepStrictEqual(refused, [false, false, true, false, false, true])
        assert.strictEqual(registry.ofChannel(thread).size, 4)
        for (const { socket } of sockets) socket.close()
      },
      { maxConnectionsPerChannel: 4 }
    )
  })
})
