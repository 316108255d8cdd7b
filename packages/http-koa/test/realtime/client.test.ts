/** The client's own helper: rows once each, over breaks of the connection. */
import { unwrap } from "@mentorkit/client"
import { type ListenOptions, listen } from "@mentorkit/client/realtime"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { afterEach, assert, beforeAll, describe, it } from "vitest"
import { WebSocket } from "ws"
import { bookAndPay, type Member, newMember, newOffer } from "../support/market.js"
import { idOf } from "../support/realtime-hosts.js"

describe("the client's listen", () => {
  const host = useHost("PGlite")
  beforeAll(() => {
    // As browsers have it, and Node from 22 on.
    Object.assign(globalThis, { WebSocket })
  })
  const stops: Array<() => void> = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })
  /** What it tells: rows by their ids, and connections. */
  const listening = async (member: Member, options: Partial<ListenOptions> = {}) => {
    const rows: Array<string> = []
    const connections: Array<string | undefined> = []
    const ends: Array<unknown> = []
    const stop = listen(member.client, {
      baseUrl: host().baseUrl,
      userId: await idOf(member),
      onRow: ({ id }) => rows.push(id),
      onConnection: (socketId) => connections.push(socketId),
      onEnd: (reason) => ends.push(reason),
      ...options
    })
    stops.push(stop)
    return { rows, connections, ends, stop }
  }
  const inboxOf = async ({ client }: Member) =>
    unwrap(await client.notifications.listNotifications({ per_page: 50 })).notifications.data

  // Falls where frames that come while the missed ones are fetched overtake them, or where a break loses a row.
  it("tells every row once, in order, whatever breaks in between", async () => {
    const [offer, mentee] = [await newOffer(host()), await newMember(host(), "Theo Lind")]
    const types: Array<string> = []
    const { connections, rows } = await listening(offer.mentor, {
      after: 0,
      on: { "session.booked": ({ type }) => types.push(type) }
    })
    await bookAndPay(host(), offer, mentee)
    await until("the first row", async () => (types.length === 1 ? true : undefined))
    // Every connection of the person is closed: somebody has signed out on another device.
    const other = host().clientOf(await host().signIn(offer.mentor.email, offer.mentor.password))
    await Promise.all([other.identity.logout(), bookAndPay(host(), offer, mentee)])
    await bookAndPay(host(), offer, mentee)
    await until("all rows", async () => (types.length === 3 ? true : undefined))
    assert.isAtLeast(connections.filter((id) => id !== undefined).length, 2)
    const inbox = await inboxOf(offer.mentor)
    assert.sameMembers(
      rows,
      inbox.map(({ id }) => id)
    )
    assert.strictEqual(new Set(rows).size, rows.length)
  })

  it("ends where the sign-in has ended, and says so", async () => {
    const ada = await newMember(host(), "Ada One")
    const { connections, ends } = await listening(ada)
    await until("a connection", async () => (connections.length === 1 ? true : undefined))
    unwrap(await ada.client.identity.logout())
    const [reason] = await until("the end", async () => (ends.length > 0 ? ends : undefined))
    assert.include(reason as object, { code: "Unauthenticated", status: 401 })
  })

  // Falls where only the channel's answer is looked at: the first thing that is asked for is the inbox.
  it("ends at once where the sign-in had ended before it began", async () => {
    const ada = await newMember(host(), "Ada One")
    const userId = await idOf(ada)
    unwrap(await ada.client.identity.logout())
    const ends: Array<unknown> = []
    stops.push(listen(ada.client, { baseUrl: host().baseUrl, userId, onEnd: (reason) => ends.push(reason) }))
    const [reason] = await until("the end", async () => (ends.length > 0 ? ends : undefined))
    assert.include(reason as object, { code: "Unauthenticated", status: 401 })
  })

  it("does not come back to an app that is not there, nor once it was stopped", async () => {
    const ada = await newMember(host(), "Ada One")
    const wrong = await listening(ada, { key: "another" })
    await until("the end", async () => (wrong.ends.length > 0 ? true : undefined))
    assert.deepStrictEqual(wrong.ends, [4001])
    const { connections, ends, stop } = await listening(ada)
    await until("a connection", async () => (connections.length === 1 ? true : undefined))
    stop()
    // The second one says that there is none any more.
    assert.deepStrictEqual([connections.length, connections[1], ends], [2, undefined, []])
  })
})
