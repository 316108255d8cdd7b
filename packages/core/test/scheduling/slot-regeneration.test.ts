import { assert, describe, it } from "@effect/vitest"
import { desiredSlots, planRegeneration } from "@mentorkit/core/internal/scheduling"
import { Currency, LocalDate, LocalTime, MentorId } from "@mentorkit/core/kernel"
import { AvailabilityRuleId, BlockedAs, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import type { AvailabilityRule, DesiredSlot, SessionType, StoredSlot } from "@mentorkit/core/scheduling/ports"
import { DateTime, Schema } from "effect"

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const typeIds = [1, 2].map((n) => SessionTypeId.make(uuid(n)))
const ruleIds = [11, 12].map((n) => AvailabilityRuleId.make(uuid(n)))

const Shape = {
  type: Schema.Literal(...typeIds),
  hour: Schema.Int.pipe(Schema.between(0, 5)),
  rule: Schema.Literal(...ruleIds),
  minutes: Schema.Literal(20, 30),
  maxCapacity: Schema.Literal(1, 3)
}
const Desired = Schema.Struct({ ...Shape, isBlocked: Schema.Boolean })
const Stored = Schema.Struct({
  ...Shape,
  blockedAs: Schema.NullOr(BlockedAs),
  isStale: Schema.Boolean,
  isOutside: Schema.Boolean,
  isOccupied: Schema.Boolean
})

const shapeOf = (one: typeof Desired.Type | typeof Stored.Type) => ({
  sessionTypeId: one.type,
  availabilityRuleId: one.rule,
  availabilityOverrideId: null,
  startsAt: one.hour * 3_600_000,
  endsAt: one.hour * 3_600_000 + one.minutes * 60_000,
  bufferEndsAt: one.hour * 3_600_000 + (one.minutes + 10) * 60_000,
  maxCapacity: one.maxCapacity
})
const keyOf = ({ sessionTypeId, startsAt }: DesiredSlot) => `${sessionTypeId} ${startsAt}`
/** A session type has one slot at a time. */
const oneEach = <A extends DesiredSlot>(slots: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(slots.map((one) => [keyOf(one), one])).values()
]
const asDesired = (list: ReadonlyArray<typeof Desired.Type>): ReadonlyArray<DesiredSlot> =>
  oneEach(list.map((one) => ({ ...shapeOf(one), blockedAs: one.isBlocked ? "vacation_blocked" : null })))
const asStored = (list: ReadonlyArray<typeof Stored.Type>): ReadonlyArray<StoredSlot> =>
  oneEach(
    list.map((one, n) => ({
      ...shapeOf(one),
      id: SlotId.make(uuid(100 + n)),
      blockedAs: one.blockedAs,
      isStale: one.isStale,
      isOutside: one.isOutside,
      isOccupied: one.isOccupied
    }))
  )

/** Any answer will do here; taken slots of the second rule are off the grid and yet within the hours. */
const isWithinHours = ({ availabilityRuleId }: DesiredSlot) => availabilityRuleId === ruleIds[1]
const plan = (stored: ReadonlyArray<StoredSlot>, desired: ReadonlyArray<DesiredSlot>) =>
  planRegeneration(stored, desired, isWithinHours)

/** As a repository carries it out. */
const applied = (stored: ReadonlyArray<StoredSlot>, desired: ReadonlyArray<DesiredSlot>): ReadonlyArray<StoredSlot> => {
  const { added, changed } = plan(stored, desired)
  const changes = new Map(changed.map((one) => [one.id, one]))
  return [
    ...stored.map((slot) => {
      const change = changes.get(slot.id)
      if (change === undefined) return slot
      const { isOutside, isStale } = change
      return slot.isOccupied
        ? { ...slot, isStale, isOutside }
        : { ...slot, ...change, isStale: false, isOutside: false }
    }),
    ...added.map((one, n) => ({
      ...one,
      id: SlotId.make(uuid(500 + n)),
      isStale: false,
      isOutside: false,
      isOccupied: false
    }))
  ]
}
const world = { stored: Schema.Array(Stored), desired: Schema.Array(Desired) }
const isDisplaced = ({ blockedAs }: DesiredSlot) => blockedAs === "overwrite_blocked"
const withoutMarks = ({
  id: _id,
  isOccupied: _occupied,
  isOutside: _outside,
  isStale: _stale,
  ...shape
}: StoredSlot): DesiredSlot => shape

describe("regeneration", () => {
  it.prop("free slots are afterwards those that the rules give, and every other is cancelled", world, (input) => {
    const [stored, desired] = [asStored(input.stored), asDesired(input.desired)]
    const wanted = new Map(desired.map((one) => [keyOf(one), one]))
    const after = applied(stored, desired)
    for (const slot of after) {
      if (slot.isOccupied || isDisplaced(slot)) continue
      const expected = wanted.get(keyOf(slot))
      if (expected === undefined) assert.strictEqual(slot.blockedAs, "cancelled")
      else assert.deepStrictEqual(withoutMarks(slot), expected)
      assert.isFalse(slot.isStale || slot.isOutside)
    }
    for (const key of wanted.keys()) assert.isTrue(after.some((slot) => keyOf(slot) === key))
  })

  it.prop("taken slots stay as they are, and are marked exactly if the rules give something else", world, (input) => {
    const [stored, desired] = [asStored(input.stored), asDesired(input.desired)]
    const wanted = new Map(desired.map((one) => [keyOf(one), one]))
    const after = new Map(applied(stored, desired).map((one) => [one.id, one]))
    for (const slot of stored.filter(({ isOccupied }) => isOccupied)) {
      const expected = wanted.get(keyOf(slot))
      const target = isDisplaced(slot) && expected !== undefined ? { ...expected, blockedAs: slot.blockedAs } : expected
      const shape = withoutMarks(slot)
      const isAsWanted =
        target === undefined
          ? slot.blockedAs === "cancelled" || isDisplaced(slot)
          : JSON.stringify(shape, Object.keys(shape).sort()) === JSON.stringify(target, Object.keys(shape).sort())
      const isBlocked = (target?.blockedAs ?? (isDisplaced(slot) || target === undefined ? "cancelled" : null)) !== null
      const isOutside = isBlocked && !isWithinHours(slot)
      assert.deepStrictEqual(after.get(slot.id), { ...slot, isStale: !isAsWanted, isOutside })
    }
  })

  it.prop("a second run has nothing to do", world, (input) => {
    const [stored, desired] = [asStored(input.stored), asDesired(input.desired)]
    assert.deepStrictEqual(plan(applied(stored, desired), desired), { added: [], changed: [] })
  })

  it.prop("nothing is written that does not change", world, (input) => {
    const [stored, desired] = [asStored(input.stored), asDesired(input.desired)]
    const before = new Map(stored.map((one) => [one.id, one]))
    const after = new Map(applied(stored, desired).map((one) => [one.id, one]))
    for (const { id } of plan(stored, desired).changed) {
      assert.notDeepEqual(after.get(id), before.get(id))
    }
  })
})

const now = DateTime.unsafeMake("2027-03-15T00:00:00Z")
const mentorId = MentorId.make(uuid(9))
const sessionType = (id: SessionTypeId, more: Partial<SessionType> = {}): SessionType => ({
  id,
  mentorId,
  title: "Career talk",
  description: null,
  sessionModel: "regular_weekly",
  durationMinutes: 50,
  bufferAfterMinutes: 10,
  isFree: true,
  priceMinor: 0n,
  currency: Currency.make("USD"),
  maxCapacity: 1,
  followUpCount: 0,
  followUpIntervalDays: 7,
  followUpFlexibilityDays: 2,
  minimumNoticeMinutes: 0,
  dailyLimit: null,
  startIntervalMinutes: null,
  isActive: true,
  createdAt: now,
  updatedAt: now,
  ...more
})
const rule = (id: AvailabilityRuleId, more: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  id,
  mentorId,
  sessionTypeId: null,
  ruleType: "one_time",
  dayOfWeek: null,
  timeBlocks: [{ start_time: LocalTime.make("09:00"), end_time: LocalTime.make("11:00") }],
  rrule: null,
  specificDate: LocalDate.make("2027-03-16"),
  validFrom: LocalDate.make("2027-03-01"),
  validUntil: null,
  isActive: true,
  createdAt: now,
  updatedAt: now,
  ...more
})
const slotsOf = (sessionTypes: ReadonlyArray<SessionType>, rules: ReadonlyArray<AvailabilityRule>) =>
  desiredSlots({
    timeZone: "Europe/Berlin",
    from: now.epochMillis,
    until: now.epochMillis + 7 * 86_400_000,
    sessionTypes,
    rules,
    overrides: [],
    offDays: [],
    isAway: false
  }).map(({ availabilityRuleId, maxCapacity, sessionTypeId, startsAt }) => [
    new Date(startsAt).toISOString(),
    sessionTypeId,
    availabilityRuleId,
    maxCapacity
  ])

describe("the slots of rules", () => {
  const [one, other] = [typeIds[0]!, typeIds[1]!]
  const [first, second] = [ruleIds[0]!, ruleIds[1]!]

  it("are cut for every session type, in the mentor's local time", () => {
    assert.deepStrictEqual(
      slotsOf([sessionType(one), sessionType(other, { durationMinutes: 110, maxCapacity: 4 })], [rule(first)]),
      [
        ["2027-03-16T08:00:00.000Z", one, first, 1],
        ["2027-03-16T09:00:00.000Z", one, first, 1],
        ["2027-03-16T08:00:00.000Z", other, first, 4]
      ]
    )
  })

  it("of a rule for one session type are for that one only", () => {
    const forOther = rule(second, {
      sessionTypeId: other,
      timeBlocks: [{ start_time: LocalTime.make("23:00"), end_time: LocalTime.make("24:00") }]
    })
    assert.deepStrictEqual(slotsOf([sessionType(one), sessionType(other)], [forOther]), [
      ["2027-03-16T22:00:00.000Z", other, second, 1]
    ])
  })

  it("a rule that an edit left without its date opens no hours and breaks nothing", () => {
    const undated = rule(second, { specificDate: null })
    assert.lengthOf(slotsOf([sessionType(one)], [undated, rule(first)]), 2)
  })

  it("weekly ones repeat within their dates", () => {
    const weekly = rule(first, {
      ruleType: "regular_weekly",
      dayOfWeek: 0,
      specificDate: null,
      timeBlocks: [{ start_time: LocalTime.make("10:00"), end_time: LocalTime.make("10:50") }]
    })
    assert.deepStrictEqual(slotsOf([sessionType(one)], [weekly]), [["2027-03-21T09:00:00.000Z", one, first, 1]])
    assert.deepStrictEqual(slotsOf([sessionType(one)], [{ ...weekly, validUntil: LocalDate.make("2027-03-20") }]), [])
  })
})
