/** Reasons agree with what buyers are shown: each condition taken out of `slotReasons` or `toSlotResources` was seen to fail here. */
import { assert, describe, it } from "@effect/vitest"
import { LocalDate, LocalTime, MentorId } from "@mentorkit/core/kernel"
import { AvailabilityOverrideId, BlockedAs, OffDayId, SessionTypeId, SlotId } from "@mentorkit/core/scheduling"
import { type OffDay, OfferedSlots } from "@mentorkit/core/scheduling/ports"
import { DateTime, Schema } from "effect"
import { type Circumstances, slotReasons } from "../../src/scheduling/slot-reasons.js"

type SeatedSlot = OfferedSlots.SeatedSlot
type SlotsInView = OfferedSlots.SlotsInView

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const [own, other] = [SessionTypeId.make(uuid(1)), SessionTypeId.make(uuid(2))]
const mentorId = MentorId.make(uuid(3))
const overrideId = AvailabilityOverrideId.make(uuid(4))
const offDayId = OffDayId.make(uuid(5))
const now = DateTime.unsafeMake("2027-03-14T20:00:00Z")
const at = (minutes: number) => DateTime.add(now, { minutes })

const Spec = Schema.Struct({
  /** Half hours from now. */
  start: Schema.Int.pipe(Schema.between(-2, 60)),
  minutes: Schema.Literal(30, 60, 90),
  buffer: Schema.Literal(0, 10),
  isOwn: Schema.Boolean,
  maxCapacity: Schema.Literal(1, 1, 2, 3),
  claimed: Schema.Literal(0, 0, 0, 1, 2, 3),
  held: Schema.Literal(0, 0, 0, 1, 2),
  blockedAs: Schema.Literal(null, null, null, ...BlockedAs.literals),
  isOutside: Schema.Literal(false, false, true)
})
const State = Schema.Struct({
  specs: Schema.Array(Spec).pipe(Schema.maxItems(14)),
  isOpen: Schema.Literal(true, true, true, false),
  minimumNoticeMinutes: Schema.Literal(0, 0, 45, 60, 600),
  dailyLimit: Schema.Literal(null, 1, 2),
  timeZone: Schema.Literal("UTC", "Asia/Kathmandu", "America/New_York"),
  approvalStatus: Schema.Literal("approved", "approved", "pending", "suspended"),
  isTypeActive: Schema.Literal(true, true, false),
  isAway: Schema.Literal(false, false, true)
})

interface SlotSpec {
  readonly start: number
  readonly minutes: number
  readonly buffer: number
  readonly isOwn: boolean
  readonly maxCapacity: number
  readonly claimed: number
  readonly held: number
  readonly blockedAs: BlockedAs | null
  readonly isOutside: boolean
}
interface ViewSpec {
  readonly specs: ReadonlyArray<SlotSpec>
  readonly isOpen: boolean
  readonly minimumNoticeMinutes: number
  readonly dailyLimit: number | null
  readonly timeZone: string
}

const slotOf = (spec: SlotSpec, n: number): SeatedSlot => ({
  id: SlotId.make(uuid(100 + n)),
  mentorId,
  sessionTypeId: spec.isOwn ? own : other,
  availabilityRuleId: null,
  availabilityOverrideId: overrideId,
  startsAt: at(spec.start * 30),
  endsAt: at(spec.start * 30 + spec.minutes),
  bufferEndsAt: at(spec.start * 30 + spec.minutes + spec.buffer),
  maxCapacity: spec.maxCapacity,
  claimed: spec.claimed,
  blockedAs: spec.blockedAs,
  isOutside: spec.isOutside,
  held: spec.held,
  heldUntil: spec.held > 0 ? at(35) : null
})

const isTaken = ({ claimed, held }: SeatedSlot) => claimed + held > 0
const meet = (a: SeatedSlot, b: SeatedSlot) =>
  a.startsAt.epochMillis < b.bufferEndsAt.epochMillis && b.startsAt.epochMillis < a.bufferEndsAt.epochMillis

/** As the database keeps them: whoever would take the mentor a second time has no seats. */
const oneAtATime = (slots: ReadonlyArray<SeatedSlot>): ReadonlyArray<SeatedSlot> => {
  const taken: Array<SeatedSlot> = []
  return slots.map((slot) => {
    if (taken.some((one) => meet(one, slot))) return { ...slot, claimed: 0, held: 0, heldUntil: null }
    if (isTaken(slot)) taken.push(slot)
    return slot
  })
}

const viewOf = (state: ViewSpec): SlotsInView => {
  const all = [...oneAtATime(state.specs.map(slotOf))].sort((a, b) => a.startsAt.epochMillis - b.startsAt.epochMillis)
  const { dailyLimit, minimumNoticeMinutes, timeZone } = state
  return {
    slots: all.filter(({ sessionTypeId }) => sessionTypeId === own),
    occupied: all.filter(isTaken),
    isOpen: state.isOpen,
    limits: { dailyLimit, minimumNoticeMinutes, timeZone }
  }
}

const calm: Circumstances = {
  timeZone: "UTC",
  overrides: [],
  offDays: [],
  isAway: false,
  approvalStatus: "approved",
  isTypeActive: true
}

const byId = (list: ReturnType<typeof slotReasons>) => new Map(list.map((one) => [one.slot_id, one.reasons]))

describe("reasons", () => {
  it.prop(
    "are there exactly for what is not selectable",
    { state: State },
    ({ state }) => {
      const view = viewOf(state)
      const reasons = byId(slotReasons(view, now, { ...calm, ...state }))
      for (const slot of OfferedSlots.toSlotResources(view, now)) {
        assert.strictEqual(slot.is_selectable, !reasons.has(slot.id), JSON.stringify({ slot, all: [...reasons] }))
      }
    },
    { fastCheck: { numRuns: 600 } }
  )

  it.prop("name whom the mentor is with, every one of them and nobody else", { state: State }, ({ state }) => {
    const view = viewOf(state)
    const reasons = byId(slotReasons(view, now, { ...calm, ...state }))
    for (const slot of view.slots) {
      const busy = (reasons.get(slot.id) ?? []).flatMap(({ busy_with }) => busy_with?.slot_id ?? [])
      const expected = view.occupied.filter((one) => one.id !== slot.id && meet(one, slot)).map(({ id }) => id)
      assert.deepStrictEqual(busy, expected)
    }
  })
})

const free: SlotSpec = {
  start: 4,
  minutes: 60,
  buffer: 10,
  isOwn: true,
  maxCapacity: 2,
  claimed: 0,
  held: 0,
  blockedAs: null,
  isOutside: false
}
const quiet = { isOpen: true, minimumNoticeMinutes: 0, dailyLimit: null, timeZone: "UTC" }
const offDay: OffDay = {
  id: offDayId,
  mentorId,
  offFrom: LocalDate.make("2027-03-14"),
  offUntil: LocalDate.make("2027-03-14"),
  reason: null,
  offTimeBlocks: [{ start_time: LocalTime.make("22:30"), end_time: LocalTime.make("23:00") }],
  isVacation: false,
  byVacationMode: false,
  createdAt: now,
  updatedAt: now
}
const override = { id: overrideId, mentorId, sessionTypeId: null, timeSlots: [], createdAt: now, updatedAt: now }

/** Of one slot, from 22:00 on. */
const reasonsOf = (
  spec: Partial<SlotSpec>,
  { more = [], ...view }: Partial<ViewSpec> & { readonly more?: ReadonlyArray<Partial<SlotSpec>> } = {},
  circumstances: Partial<Circumstances> = {}
) => {
  const specs = [spec, ...more].map((one) => ({ ...free, ...one }))
  const seen = viewOf({ ...quiet, ...view, specs })
  const id = SlotId.make(uuid(100))
  return byId(slotReasons(seen, now, { ...calm, ...circumstances })).get(id) ?? []
}
const codes = (...args: Parameters<typeof reasonsOf>) => reasonsOf(...args).map(({ code }) => code)

describe("the reason", () => {
  it("of a free slot is none", () => {
    assert.deepStrictEqual(codes({}), [])
    assert.deepStrictEqual(codes({ claimed: 1 }), [])
  })

  it("of what has begun, and of what is too soon", () => {
    assert.deepStrictEqual(codes({ start: 0 }), ["started"])
    assert.deepStrictEqual(codes({}, { minimumNoticeMinutes: 121 }), ["minimum_notice"])
    assert.deepStrictEqual(codes({}, { minimumNoticeMinutes: 120 }), [])
    assert.deepStrictEqual(codes({ start: -1 }, { minimumNoticeMinutes: 120 }), ["started"])
  })

  it("of a full date", () => {
    const more = [{ start: 1, claimed: 1, minutes: 30 }]
    assert.deepStrictEqual(codes({}, { dailyLimit: 1, more }), ["daily_limit"])
    assert.deepStrictEqual(codes({ held: 1 }, { dailyLimit: 1, more }), [])
    assert.deepStrictEqual(codes({}, { dailyLimit: 1, more: [{ start: 1, claimed: 1, isOwn: false }] }), [])
    // 22:00 is the next date already in Kathmandu, and 20:30 is as well.
    assert.deepStrictEqual(codes({ start: -6 }, { dailyLimit: 1, more, timeZone: "Asia/Kathmandu" }), ["started"])
  })

  it("of seats that are gone, and when they may come back", () => {
    assert.deepStrictEqual(codes({ claimed: 2 }), ["fully_booked"])
    const [reason] = reasonsOf({ claimed: 1, held: 1 })
    assert.deepInclude(reason, { code: "being_booked", until: at(35) })
  })

  it("of a mentor who is elsewhere, by a buffer even", () => {
    const [reason] = reasonsOf({}, { more: [{ start: 3, minutes: 30, claimed: 1, isOwn: false }] })
    assert.strictEqual(reason?.code, "mentor_busy")
    assert.deepStrictEqual(reason?.busy_with, {
      slot_id: SlotId.make(uuid(101)),
      session_type_id: other,
      starts_at: at(90),
      ends_at: at(120),
      buffer_ends_at: at(130),
      status: "available"
    })
    assert.deepStrictEqual(codes({}, { more: [{ start: 3, minutes: 30, buffer: 0, claimed: 1, isOwn: false }] }), [])
  })

  it("of blocks, with what authored them where it is still there", () => {
    const blocked = { blockedAs: "vacation_blocked" } as const
    assert.deepInclude(reasonsOf(blocked, {}, { offDays: [offDay] })[0], { code: "off_day", off_day_id: offDayId })
    const vacation = { ...offDay, offTimeBlocks: null, isVacation: true }
    assert.deepInclude(reasonsOf(blocked, {}, { offDays: [vacation] })[0], { code: "vacation", off_day_id: offDayId })
    const elsewhere = { ...offDay, offFrom: LocalDate.make("2027-03-15"), offUntil: LocalDate.make("2027-03-15") }
    assert.deepInclude(reasonsOf(blocked, {}, { offDays: [elsewhere] })[0], { code: "off_day", off_day_id: null })
    assert.deepInclude(reasonsOf(blocked, {}, { isAway: true })[0], { code: "vacation", off_day_id: null })

    const displaced = { blockedAs: "override_blocked" } as const
    const elsewhen = { ...override, id: AvailabilityOverrideId.make(uuid(6)), date: LocalDate.make("2027-03-13") }
    const overrides = [elsewhen, { ...override, date: LocalDate.make("2027-03-14") }]
    assert.deepInclude(reasonsOf(displaced, {}, { overrides })[0], {
      code: "override",
      availability_override_id: overrideId
    })
    const ofOther = overrides.map((one) => ({ ...one, sessionTypeId: other }))
    assert.deepInclude(reasonsOf(displaced, {}, { overrides: ofOther })[0], { availability_override_id: null })
    assert.deepStrictEqual(codes({ blockedAs: "overwrite_blocked" }), ["overwritten"])
    assert.deepStrictEqual(codes({ blockedAs: "cancelled" }), ["cancelled"])
  })

  // Twenty over a full calendar kept the host from everybody for so long that the answer never came.
  it("of off-days is told for three of them at most", () => {
    const offDays = [1, 2, 3, 4, 5].map((n) => ({ ...offDay, id: OffDayId.make(uuid(20 + n)), offTimeBlocks: null }))
    const elsewhere = { ...offDay, offFrom: LocalDate.make("2027-03-20"), offUntil: LocalDate.make("2027-03-20") }
    const reasons = reasonsOf({ blockedAs: "vacation_blocked" }, {}, { offDays: [elsewhere, ...offDays] })
    assert.deepStrictEqual(
      reasons.map(({ off_day_id: id }) => id),
      offDays.slice(0, 3).map(({ id }) => id)
    )
  })

  it("of seats that are left of a session outside of the hours", () => {
    const outside = { claimed: 1, isOutside: true }
    assert.deepStrictEqual(codes(outside), ["cancelled"])
    assert.deepStrictEqual(codes(outside, {}, { isAway: true }), ["vacation"])
    assert.deepStrictEqual(codes({ ...outside, claimed: 2 }, {}, { isAway: true }), ["fully_booked"])
  })

  it("of what is closed as a whole", () => {
    const closed = { isOpen: false }
    assert.deepStrictEqual(codes({}, closed, { approvalStatus: "pending" }), ["not_approved"])
    assert.deepStrictEqual(codes({}, closed, { isTypeActive: false }), ["session_type_inactive"])
    assert.deepStrictEqual(codes({}, closed), ["not_approved"])
    assert.deepStrictEqual(codes({}, closed, { approvalStatus: "rejected", isTypeActive: false }), [
      "not_approved",
      "session_type_inactive"
    ])
  })

  it("is every one that there is", () => {
    const all = { claimed: 2, maxCapacity: 2, start: 0, blockedAs: "overwrite_blocked" } as const
    assert.deepStrictEqual(codes(all, { isOpen: false }), ["not_approved", "started", "overwritten", "fully_booked"])
  })
})
