/** Which rows a handler of `listen` is given, by the type that it is for. Most of it is the compiler's to say. */
import { createClient, type Notification } from "@mentorkit/client"
import { type ListenOptions, listen, type RowHandlers } from "@mentorkit/client/realtime"
import { afterEach, assert, beforeEach, describe, it } from "vitest"

interface ShopData {
  readonly "shop.order_placed": { readonly number: string }
}

/** A host that lets one in, and then tells what it is told to. */
class Host {
  static newest: Host
  onmessage: (event: { readonly data: string }) => void = () => {}
  constructor() {
    Host.newest = this
  }
  close() {}
  tell(event: string, data: unknown) {
    this.onmessage({ data: JSON.stringify({ event, data: JSON.stringify(data) }) })
  }
}

describe("handlers of listen", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, "WebSocket")
  beforeEach(() => {
    Object.assign(globalThis, { WebSocket: Host })
  })
  afterEach(() => {
    if (before !== undefined) Object.defineProperty(globalThis, "WebSocket", before)
    else Reflect.deleteProperty(globalThis, "WebSocket")
  })

  it("are given the rows of their type alone, the host's own types too", async () => {
    const told: Array<string> = []
    const stop = listen<ShopData>(createClient({ baseUrl: "http://localhost" }), {
      ...{ baseUrl: "http://localhost", userId: "me", after: 1 },
      on: {
        "session.booked": ({ data, type }) => told.push(`${type satisfies "session.booked"}: ${data.title}`),
        "refund.issued": ({ data }) => told.push(`${data.amount.minor} ${data.amount.currency}`),
        "shop.order_placed": ({ data }) => told.push(data.number)
      },
      onRow: (row) => {
        if (row.type === "session.cancelled") told.push(row.data.was)
      }
    })
    const rows = {
      "session.booked": { title: "Rust 101" },
      "refund.issued": { amount: { minor: 8000, currency: "EUR" } },
      "session.cancelled": { was: "declined" },
      "chat.new_message": {},
      "shop.order_placed": { number: "17" }
    }
    Object.entries(rows).forEach(([type, data], index) => {
      Host.newest.tell(type, { type, data, revision: index + 2, read_at: null })
    })
    // Rows are told one after the other, each in a turn of its own.
    await new Promise(setImmediate)
    stop()
    assert.deepStrictEqual(told, ["session.booked: Rust 101", "8000 EUR", "declined", "17"])
  })

  it("are for types that there are, and read fields that these have", () => {
    const wrong: Array<RowHandlers> = [
      // @ts-expect-error no such type
      { "session.bookd": () => {} },
      // @ts-expect-error a type of a host's own, and not named
      { "shop.order_placed": () => {} },
      // @ts-expect-error a field of another type
      { "session.booked": ({ data }) => data.refund },
      // @ts-expect-error every type has its own name
      { "session.booked": ({ type }) => type satisfies "session.confirmed" }
    ]
    const options: Partial<ListenOptions> = {
      // @ts-expect-error what is named is all that there is
      on: { "shop.parcel": () => {} } satisfies RowHandlers<ShopData>
    }
    const own: RowHandlers<ShopData> = {
      // @ts-expect-error a field that the host does not have
      "shop.order_placed": ({ data }) => data.weight
    }
    const rows: Array<Notification> = []
    for (const row of rows) {
      // @ts-expect-error fields are read once the type is known
      row.data.starts_at
      if (row.type === "session.reminder_1h") row.data.starts_at satisfies string
    }
    assert.isOk([wrong, options, own])
  })
})
