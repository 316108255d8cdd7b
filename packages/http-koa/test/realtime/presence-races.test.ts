/** Entries into a thread that overtake each other: in the end everybody agrees on who is there. */
import { unwrap } from "@mentorkit/client"
import { threadChannel } from "@mentorkit/core/broadcasting/ports"
import { personChannel } from "@mentorkit/core/kernel/ports"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { pause, until } from "@mentorkit/test-kit/waiting/until"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"
import { openSocket } from "../support/realtime.js"
import { idOf, useTwoHosts } from "../support/realtime-hosts.js"

type Socket = Awaited<ReturnType<typeof openSocket>>

describe("entries into a thread", () => {
  const { hosts, threads } = useTwoHosts()
  const signed = async ({ client }: Member, socket: Socket, channel: string) => ({
    channel,
    ...unwrap(await client.broadcasting.authorizeChannel({ socket_id: await socket.socketId(), channel_name: channel }))
  })
  const joined = async (host: TestHost, member: Member, channel: string) => {
    const socket = await openSocket(host.baseUrl)
    socket.send("pusher:subscribe", await signed(member, socket, channel))
    await socket.next("pusher_internal:subscription_succeeded")
    return socket
  }
  const pair = async () => {
    const [ada, bo] = [await newMember(hosts().here, "Ada One"), await newMember(hosts().here, "Bo Two")]
    return { ada, bo, name: threadChannel(threads.open(await idOf(ada), await idOf(bo))) }
  }
  const rows = (name: string) => hosts().here.sql((sql) => sql`select 1 from presences where channel = ${name}`)
  /** Nobody gets in or out for so long. */
  const standstill = (milliseconds: number) =>
    hosts().there.sql((sql) =>
      sql.withTransaction(
        Effect.zipRight(sql`lock table presences in share mode`, Effect.as(Effect.sleep(milliseconds), []))
      )
    )

  // Falls where an entry is known by its connection alone: the end of the first one takes the second one's row.
  it("one that leaves and comes back at once is there, and its row too", async () => {
    const { ada, bo, name } = await pair()
    const watcher = await joined(hosts().there, bo, name)
    const socket = await openSocket(hosts().here.baseUrl)
    const request = await signed(ada, socket, name)
    const over = standstill(400)
    await pause(100)
    socket.send("pusher:subscribe", request)
    await pause(50)
    socket.send("pusher:unsubscribe", { channel: name })
    await pause(50)
    socket.send("pusher:subscribe", request)
    await over
    await socket.next("pusher_internal:subscription_succeeded")
    await until("two rows", async () => ((await rows(name)).length === 2 ? true : undefined))
    await pause(300)
    assert.lengthOf(await rows(name), 2)
    const told = watcher.messages.filter(({ event }) => event.startsWith("pusher_internal:member_"))
    assert.strictEqual(told.at(-1)?.event, "pusher_internal:member_added")
    for (const one of [socket, watcher]) one.socket.close()
  })

  // Falls where a host only hears of it by its own sign of life, which another entry may have made true again.
  it("those of a host that was taken for dead are made anew", async () => {
    const { ada, bo, name } = await pair()
    const socket = await joined(hosts().here, ada, name)
    await hosts().here.sql((sql) => sql`update realtime_hosts set seen_at = seen_at - interval '5 minutes'`)
    await hosts().there.advance(61)
    assert.strictEqual((await socket.closed).code, 4200)
    const late = await openSocket(hosts().there.baseUrl)
    late.send("pusher:subscribe", await signed(bo, late, name))
    const { data } = await late.next("pusher_internal:subscription_succeeded")
    assert.deepStrictEqual((data as { readonly presence: { readonly ids: unknown } }).presence.ids, [await idOf(bo)])
    late.socket.close()
  })

  // Falls where an unsubscription does not wait for the subscription that it takes back.
  it("one that is taken back at once is not there", async () => {
    const { ada, name } = await pair()
    for (let round = 0; round < 10; round++) {
      const socket = await openSocket(hosts().here.baseUrl)
      socket.send("pusher:subscribe", await signed(ada, socket, name))
      socket.send("pusher:unsubscribe", { channel: name })
      // Answered in its turn, behind both.
      socket.send("pusher:subscribe", { channel: "news" })
      await socket.next("pusher:subscription_error")
      await until("no rows", async () => ((await rows(name)).length === 0 ? true : undefined))
      socket.socket.close()
    }
  })

  // Falls where each message goes its own way.
  it("what somebody does is seen in its order", async () => {
    const { ada, bo, name } = await pair()
    const [writer, reader] = [await joined(hosts().here, ada, name), await joined(hosts().there, bo, name)]
    for (let n = 0; n < 10; n++) writer.send("client-typing", { n }, name)
    await reader.next("client-typing", 10)
    const seen = reader.messages.filter(({ event }) => event === "client-typing")
    assert.deepStrictEqual(
      seen.map(({ data }) => (data as { readonly n: number }).n),
      Array.from({ length: 10 }, (_, n) => n)
    )
    assert.deepStrictEqual(new Set(seen.map(({ user_id }) => user_id)), new Set([await idOf(ada)]))
    for (const one of [writer, reader]) one.socket.close()
  })

  // Falls where an end that could not be stored is forgotten: the host is alive, so no sweep would mend it.
  it("an end that cannot be stored at first is stored later", async () => {
    const { ada, bo, name } = await pair()
    const [one, other] = [await joined(hosts().here, ada, name), await joined(hosts().there, bo, name)]
    await hosts().here.sql((sql) => sql`alter table presences rename to presences_away`)
    one.socket.close()
    await pause(500)
    await hosts().here.sql((sql) => sql`alter table presences_away rename to presences`)
    await other.next("pusher_internal:member_removed")
    assert.lengthOf(await rows(name), 1)
    other.socket.close()
  })

  // Falls where what an embedder publishes is taken for a client's event.
  it("a frame of somebody else's arrives as it is, whatever it is called", async () => {
    const { ada } = await pair()
    const name = personChannel(await idOf(ada))
    const socket = await joined(hosts().here, ada, name)
    for (const data of [null, { name: "x" }])
      await hosts().there.publish({ channel: name, event: "client-created", data })
    await socket.next("client-created", 2)
    const told = socket.messages.filter(({ event }) => event === "client-created").map(({ data }) => data)
    assert.deepStrictEqual(told, [null, { name: "x" }])
    await hosts().there.publish({ channel: name, event: "mentorkit:of-a-later-release", data: 1 })
    await hosts().there.publish({ channel: name, event: "after", data: 2 })
    await socket.next("after")
    socket.socket.close()
  })

  // Falls where everything waits in one line, or where each connection of a person may do as much as a person.
  it("one person with many connections, each within its limits, holds nobody else up", async () => {
    const { ada, bo, name } = await pair()
    const many = await Promise.all(Array.from({ length: 25 }, () => openSocket(hosts().here.baseUrl)))
    for (const socket of many) socket.send("pusher:subscribe", await signed(ada, socket, name))
    for (const socket of many) await socket.next("pusher_internal:subscription_succeeded")
    let rounds = 0
    const typing = setInterval(() => {
      rounds += 1
      for (const socket of many) socket.send("client-typing", "x".repeat(900), name)
    }, 105)
    try {
      await pause(1_000)
      for (let n = 0; n < 3; n++) {
        const socket = await openSocket(hosts().here.baseUrl)
        const request = await signed(bo, socket, personChannel(await idOf(bo)))
        const began = rounds
        socket.send("pusher:subscribe", request)
        await socket.next("pusher_internal:subscription_succeeded")
        // Rounds take longer on a busy machine, too; it was a hundred of them, and never.
        assert.isBelow(rounds - began, 20)
        socket.socket.close()
      }
    } finally {
      clearInterval(typing)
      for (const { socket } of many) socket.close()
    }
  })

  // Falls where what cannot be written again is written again: the process would end.
  it("a client event that nests without end is refused", async () => {
    const { ada, name } = await pair()
    const socket = await joined(hosts().here, ada, name)
    const deep = `${"[".repeat(4_900)}${"]".repeat(4_900)}`
    socket.socket.send(`{"event":"client-typing","channel":"${name}","data":${deep}}`)
    await socket.next("pusher:error")
    assert.strictEqual((await fetch(`${hosts().here.baseUrl}/health/live`)).status, 200)
    socket.socket.close()
  })

  // Falls where each of very many pieces keeps the memory that it was read into.
  it("a message in very many pieces ends the connection", async () => {
    const socket = await openSocket(hosts().here.baseUrl)
    await socket.socketId()
    for (let n = 0; n < 100; n++) socket.socket.send("x", { fin: false })
    assert.strictEqual((await socket.closed).code, 1008)
  })
})
