import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { feedOrders, longestSnapshot } from "../../src/feed/feed-order.js"
import { Cursor } from "../../src/kernel/list-order.js"

describe("a cursor of the feed", () => {
  // Falls where it may name more transactions than a cursor has room for.
  it.effect("has room for the longest of everything", () =>
    Effect.gen(function* () {
      const running = Array.from({ length: 1000 }, (_, n) => 1_000_000_000 + n).join(",")
      const snapshot = `1000000000:2000000000:${running}`.slice(0, longestSnapshot).replace(/,\d*$/, "")
      assert.isAbove(snapshot.length, longestSnapshot - 12)
      const rules = JSON.stringify(Array.from({ length: 7 }, () => -1 / 3e100))
      const keys = [
        ...["2027-03-14T14:00:00.000000Z", rules, snapshot, `-${1 / 3e100}`],
        ...["2027-03-14T14:00:00.000000Z", crypto.randomUUID(), "s".repeat(64)]
      ]
      const cursor = Cursor([feedOrders.top])
      const position = { order: "top", keys }
      const text = yield* Schema.encode(cursor)(position)
      assert.deepStrictEqual(yield* Schema.decode(cursor)(text), position)
    })
  )
})
