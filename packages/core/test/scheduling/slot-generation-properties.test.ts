import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { generateSlots } from "../../src/scheduling/generation/slot-generation.js"
import { referenceSlots } from "./slot-generation-reference.js"
import { request } from "./slot-generation-requests.js"

const minute = 60_000

const reversed = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...values].reverse()

describe("generateSlots", () => {
  it.prop(
    "gives what luxon's wall clock gives minute by minute",
    [request],
    ([request]) => {
      expect(generateSlots(request)).toEqual(referenceSlots(request))
    },
    { fastCheck: { numRuns: 150 } }
  )

  it.prop("does not care for the order of rules, blocks, overrides and off-days", [request], ([request]) => {
    const rules = reversed(request.rules).map((one) => ({ ...one, timeBlocks: reversed(one.timeBlocks) }))
    const turned = { ...request, rules, overrides: reversed(request.overrides), offDays: reversed(request.offDays) }
    expect(generateSlots(turned)).toEqual(generateSlots(request))
  })

  it.prop(
    "gives the same slots however the time is split into windows",
    [request, fc.double({ min: 0, max: 1, noNaN: true })],
    ([request, share]) => {
      const middle = Math.floor(request.from + (request.until - request.from) * share)
      expect([...generateSlots({ ...request, until: middle }), ...generateSlots({ ...request, from: middle })]).toEqual(
        generateSlots(request)
      )
    }
  )

  it.prop("gives ascending slots, no two at one start and none longer than it should be", [request], ([request]) => {
    const slots = generateSlots(request)
    for (const [index, { endsAt, startsAt }] of slots.entries()) {
      expect(startsAt).toBeGreaterThan(slots[index - 1]?.startsAt ?? Number.NEGATIVE_INFINITY)
      expect(endsAt - startsAt).toBe(request.durationMinutes * minute)
    }
  })
})
