/** What clients can make a host hold: a process of its own is weighed, each time after a garbage collection. */
import { createHmac, randomUUID } from "node:crypto"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel, Realtime } from "@mentorkit/core/kernel/ports"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { type HostProcess, startHostProcess } from "@mentorkit/test-kit/hosts/host-process"
import { type TcpProxy, tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { until } from "@mentorkit/test-kit/waiting/until"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Exit, ManagedRuntime, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { closings } from "../../src/realtime/protocol.js"
import { openSocket } from "../support/realtime.js"

const secret = "a secret that only hosts know, and that is long"
const megabyte = 1_000_000
type Socket = Awaited<ReturnType<typeof openSocket>>

describe("the memory of a host", () => {
  const scope = Effect.runSync(Scope.make())
  let host: HostProcess
  let url: string
  let database: TcpProxy
  let core: ManagedRuntime.ManagedRuntime<World, never>
  let channel: string

  beforeAll(async () => {
    const direct = await Effect.runPromise(Scope.extend(newPostgresUrl, scope))
    database = await Effect.runPromise(Scope.extend(tcpProxyTo(direct), scope))
    const settings = {
      NODE_ENV: "test",
      DEMO_MARKET: "off",
      APP_SECRET: secret,
      REALTIME_SECRET: secret,
      REALTIME_OPENINGS_PER_ADDRESS: "100000",
      REALTIME_MESSAGES_PER_ADDRESS: "100000"
    }
    host = startHostProcess({ ...settings, DATABASE_URL: database.url }, ["--expose-gc"])
    core = ManagedRuntime.make(world(hostOn(direct, 2)))
    channel = personChannel((await core.runPromise(newUser())).userId)
    url = await host.url
    // What a first connection makes for all of them.
    await ended(await opened(1, (socket) => subscribe(socket, channel)))
  })
  afterAll(async () => {
    await host.kill()
    await core.dispose()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const held = async () => {
    const { external, heapUsed } = await host.holdings()
    return heapUsed + external
  }
  const metric = async (name: string) => {
    const page = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^mentorkit_realtime_${name} (\\d+)$`, "m").exec(page)?.[1])
  }
  /** Some at a time: a busy machine takes in no hundreds at once. */
  const opened = async (count: number, use: (socket: Socket) => Promise<unknown>) => {
    const sockets: Array<Socket> = []
    while (sockets.length < count) {
      const some = await Promise.all(
        Array.from({ length: Math.min(10, count - sockets.length) }, () => openSocket(url))
      )
      await Promise.all(some.map(use))
      sockets.push(...some)
    }
    return sockets
  }
  /** All of them, and nothing is known of them any more. */
  const ended = async (sockets: ReadonlyArray<Socket>) => {
    for (const { socket } of sockets) socket.terminate()
    await until("an empty registry", async () => ((await metric("connections")) === 0 ? true : undefined))
    assert.strictEqual(await metric("channels"), 0)
  }
  const signed = async (socket: Socket, name: string, channel_data?: string) => {
    const text = [await socket.socketId(), name, ...(channel_data === undefined ? [] : [channel_data])].join(":")
    const signature = createHmac("sha256", secret).update(text).digest("hex")
    return { channel: name, auth: `mentorkit:${signature}`, channel_data }
  }
  const subscribe = async (socket: Socket, name: string) => {
    socket.send("pusher:subscribe", await signed(socket, name))
    await socket.next("pusher_internal:subscription_succeeded")
  }

  /** Less than a connection may have waiting, so that all of them are looked at and it stays. */
  const perConnection = 140
  const refusals = (socket: Socket, count: number) =>
    until("refusals", async () => (socket.messages.length > count ? true : undefined))

  it("is where it was after 10,000 messages that mean nothing, and their connections are still there", async () => {
    const before = await held()
    const padding = "x".repeat(2_000)
    const nonsense = [padding, `{"event":"${padding}"}`, `{"event":"no","data":"${padding}"}`, `{"data":["${padding}`]
    const sockets = await opened(72, async (socket) => {
      for (let n = 0; n < perConnection; n++) socket.socket.send(nonsense[n % nonsense.length] ?? "")
      await refusals(socket, perConnection)
    })
    assert.isBelow((await held()) - before, 5 * megabyte)
    await ended(sockets)
  })

  /** As large as a subscription may be. */
  const large = { auth: "x".repeat(200), channel_data: "x".repeat(4_000) }

  it("is where it was after 4,000 large subscriptions that were refused", async () => {
    const before = await held()
    const sockets = await opened(29, async (socket) => {
      for (let n = 0; n < perConnection; n++) {
        const name = personChannel(UserId.make(randomUUID()))
        // Some are signed, of people whom the storage does not know.
        const wish = n % 14 === 0 ? await signed(socket, name) : { channel: name, ...large }
        socket.send("pusher:subscribe", wish)
      }
      await refusals(socket, perConnection)
    })
    assert.isBelow((await held()) - before, 5 * megabyte)
    await ended(sockets)
  })

  // Falls where what waits is not counted, or is kept for a connection that has gone.
  it("does not grow by what waits for a storage that hangs", async () => {
    const before = await held()
    database.hold()
    const sockets = await opened(30, async (socket) => {
      socket.send("pusher:subscribe", await signed(socket, channel))
      for (let n = 1; n < 190; n++) socket.send("pusher:subscribe", { channel: `${n}`, ...large })
      assert.deepStrictEqual(await socket.closed, { code: 4100, reason: closings.unavailable[1] })
    })
    const after = await held()
    database.release()
    assert.isBelow(after - before, 5 * megabyte)
    await ended(sockets)
  })

  /** Of people who come in again and again: nobody may have more than fifty connections. */
  const crowd = async (count: number) => {
    const people = await Promise.all(Array.from({ length: 5 }, () => core.runPromise(newUser())))
    const channels = people.map(({ userId }) => personChannel(userId))
    let n = 0
    const nameOfNext = () => channels[n++ % channels.length] ?? channel
    return {
      channels,
      come: (use: (socket: Socket, name: string) => Promise<unknown>) =>
        opened(count, (socket) => use(socket, nameOfNext()))
    }
  }
  const ask = async (socket: Socket, name: string) => socket.send("pusher:subscribe", await signed(socket, name))
  const isLetIn = (socket: Socket) => socket.next("pusher_internal:subscription_succeeded")
  const isAlive = async () => assert.strictEqual((await fetch(`${url}/health/live`)).status, 200)

  it("is where it was after everybody has come back again and again to a storage that hangs, and then fails", async () => {
    const { channels, come } = await crowd(100)
    const before = await held()
    database.hold()
    for (let round = 0; round < 3; round++) for (const { socket } of await come(ask)) socket.terminate()
    const patient = await come(ask)
    await isAlive()
    assert.isTrue(patient.every(({ messages }) => messages.length === 1))
    database.release()
    await Promise.all(patient.map(isLetIn))

    await database.cut()
    const turnedAway = await come(ask)
    const codes = await Promise.all(turnedAway.map(({ closed }) => closed))
    assert.deepStrictEqual([...new Set(codes.map(({ code }) => code))], [4100])
    await isAlive()
    await database.mend()
    const late = await come(subscribe)

    await core.runPromise(
      Effect.flatMap(Realtime, ({ publish }) =>
        Effect.forEach(channels, (name) => publish({ channel: name, event: "back", data: 1 }))
      )
    )
    // Whoever was in before the storage failed has missed nothing.
    await Promise.all([...patient, ...late].map(({ next }) => next("back")))
    await ended([...patient, ...late])
    assert.isBelow((await held()) - before, 5 * megabyte)
  })
})
