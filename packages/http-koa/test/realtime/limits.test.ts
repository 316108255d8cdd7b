/** How many connections one channel has, and how much comes of one address and one person. */
import { ChannelGuard } from "@mentorkit/core/broadcasting/ports"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Context, Effect, Layer } from "effect"
import { assert, describe, it } from "vitest"
import { closings } from "../../src/realtime/protocol.js"
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

describe("an address", () => {
  // Falls where each connection begins with as much as the one before it.
  it("may send so much, by however many connections", async () => {
    await withHub(
      services(),
      async (_hub, baseUrl) => {
        const one = await openSocket(baseUrl)
        for (let n = 0; n < 15; n++) one.send("pusher:ping", {})
        await one.next("pusher:pong", 15)
        one.socket.close()
        await one.closed
        const other = await openSocket(baseUrl)
        for (let n = 0; n < 190; n++) other.send("pusher:ping", {})
        assert.deepStrictEqual(await other.closed, { code: 4100, reason: closings.flooded[1] })
      },
      { maxMessagesPerAddress: 20 }
    )
  })
})

describe("whoever shares an address with a flood", () => {
  // Falls where messages count by address however well their sender is known.
  it("stays once somebody has signed in by the connection", async () => {
    await withHub(
      services(),
      async (_hub, baseUrl) => {
        const [known, flood] = [await openSocket(baseUrl), await openSocket(baseUrl)]
        known.send("pusher:subscribe", { channel: personChannel(ada), auth: ada })
        await known.next("pusher_internal:subscription_succeeded")
        for (let n = 0; n < 190; n++) flood.send("pusher:ping", {})
        assert.deepStrictEqual(await flood.closed, { code: 4100, reason: closings.flooded[1] })
        for (let n = 0; n < 30; n++) known.send("pusher:ping", {})
        await known.next("pusher:pong", 30)
        known.socket.close()
      },
      { maxMessagesPerAddress: 20 }
    )
  })
})

describe("a subscription", () => {
  // Falls where only the whole message is bounded: a hundred and fifty wait of each connection where the storage hangs.
  it.each([
    [{ auth: "x".repeat(200), channel_data: "x".repeat(4_000) }, "pusher:subscription_error"],
    [{ auth: "x".repeat(201) }, "pusher:error"],
    [{ auth: "x", channel_data: "x".repeat(4_001) }, "pusher:error"]
  ])("is so long at most", async (wish, answer) => {
    const forged = Layer.mock(ChannelGuard, { key: "mentorkit", verify: () => Effect.succeedNone })
    await withHub(Layer.mergeAll(forged, noPresences, newStreams().layer), async (_hub, baseUrl) => {
      const { messages, next, send, socket } = await openSocket(baseUrl)
      send("pusher:subscribe", { channel: "a", ...wish })
      send("pusher:subscribe", { channel: "b", auth: "" })
      await until("both answers", async () => (messages.length === 3 ? true : undefined))
      await next(answer)
      socket.close()
    })
  })
})

describe("a person", () => {
  // Falls where only the address is limited, or nothing is for those who are known.
  it("may send so much, by however many connections", async () => {
    await withHub(
      services(),
      async (_hub, baseUrl) => {
        const sockets = await Promise.all([ada, ada, bo].map(() => openSocket(baseUrl)))
        for (const [n, userId] of [ada, ada, bo].entries()) {
          sockets[n]?.send("pusher:subscribe", { channel: personChannel(userId), auth: userId })
          await sockets[n]?.next("pusher_internal:subscription_succeeded")
        }
        const [one, another, others] = sockets
        for (let n = 0; n < 15; n++) one?.send("pusher:ping", {})
        await one?.next("pusher:pong", 15)
        for (let n = 0; n < 190; n++) another?.send("pusher:ping", {})
        assert.deepStrictEqual(await another?.closed, { code: 4100, reason: closings.flooded[1] })
        others?.send("pusher:ping", {})
        await others?.next("pusher:pong")
        for (const { socket } of sockets) socket.close()
      },
      { maxMessagesPerPerson: 20 }
    )
  })

  // Falls where what was signed before the end of a sign-in takes places of the person, or subscriptions.
  it("loses nothing by signatures of a sign-in that is over, and who has them is told to go", async () => {
    const guard = Layer.map(openGuard, (context) => {
      const known = Context.get(context, ChannelGuard)
      const isStillAllowed = ({ channel }: { readonly channel: { readonly _tag: string } }) =>
        Effect.succeed(channel._tag === "Person")
      return Context.make(ChannelGuard, { ...known, isStillAllowed })
    })
    await withHub(
      Layer.mergeAll(guard, noPresences, newStreams().layer),
      async ({ registry }, baseUrl) => {
        const thieves = await Promise.all(Array.from({ length: 3 }, () => openSocket(baseUrl)))
        for (const { next, send } of thieves) {
          for (let n = 1; n < 20; n++) send("pusher:subscribe", { channel: thread, auth: ada })
          await next("pusher:subscription_error", 19)
        }
        assert.deepStrictEqual([registry.ofPerson(ada).size, registry.guests.size], [0, 3])
        const own = await openSocket(baseUrl)
        own.send("pusher:subscribe", { channel: personChannel(ada), auth: ada })
        await own.next("pusher_internal:subscription_succeeded")
        own.socket.close()
        await until("its end", async () => (registry.ofPerson(ada).size === 0 ? true : undefined))
        for (const { closed, send } of thieves) {
          send("pusher:subscribe", { channel: thread, auth: ada })
          assert.deepStrictEqual(await closed, { code: 4100, reason: closings.flooded[1] })
        }
      },
      { maxConnectionsPerPerson: 1, maxSubscriptionsPerPerson: 2 }
    )
  })

  // Falls where one signature asks the storage as often as it is shown.
  it("may subscribe so often, by however many connections; what is beyond asks nothing of the storage", async () => {
    let asked = 0
    const guard = Layer.map(openGuard, (context) => {
      const known = Context.get(context, ChannelGuard)
      const isStillAllowed = () =>
        Effect.sync(() => {
          asked += 1
          return true
        })
      return Context.make(ChannelGuard, { ...known, isStillAllowed })
    })
    await withHub(
      Layer.mergeAll(guard, noPresences, newStreams().layer),
      async (_hub, baseUrl) => {
        const channel = personChannel(ada)
        const sockets = await Promise.all([openSocket(baseUrl), openSocket(baseUrl)])
        for (const { send } of sockets) {
          for (let n = 0; n < 30; n++) {
            send("pusher:subscribe", { channel, auth: ada })
            send("pusher:unsubscribe", { channel })
          }
          send("pusher:subscribe", { channel: personChannel(bo), auth: bo })
        }
        // Answered in its turn, behind them.
        for (const { messages } of sockets) {
          await until("the last answer", async () => messages.find((told) => told.channel === personChannel(bo)))
        }
        const refused = sockets.flatMap(({ messages }) =>
          messages.filter(({ event }) => event === "pusher:subscription_error")
        )
        assert.deepStrictEqual(refused[0]?.data, {
          type: "LimitReached",
          error: "Too many subscriptions. Try again in a moment.",
          status: 429
        })
        assert.strictEqual(asked + refused.length, 62)
        assert.isBelow(asked, 20)
        for (const { socket } of sockets) socket.close()
      },
      { maxSubscriptionsPerPerson: 10 }
    )
  })
})
