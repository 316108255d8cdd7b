/** The client's helper against a host that misbehaves: nothing is lost, nothing is told twice, and it never turns in circles. */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import type { Client } from "@mentorkit/client"
import { type ListenOptions, listen } from "@mentorkit/client/realtime"
import { pause, until } from "@mentorkit/test-kit/waiting/until"
import { afterEach, assert, beforeAll, describe, it } from "vitest"
import { WebSocket, WebSocketServer } from "ws"

interface Row {
  readonly id: string
  readonly type: string
  readonly revision: number
}
const rowOf = (revision: number): Row => ({ id: `r${revision}`, type: "session.booked", revision })

interface Misbehaviour {
  readonly onSubscribed?: (socket: WebSocket) => void
  readonly authorize?: () => Promise<unknown>
  readonly list?: (rows: ReadonlyArray<Row>) => Promise<unknown>
}

const newHost = async ({ authorize, list, onSubscribed }: Misbehaviour, stored: Array<Row>) => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
  const sockets: Array<WebSocket> = []
  const send = (socket: WebSocket, event: string, data: unknown) =>
    socket.send(JSON.stringify({ event, data: JSON.stringify(data) }))
  server.on("connection", (socket) => {
    sockets.push(socket)
    send(socket, "pusher:connection_established", { socket_id: `1.${sockets.length}`, activity_timeout: 30 })
    socket.on("message", () => {
      send(socket, "pusher_internal:subscription_succeeded", {})
      onSubscribed?.(socket)
    })
  })
  await once(server, "listening")
  const lists: Array<number | undefined> = []
  const client = {
    broadcasting: {
      authorizeChannel: authorize ?? (async () => ({ ok: true, data: { auth: "a", channel_data: "{}" } }))
    },
    notifications: {
      listNotifications: async ({ after }: { readonly after?: number }) => {
        lists.push(after)
        const rows = stored.filter(({ revision }) => revision > (after ?? 0)).slice(0, 50)
        return list === undefined ? { ok: true, data: { notifications: { data: rows } } } : list(rows)
      }
    }
  } as unknown as Client
  return {
    client,
    lists,
    sockets,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (row: Row) => send(sockets.at(-1) as WebSocket, row?.type ?? "shop.parcel", row),
    end: () => {
      for (const socket of sockets) socket.terminate()
      server.close()
    }
  }
}

describe("the client's listen, with a host that misbehaves", () => {
  beforeAll(() => {
    Object.assign(globalThis, { WebSocket })
  })
  const ends: Array<() => void> = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })
  const listening = async (how: Misbehaviour, count = 0, options: Partial<ListenOptions> = {}) => {
    const host = await newHost(
      how,
      Array.from({ length: count }, (_, n) => rowOf(n + 1))
    )
    const told: Array<string> = []
    const onRow = ({ id }: Row) => void told.push(id)
    const stop = listen(host.client, { baseUrl: host.baseUrl, userId: "u", after: 0, onRow, ...options })
    ends.push(stop, host.end)
    return { ...host, told, stop }
  }

  // Falls where a host that says 4200 is believed each time.
  it("comes back ever more slowly to one that lets nobody stay", async () => {
    const { sockets } = await listening({ onSubscribed: (socket) => socket.close(4200) })
    await pause(1_400)
    assert.isAtMost(sockets.length, 3)
  })

  it.each<[string, Misbehaviour]>([
    ["the rows", { list: async () => ({ ok: false, error: { status: 500 } }) }],
    ["the rows, with an error", { list: () => Promise.reject(new Error("no token")) }],
    ["the channel", { authorize: async () => ({ ok: false, error: { status: 429 } }) }],
    ["the channel, with an error", { authorize: () => Promise.reject(new Error("no token")) }]
  ])("comes back ever more slowly where it is refused %s", async (_, how) => {
    const { sockets } = await listening(how)
    // After half a second at least, and then one.
    await pause(1_400)
    assert.isAtMost(sockets.length, 2)
  })

  // Falls where a row that comes meanwhile moves the revision past those that could not be fetched.
  it("tells nothing that comes before what was missed could be fetched", async () => {
    let isBroken = true
    const { tell, told } = await listening(
      {
        list: async (rows) =>
          isBroken ? { ok: false, error: { status: 500 } } : { ok: true, data: { notifications: { data: rows } } },
        onSubscribed: () => tell(rowOf(4))
      },
      3
    )
    await pause(300)
    isBroken = false
    await until("all rows", async () => (told.length === 4 ? true : undefined))
    assert.deepStrictEqual(told, ["r1", "r2", "r3", "r4"])
  })

  // Falls where a page's own mistake ends the fetching.
  it("goes on where a handler throws, and lets its error be known", async () => {
    const thrown: Array<unknown> = []
    const note = (error: unknown) => void thrown.push(error)
    const before = process.listeners("uncaughtException")
    process.removeAllListeners("uncaughtException").on("uncaughtException", note)
    try {
      const told: Array<string> = []
      const onRow = ({ id }: Row) => {
        told.push(id)
        if (id === "r2") throw new Error("mine")
      }
      const { tell } = await listening({ onSubscribed: () => tell(rowOf(6)) }, 5, { onRow })
      await until("all rows", async () => (told.length === 6 ? true : undefined))
      assert.deepStrictEqual(told, ["r1", "r2", "r3", "r4", "r5", "r6"])
      assert.lengthOf(thrown, 1)
    } finally {
      process.off("uncaughtException", note)
      for (const one of before) process.on("uncaughtException", one)
    }
  })

  it("leaves frames that are no rows alone, and tells a row that was read elsewhere to `onRow` only", async () => {
    const types: Array<number> = []
    const { tell, told } = await listening(
      {
        onSubscribed: () => {
          tell({ parcel: 17 } as unknown as Row)
          tell(null as unknown as Row)
          tell({ ...rowOf(3), read_at: "2026-11-27T03:31:39Z" } as Row)
          tell(rowOf(4))
        }
      },
      2,
      { on: { "session.booked": ({ revision }) => types.push(revision) } }
    )
    await until("all rows", async () => (told.length === 4 ? true : undefined))
    assert.deepStrictEqual(types, [1, 2, 4])
  })

  // Falls where what was committed before the list was answered counts as known.
  it("tells without `after` what happens from the moment on in which it connects", async () => {
    const stored = [rowOf(1)]
    const host = await newHost({ onSubscribed: () => void stored.push(rowOf(2)) }, stored)
    const told: Array<string> = []
    const onRow = ({ id }: Row) => void told.push(id)
    ends.push(listen(host.client, { baseUrl: host.baseUrl, userId: "u", onRow }), host.end)
    await until("the row", async () => (told.length > 0 ? true : undefined))
    assert.deepStrictEqual(told, ["r2"])
  })

  it("fetches and tells nothing more once it was stopped in the middle", async () => {
    const told: Array<string> = []
    const { lists, stop } = await listening({}, 3, {
      onRow: ({ id }) => {
        told.push(id)
        stop()
      }
    })
    await until("the first row", async () => (told.length > 0 ? true : undefined))
    const before = lists.length
    await pause(300)
    assert.deepStrictEqual(told, ["r1"])
    assert.isAtMost(lists.length - before, 1)
  })
})
