/** How long a token lives once it is used. */
import { assert, describe, it } from "@effect/vitest"
import { slideToken } from "@mentorkit/core/internal/identity"
import { DateTime, FastCheck as fc } from "effect"

const lastUsedAt = DateTime.unsafeMake("2027-03-14T12:00:00Z")
const expiresAt = DateTime.add(lastUsedAt, { minutes: 10 })
const seconds = fc.integer({ min: 0, max: 30 * 86_400 })
const after = (some: number) => DateTime.add(lastUsedAt, { seconds: some })

describe("the use of a token", () => {
  it.prop("is noted once a minute, and then for the parallel uses that have read the same", [seconds], ([later]) => {
    const now = after(later)
    const use = slideToken({ kind: "full", lastUsedAt, expiresAt }, now)
    assert.strictEqual(use === null, later < 60)
    if (use === null) return
    assert.deepStrictEqual([use.at, use.before], [now, DateTime.subtract(now, { minutes: 1 })])
    assert.isTrue(DateTime.lessThanOrEqualTo(lastUsedAt, use.before))
  })

  it.prop("keeps a full token for thirty days more, and a pending one as long as it had", [seconds], ([later]) => {
    const now = after(60 + later)
    const endOf = (kind: "full" | "pending") => slideToken({ kind, lastUsedAt, expiresAt }, now)?.expiresAt
    assert.deepStrictEqual(endOf("full"), DateTime.add(now, { days: 30 }))
    assert.deepStrictEqual(endOf("pending"), expiresAt)
  })
})
