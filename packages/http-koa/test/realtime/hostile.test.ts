/** Clients that mean harm, or have fallen apart: they are refused or ended, and others notice nothing. */
import { createHmac, randomUUID } from "node:crypto"
import { unwrap } from "@mentorkit/client"
import { threadChannel } from "@mentorkit/core/broadcasting/ports"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"
import { openSocket } from "../support/realtime.js"
import { channelOf, idOf, newThreads, useClients } from "../support/realtime-hosts.js"

const secret = "a secret that only hosts know"
const signed = (text: string, by = secret) => `mentorkit:${createHmac("sha256", by).update(text).digest("hex")}`

describe("the realtime endpoint", () => {
  const threads = newThreads()
  const { listen } = useClients()
  let scope: Scope.CloseableScope
  let host: TestHost
  let [ada, bo]: ReadonlyArray<Member> = []
  let channel: string
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    const realtime = {
      key: "mentorkit",
      secret: Redacted.make(secret),
      maxConnections: 60,
      maxConnectionsPerAddress: 60,
      maxOpeningsPerAddress: 1_000,
      maxMessagesPerAddress: 5_000
    }
    host = await newHost("PGlite", scope, { realtime }, { threads: threads.layer })
    ;[ada, bo] = [await newMember(host, "Ada One"), await newMember(host, "Bo Two")]
    channel = await channelOf(ada)
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const open = () => openSocket(host.baseUrl)
  /** Of somebody who has done nothing: all of their frames arrive, while the others do what they do. */
  const unharmed = async (work: () => Promise<unknown>) => {
    const one = bo as Member
    const { channel: theirs, client } = await listen(host, one)
    const before = client.connection.socket_id
    const heard: Array<unknown> = []
    theirs.bind("tick", (n: unknown) => heard.push(n))
    const name = await channelOf(one)
    await host.publish({ channel: name, event: "tick", data: 1 })
    await work()
    await host.publish({ channel: name, event: "tick", data: 2 })
    await until("both ticks", async () => (heard.length === 2 ? true : undefined))
    assert.deepStrictEqual([heard, client.connection.socket_id], [[1, 2], before])
  }

  it.each([
    ["/app/another?protocol=7", 4001],
    ["/app/mentorkit", 4008],
    ["/app/mentorkit?protocol=seven", 4006],
    ["/app/mentorkit?protocol=4", 4007],
    ["/app/mentorkit?protocol=8", 4007]
  ])("tells %s why it is refused: %d", async (path, code) => {
    const { closed, messages } = await openSocket(host.baseUrl, path)
    assert.strictEqual((await closed).code, code)
    assert.deepStrictEqual([messages.length, messages[0]?.event], [1, "pusher:error"])
    assert.deepInclude(messages[0]?.data, { code })
  })

  // Each falls where one part of what is signed is left out, or not compared.
  it("takes no signature but that of this connection, this channel and this person", async () => {
    const { closed, messages, next, send, socket, socketId } = await open()
    const id = await socketId()
    const mine = unwrap(
      await (bo as Member).client.broadcasting.authorizeChannel({
        socket_id: id,
        channel_name: await channelOf(bo as Member)
      })
    )
    const another = unwrap(
      await (ada as Member).client.broadcasting.authorizeChannel({ socket_id: "1.1", channel_name: channel })
    )
    const good = unwrap(
      await (ada as Member).client.broadcasting.authorizeChannel({ socket_id: id, channel_name: channel })
    )
    const strangers = JSON.stringify({ user_id: await idOf(bo as Member) })
    const bad: ReadonlyArray<readonly [auth: unknown, data?: unknown]> = [
      [""],
      [null],
      [undefined, good.channel_data],
      [good.auth],
      [good.auth, mine.channel_data],
      [good.auth, `${good.channel_data} `],
      [another.auth, another.channel_data],
      [mine.auth, mine.channel_data],
      [good.auth.slice(0, -1), good.channel_data],
      [good.auth.replace("mentorkit:", "MENTORKIT:"), good.channel_data],
      [good.auth.replace("mentorkit:", "another:"), good.channel_data],
      [good.auth.replace("mentorkit:", ""), good.channel_data],
      [signed(`${id}:${channel}`, "another secret")],
      [signed(`${id}:${channel}:`)],
      [signed(`${id}:${channel}:not json`), "not json"],
      [signed(`${id}:${channel}:${strangers}`), strangers]
    ]
    for (const [index, [auth, channel_data]] of bad.entries()) {
      send("pusher:subscribe", { channel, auth, channel_data })
      await next("pusher:subscription_error", index + 1)
    }
    await host.publish({ channel, event: "secret", data: 1 })
    send("pusher:subscribe", { channel, ...good })
    await next("pusher_internal:subscription_succeeded")
    await host.publish({ channel, event: "secret", data: 2 })
    assert.strictEqual((await next("secret")).data, 2)
    assert.lengthOf(
      messages.filter(({ event }) => event === "secret"),
      1
    )
    socket.close()
    await closed
  })

  it("takes a signature of whoever knows the secret, for an account that may come in", async () => {
    const { next, send, socket, socketId } = await open()
    const id = await socketId()
    const nobody = `private-users.${randomUUID()}.notifications`
    send("pusher:subscribe", { channel: nobody, auth: signed(`${id}:${nobody}`) })
    assert.deepInclude((await next("pusher:subscription_error")).data, { status: 403 })
    send("pusher:subscribe", { channel, auth: signed(`${id}:${channel}`) })
    await next("pusher_internal:subscription_succeeded")
    socket.close()
  })

  // Hex is a number: libraries write its letters either way.
  it("takes a signature in capitals as well", async () => {
    const { next, send, socket, socketId } = await open()
    const [key, signature = ""] = signed(`${await socketId()}:${channel}`).split(":")
    assert.notStrictEqual(signature.toUpperCase(), signature)
    send("pusher:subscribe", { channel, auth: `${key}:${signature.toUpperCase()}` })
    await next("pusher_internal:subscription_succeeded")
    socket.close()
  })

  it.each(["news", "private-orders", "presence-chat.everybody", "", "x".repeat(201)])(
    "has no channel %j",
    async (name) => {
      const { next, send, socket, socketId } = await open()
      send("pusher:subscribe", { channel: name, auth: signed(`${await socketId()}:${name}`) })
      const refusal = await Promise.any([next("pusher:subscription_error"), next("pusher:error")])
      assert.isObject(refusal.data)
      socket.close()
    }
  )

  it("ends a connection that floods it with nonsense, and nobody else's", async () => {
    await unharmed(async () => {
      const { closed, socket, socketId } = await open()
      await socketId()
      const nonsense = [
        "",
        "{",
        "[]",
        "null",
        '{"event":1}',
        '{"event":"pusher:subscribe"}',
        '{"event":"no such"}',
        "\0"
      ]
      for (let n = 0; n < 10_000; n++) socket.send(nonsense[n % nonsense.length] ?? "")
      assert.strictEqual((await closed).code, 4100)
    })
  })

  it("ends a connection that floods it with subscriptions, and nobody else's", async () => {
    await unharmed(async () => {
      const { closed, send, socketId } = await open()
      const id = await socketId()
      for (let n = 0; n < 10_000; n++) {
        const name = `private-users.${randomUUID()}.notifications`
        send("pusher:subscribe", { channel: name, auth: signed(`${id}:${name}`) })
      }
      assert.strictEqual((await closed).code, 4100)
    })
  })

  // Of pings `ws` itself takes no more at once than it can answer, and hangs up.
  it.each([
    ["ping", [1006, 4100]],
    ["pong", [4100]]
  ] as const)("ends a connection that floods it with %ss, and nobody else's", async (control, codes) => {
    await unharmed(async () => {
      const { closed, socket, socketId } = await open()
      await socketId()
      for (let n = 0; n < 1_000; n++) socket[control]()
      assert.include(codes, (await closed).code)
    })
  })

  it("ends a connection that sends more than a message may have", async () => {
    const { closed, socket, socketId } = await open()
    await socketId()
    socket.send("x".repeat(20_000))
    assert.strictEqual((await closed).code, 1009)
  })

  it("cuts off who does not read, and nobody else", async () => {
    await unharmed(async () => {
      const { next, send, socket, socketId } = await open()
      const id = await socketId()
      send("pusher:subscribe", { channel, auth: signed(`${id}:${channel}`) })
      await next("pusher_internal:subscription_succeeded")
      socket.pause()
      const before = await cutOff()
      for (let n = 0; n < 120; n++) await host.publish({ channel, event: "load", data: "x".repeat(90_000) })
      await until("the end of it", async () => ((await cutOff()) === before + 1 ? true : undefined))
    })
  })
  const cutOff = async () => {
    const page = await (await fetch(`${host.baseUrl}/metrics`)).text()
    return Number(/^mentorkit_realtime_cut_off_total (\d+)$/m.exec(page)?.[1])
  }

  it("lets clients say to a thread what people do in it, and nothing else", async () => {
    const [one, other] = [ada as Member, bo as Member]
    const name = threadChannel(threads.open(await idOf(one), await idOf(other)))
    const { channel: theirs } = await listen(host, other, name)
    const heard: Array<string> = []
    theirs.bind_global((event: string) => heard.push(event))
    const { messages, next, send, socket, socketId } = await open()
    const id = await socketId()
    send("client-typing", {}, name)
    for (const channel_name of [name, channel]) {
      const auth = unwrap(await one.client.broadcasting.authorizeChannel({ socket_id: id, channel_name }))
      send("pusher:subscribe", { channel: channel_name, ...auth })
    }
    await next("pusher_internal:subscription_succeeded", 2)
    send("client-typing", {}, channel)
    send("client-anything", {}, name)
    send("mentorkit:host-frame", { _tag: "AccessEnded", userId: await idOf(other) }, name)
    send("pusher_internal:member_removed", { user_id: await idOf(other) }, name)
    send("client-typing", "x".repeat(1100), name)
    await next("pusher:error", 6)
    for (let n = 0; n < 30; n++) send("client-recording", { n }, name)
    await until("too many", async () =>
      messages.find(({ data }) => (data as { readonly code?: number })?.code === 4301)
    )
    await until("what was in time", async () =>
      heard.filter((event) => event === "client-recording").length >= 10 ? true : undefined
    )
    const others = heard.filter(
      (event) => !["client-recording", "pusher:subscription_succeeded", "pusher:member_added"].includes(event)
    )
    assert.deepStrictEqual(others, [])
    socket.close()
  })

  it("has as many connections as it may have, and room again when some have gone", async () => {
    const opened: Array<Awaited<ReturnType<typeof open>>> = []
    const count = async () => {
      const page = await (await fetch(`${host.baseUrl}/metrics`)).text()
      return Number(/^mentorkit_realtime_connections (\d+)$/m.exec(page)?.[1])
    }
    while ((await count()) < 60) opened.push(await open())
    assert.strictEqual((await (await open()).closed).code, 4100)
    for (const { socket } of opened) socket.terminate()
    await until("room", async () => ((await count()) < 60 ? true : undefined))
    const { socket, socketId } = await open()
    assert.isString(await socketId())
    socket.close()
  })
})
