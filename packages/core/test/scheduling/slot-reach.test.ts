/** No two slots that concern each other start further apart. */
import { assert, describe, it } from "@effect/vitest"
import { MentorId } from "@mentorkit/core/kernel"
import { DateTime, Duration, Either, FastCheck as fc, Schema } from "effect"
import { SessionTypeId, SlotId } from "../../src/scheduling/ids.js"
import { dayAround } from "../../src/scheduling/mentor-day.js"
import { overlap, type Slot } from "../../src/scheduling/seats.js"
import { NewSessionType } from "../../src/scheduling/session-type-input.js"
import { slotReach } from "../../src/scheduling/slot-reach.js"

const noon = DateTime.unsafeMake("2027-03-14T12:00:00Z")
const idAt = (index: number) => `018f4e7a-0000-7000-8000-${String(index).padStart(12, "0")}`
const isApart = (one: DateTime.Utc, other: DateTime.Utc) =>
  Duration.greaterThan(Duration.millis(Math.abs(one.epochMillis - other.epochMillis)), slotReach)

/** Lengths that a mentor may ask for, the longest ones often, and some that are refused. */
const length = fc.record({
  duration_minutes: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1430, max: 1441 })),
  buffer_after_minutes: fc.oneof(fc.nat(300), fc.integer({ min: 110, max: 121 }))
})
const isAllowed = (fields: object) =>
  Either.isRight(Schema.decodeUnknownEither(NewSessionType)({ title: "Talk", is_free: true, ...fields }))

const slotOf = (
  id: number,
  startsAt: DateTime.Utc,
  lengths: { duration_minutes: number; buffer_after_minutes: number }
): Slot => {
  const endsAt = DateTime.add(startsAt, { minutes: lengths.duration_minutes })
  return {
    id: SlotId.make(idAt(id)),
    mentorId: MentorId.make(idAt(8)),
    sessionTypeId: SessionTypeId.make(idAt(9)),
    availabilityRuleId: null,
    availabilityOverrideId: null,
    startsAt,
    endsAt,
    bufferEndsAt: DateTime.add(endsAt, { minutes: lengths.buffer_after_minutes }),
    maxCapacity: 1,
    claimed: 0,
    blockedAs: null,
    isOutside: false
  }
}

describe("the reach of a slot", () => {
  it.prop(
    "has every slot that overlaps it",
    [length, fc.oneof(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: 1440, max: 1570 }))],
    ([lengths, minutes]) => {
      fc.pre(isAllowed(lengths))
      const other = DateTime.add(noon, { minutes })
      if (overlap(slotOf(1, noon, lengths), slotOf(2, other, lengths))) assert.isFalse(isApart(noon, other))
    }
  )

  it("has the longest session with the longest buffer", () => {
    const longest = { duration_minutes: 1440, buffer_after_minutes: 120 }
    assert.isTrue(isAllowed(longest))
    assert.isFalse(isAllowed({ ...longest, duration_minutes: 1441 }))
    assert.isFalse(isAllowed({ ...longest, buffer_after_minutes: 121 }))
    assert.isFalse(isApart(noon, slotOf(1, noon, longest).bufferEndsAt))
  })

  it("has every slot of its local date, also where an hour is put back", () => {
    const zones = ["Europe/Kyiv", "Australia/Lord_Howe", "Africa/Cairo", "America/Havana", "Pacific/Kiritimati"]
    for (const zone of zones) {
      for (let days = 0; days < 366; days++) {
        const { from, until } = dayAround(DateTime.add(noon, { days }), zone)
        assert.isFalse(isApart(from, until))
      }
    }
  })
})
