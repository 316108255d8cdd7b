/** Entries into a thread: how a host stores them and takes them back, with a storage that a test holds up or lets fail. */
import { encodeHostFrame } from "@mentorkit/core/broadcasting/ports"
import { UserId } from "@mentorkit/core/kernel"
import { type Frame, personChannel } from "@mentorkit/core/kernel/ports"
import { until } from "@mentorkit/test-kit/waiting/until"
import { DateTime, Effect, Layer } from "effect"
import { assert, describe, it } from "vitest"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { closedGuard, info, newStreams, openGuard, presencesWith } from "../support/realtime-stubs.js"

const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
const own = personChannel(ada)
const threads = Array.from({ length: 6 }, (_, n) => `presence-chat.0198c5a0-0000-7000-8000-00000000001${n}`)
const thread = `${threads[0]}`
const succeeded = "pusher_internal:subscription_succeeded"

/** Where somebody waits until a test lets them on. */
const newGate = () => {
  let waiting = 0
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const pass = Effect.promise(() => {
    waiting += 1
    return opened
  })
  const waitingCount = (count: number) => until("them to wait", async () => (waiting >= count ? true : undefined))
  return { pass, waiting: () => waiting, waitingCount, open: () => open() }
}

type Streams = ReturnType<typeof newStreams>
const offer = (streams: Streams, frame: Frame) =>
  streams.offer(Effect.succeed({ _tag: "Frame", frame, publishedAt: DateTime.unsafeMake(Date.now()) }))

/** As the storage brings it back to the host that has entered. */
const offerEntry = (streams: Streams, channel: string, entryId: string) =>
  offer(streams, encodeHostFrame({ _tag: "PresenceEntered", channel, entryId, userId: ada, info }))

describe("an entry into a thread", () => {
  // Falls where it is looked after only when storing has succeeded: it may have failed after its commit.
  it("whose storing fails after its connection has gone is taken back", async () => {
    const gate = newGate()
    const events: Array<string> = []
    const presences = presencesWith({
      enter: ({ entryId }) =>
        Effect.zipRight(gate.pass, Effect.die(new Error(`No answer to the commit of ${entryId}`))),
      leave: () => Effect.sync(() => void events.push("left"))
    })
    await withHub(Layer.mergeAll(openGuard, presences, newStreams().layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      client.send("pusher:subscribe", { channel: thread, auth: ada })
      await gate.waitingCount(1)
      client.socket.close()
      await until("its end", async () => (events.length === 1 ? true : undefined))
      events.push("failed")
      gate.open()
      await until("its end once more", async () => (events.length === 3 ? true : undefined))
      assert.deepStrictEqual(events, ["left", "failed", "left"])
    })
  })

  // Falls where each refused subscription costs a transaction, or those that have entered are forgotten.
  it("that was refused is not taken back, as there was none", async () => {
    const left: Array<string> = []
    const presences = presencesWith({ leave: (channel) => Effect.sync(() => void left.push(channel)) })
    await withHub(Layer.mergeAll(closedGuard, presences, newStreams().layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      for (const n of [1, 2, 3]) {
        client.send("pusher:subscribe", { channel: thread, auth: ada })
        await client.next("pusher:subscription_error", n)
      }
      client.socket.close()
      await client.closed
      assert.deepStrictEqual(left, [])
    })
  })

  // Falls where who is in a thread is read for all of them at once: the storage's connections are the requests', too.
  it("reads who is there in the lane of threads", async () => {
    const gate = newGate()
    const entries: Array<readonly [channel: string, entryId: string]> = []
    const streams = newStreams()
    const presences = presencesWith({
      enter: ({ channel, entryId }) => Effect.sync(() => void entries.push([channel, entryId])),
      list: () => Effect.as(gate.pass, [])
    })
    await withHub(Layer.mergeAll(openGuard, presences, streams.layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      for (const channel of [...threads, own]) client.send("pusher:subscribe", { channel, auth: ada })
      await client.next(succeeded)
      for (const [channel, entryId] of entries) offerEntry(streams, channel, entryId)
      offer(streams, { channel: own, event: "behind them", data: 1 })
      await client.next("behind them")
      await gate.waitingCount(2)
      assert.deepStrictEqual([entries.length, gate.waiting()], [threads.length, 2])
      gate.open()
      await client.next(succeeded, 1 + threads.length)
      client.socket.close()
    })
  })

  // Falls where the frame of an entry lets another one of the same connection in.
  it("that was taken back lets no later one in", async () => {
    const entries: Array<string> = []
    const streams = newStreams()
    const presences = presencesWith({ enter: ({ entryId }) => Effect.sync(() => void entries.push(entryId)) })
    await withHub(Layer.mergeAll(openGuard, presences, streams.layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      const stored = (count: number) => until("an entry", async () => entries[count - 1])
      client.send("pusher:subscribe", { channel: own, auth: ada })
      await client.next(succeeded)
      client.send("pusher:subscribe", { channel: thread, auth: ada })
      const first = await stored(1)
      client.send("pusher:unsubscribe", { channel: thread })
      client.send("pusher:subscribe", { channel: thread, auth: ada })
      const second = await stored(2)
      offerEntry(streams, thread, first)
      offer(streams, { channel: thread, event: "secret", data: 1 })
      offer(streams, { channel: own, event: "behind them", data: 2 })
      await client.next("behind them")
      assert.isEmpty(client.messages.filter(({ channel }) => channel === thread))
      offerEntry(streams, thread, second)
      await client.next(succeeded, 2)
      client.socket.close()
    })
  })

  // Falls where a client event is looked at only when it comes: it may wait, and its sender leaves meanwhile.
  it("that is over lets no client event out that has waited", async () => {
    const gate = newGate()
    const published: Array<string> = []
    const streams = newStreams(({ event }) =>
      Effect.zipRight(
        gate.pass,
        Effect.sync(() => void published.push(event))
      )
    )
    const presences = presencesWith({
      enter: ({ channel, entryId }) => Effect.sync(() => offerEntry(streams, channel, entryId))
    })
    await withHub(Layer.mergeAll(openGuard, presences, streams.layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      client.send("pusher:subscribe", { channel: thread, auth: ada })
      await client.next(succeeded)
      client.send("client-typing", 1, thread)
      client.send("pusher:unsubscribe", { channel: thread })
      client.send("client-typing", 2, thread)
      client.send("pusher:subscribe", { channel: own, auth: ada })
      client.send("pusher:ping", {})
      await client.next("pusher:pong")
      gate.open()
      await client.next(succeeded, 2)
      assert.lengthOf(published, 1)
      assert.isEmpty(client.messages.filter(({ event }) => event === "pusher:error"))
      client.socket.close()
    })
  })

  // Falls where a storage that is away breaks the stop of the host.
  it("that cannot be taken back when the host stops is left to the sweep", async () => {
    const gate = newGate()
    const presences = presencesWith({ leaveAll: () => Effect.zipRight(Effect.sync(gate.open), Effect.die("away")) })
    await withHub(Layer.mergeAll(openGuard, presences, newStreams().layer), async (_, baseUrl) => {
      const client = await openSocket(baseUrl)
      for (const channel of [thread, own]) client.send("pusher:subscribe", { channel, auth: ada })
      await client.next(succeeded)
    })
    await Effect.runPromise(gate.pass)
  })
})
