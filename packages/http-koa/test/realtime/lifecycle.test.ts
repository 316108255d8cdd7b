/** How connections end: by silence, by age, with their host, and how they come back. */
import { once } from "node:events"
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net"
import { unwrap } from "@mentorkit/client"
import { demoPostgresUrl, newHost } from "@mentorkit/test-kit/hosts/host"
import { startHostProcess } from "@mentorkit/test-kit/hosts/host-process"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Redacted, Scope } from "effect"
import { assert, describe, it } from "vitest"
import { bookAndPay, newMember, newOffer } from "../support/market.js"
import { openSocket } from "../support/realtime.js"
import { useClients } from "../support/realtime-hosts.js"
import { withServer } from "../support/realtime-server.js"

describe("connections of a server of one's own", () => {
  // Falls where only what is sent counts, or only what is heard.
  it("end in silence, unless their client answers pings", async () => {
    await withServer(
      { pingAfterMillis: 100, silentAfterMillis: 400, checkEveryMillis: 50 },
      async ({ baseUrl, openSockets }) => {
        const [lively, dead] = [await openSocket(baseUrl), await openSocket(baseUrl)]
        // Nothing is read any more: half open, as after a pulled cable.
        dead.socket.pause()
        await until("the end of its socket", async () => ((await openSockets()) <= 1 ? true : undefined))
        dead.socket.resume()
        assert.include([4201, 1006], (await dead.closed).code)
        // As old as the other one, and heard by its pongs alone.
        lively.send("pusher:ping", {})
        await lively.next("pusher:pong")
        lively.socket.close()
      }
    )
  })

  it("end when they are old, to be made anew", async () => {
    await withServer({ longestLifeMillis: 200, checkEveryMillis: 50 }, async ({ baseUrl }) => {
      assert.strictEqual((await (await openSocket(baseUrl)).closed).code, 4200)
    })
  })

  // Falls where they are told by the end of the kit alone, which waits for the server, which waits for them.
  it("go when their server takes no more", async () => {
    await withServer({}, async ({ baseUrl, server }) => {
      const { closed } = await openSocket(baseUrl)
      const ended = new Promise((resolve) => server.close(resolve))
      assert.strictEqual((await closed).code, 4200)
      await ended
    })
  })

  it("leave the server's own answers and upgrades alone", async () => {
    await withServer({}, async ({ baseUrl }) => {
      assert.strictEqual(await (await fetch(baseUrl)).text(), "mine")
      const { closed, messages } = await openSocket(baseUrl, "/chat")
      assert.strictEqual((await closed).code, 1006)
      assert.deepStrictEqual(messages, [])
    })
  })
})

/** A balancer of connections: each goes to the first place that takes it. */
const balance = async (places: () => ReadonlyArray<string>) => {
  const server = createTcpServer((socket) => {
    socket.on("error", () => socket.destroy())
    const to = ([place, ...others]: ReadonlyArray<string>): void => {
      if (place === undefined) return void socket.destroy()
      const { hostname, port } = new URL(place)
      const upstream: Socket = connect(Number(port), hostname)
      upstream.once("connect", () => {
        socket.pipe(upstream).pipe(socket)
        upstream.removeAllListeners("error").on("error", () => socket.destroy())
        upstream.on("close", () => socket.destroy())
      })
      upstream.once("error", () => to(others))
    }
    to(places())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

interface Row {
  readonly id: string
  readonly revision: number
}

describe("a host that is killed", () => {
  const { listen } = useClients()

  it("has its clients back on another one within five seconds, where they find what they missed, once", async () => {
    const scope = await Effect.runPromise(Scope.make())
    const databaseUrl = await Effect.runPromise(Scope.extend(demoPostgresUrl, scope))
    const secret = "the secret of hosts under test, long"
    const config = { databaseUrl: Redacted.make(databaseUrl), appSecret: Redacted.make(secret) }
    const survivor = await newHost("PostgreSQL", scope, config)
    const victim = startHostProcess({ DATABASE_URL: databaseUrl, APP_SECRET: secret, NODE_ENV: "test" })
    const victimUrl = await victim.url
    const balancer = await balance(() => [victimUrl, survivor.baseUrl])
    try {
      const offer = await newOffer(survivor)
      const mentee = await newMember(survivor, "Theo Lind")
      const { channel, client } = await listen({ ...survivor, baseUrl: balancer.url }, offer.mentor)
      const frames: Array<Row> = []
      channel.bind("session.booked", (row: Row) => frames.push(row))
      const framesAre = (count: number) => until("a frame", async () => (frames.length === count ? true : undefined))

      await bookAndPay(survivor, offer, mentee)
      await framesAre(1)
      const first = client.connection.socket_id
      await victim.kill()
      const killed = performance.now()
      await bookAndPay(survivor, offer, mentee)
      await until("the way back", async () =>
        client.connection.socket_id !== first && channel.subscribed ? true : undefined
      )
      assert.isBelow(performance.now() - killed, 5_000)

      const missed = await until("the row that was missed", async () => {
        const { notifications } = unwrap(
          await offer.mentor.client.notifications.listNotifications({ after: frames[0]?.revision ?? 0 })
        )
        const rows = notifications.data.filter(({ type }) => type === "session.booked")
        return rows.length > 0 ? rows : undefined
      })
      await bookAndPay(survivor, offer, mentee)
      await framesAre(frames.length + 1)
      const told = [...frames, ...missed].map(({ id }) => id)
      assert.strictEqual(new Set(told).size, 3)
      assert.strictEqual(new Set(frames.map(({ id }) => id)).size, frames.length)
    } finally {
      balancer.close()
      await victim.kill()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  })
})
