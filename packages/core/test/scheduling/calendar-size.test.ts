/** A calendar's size counts the starts that generation would make of it. */
import { assert, describe, it } from "@effect/vitest"
import { type CalendarCounts, calendarSizeOf } from "@mentorkit/core/internal/scheduling"
import { FastCheck as fc } from "effect"

const minutes = (min: number, max: number) => fc.integer({ min, max })
const shape = fc.record({
  durationMinutes: minutes(5, 1440),
  bufferAfterMinutes: minutes(0, 120),
  startIntervalMinutes: fc.option(minutes(5, 1440))
})
const nothing = { rules: 0, ruleBlocks: 0, offDays: 0, overrides: 0, overrideBlocks: 0, sessionTypes: 0 }
const sizeOf = (activeTypes: CalendarCounts["activeTypes"]) => calendarSizeOf({ ...nothing, activeTypes })

describe("the size of a calendar", () => {
  it.prop("counts the starts of a day that is open round the clock", [shape], ([type]) => {
    const step = type.startIntervalMinutes ?? type.durationMinutes + type.bufferAfterMinutes
    let starts = 0
    for (let at = 0; at < 1440; at += step) starts++
    assert.strictEqual(sizeOf([type]).startsADay, starts)
  })

  it.prop("adds the session types up", [fc.array(shape, { maxLength: 10 })], ([types]) => {
    const { activeTypes, startsADay } = sizeOf(types)
    assert.strictEqual(activeTypes, types.length)
    assert.strictEqual(
      startsADay,
      types.reduce((sum, type) => sum + sizeOf([type]).startsADay, 0)
    )
  })
})
