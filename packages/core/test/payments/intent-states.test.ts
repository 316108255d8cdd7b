/** A checkout that is over stays over, in whatever order its news is told. */
import { assert, describe, it } from "@effect/vitest"
import {
  type IntentState,
  intentStateAfter,
  intentStatesBefore,
  liveIntentStates
} from "@mentorkit/core/internal/payments"
import { FastCheck as fc } from "effect"

type Told = Exclude<IntentState, "started">
const told = Object.keys(intentStatesBefore) as ReadonlyArray<Told>
const tell = (from: IntentState, news: ReadonlyArray<Told>) => news.reduce(intentStateAfter, from)

const news = fc.array(fc.constantFrom(...told))
const over = fc.constantFrom("completed" as const, "expired" as const, "failed" as const, "abandoned" as const)

describe("a checkout intent", () => {
  it("is opened and closed once; of a superseded one the gateway's word counts, and nobody abandons it", () => {
    assert.deepStrictEqual(liveIntentStates, ["started", "open"])
    const next = (from: IntentState) => told.filter((to) => intentStateAfter(from, to) === to && to !== from).sort()
    const closed = ["abandoned", "completed", "expired", "failed", "superseded"]
    assert.deepStrictEqual(next("started"), [...closed, "open"].sort())
    assert.deepStrictEqual(next("open"), closed)
    assert.deepStrictEqual(next("superseded"), ["completed", "expired", "failed"])
  })

  it.prop("stays as it was closed", [over, news], ([end, later]) => {
    assert.strictEqual(tell(end, later), end)
  })

  it.prop("is closed by any close, whether its answer comes before or after", [over, news], ([end, before]) => {
    const state = tell("started", before)
    assert.notInclude(liveIntentStates, tell(state, [end, "open"]))
    assert.strictEqual(tell(state, [end, "open"]), tell(state, ["open", end]))
  })
})
