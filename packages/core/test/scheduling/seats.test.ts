import { assert, describe, it } from "@effect/vitest"
import { type Hold, Seats, type Slot, SlotsNotFound } from "@mentorkit/core/scheduling"
import { OfferedSlots } from "@mentorkit/core/scheduling/ports"
import { DateTime, Either, Schema } from "effect"
import { at, attemptOf, market, play, type State, Step, slot, users, window } from "./seats-model.js"

const capacity = Schema.Int.pipe(Schema.between(1, 3))
const steps = Schema.Array(Step).pipe(Schema.maxItems(60))
const world = { capacity, steps }
const runs = { fastCheck: { numRuns: 300 } }

const heldOn = (holds: ReadonlyArray<Hold>, { id }: Slot) => holds.filter(({ slotId }) => slotId === id).length

/** Slot by slot, and with every pair looked at: what a buyer must be shown. */
const shownBySimplestMeans = ({ holds, slots }: State, one: Slot) => {
  const statusOf = (of: Slot) => {
    const held = heldOn(holds, of)
    return of.claimed >= of.maxCapacity ? "booked" : of.claimed + held >= of.maxCapacity ? "held" : "available"
  }
  const occupiers = slots.filter((other) => Seats.overlap(one, other) && other.claimed + heldOn(holds, other) > 0)
  const statuses = occupiers.map(statusOf)
  const seats = occupiers.length > 0 ? 0 : one.maxCapacity - one.claimed - heldOn(holds, one)
  return {
    available_seats: seats,
    status:
      occupiers.length === 0
        ? statusOf(one)
        : ((["booked", "held"] as const).find((is) => statuses.includes(is)) ?? "available")
  }
}

const limits = { minimumNoticeMinutes: 0, dailyLimit: null, timeZone: "UTC" }

const inView = ({ holds, slots }: State): OfferedSlots.SlotsInView => {
  const seated = slots
    .filter(({ mentorId }) => mentorId === slots[0]?.mentorId)
    .map((one) => ({ ...one, held: heldOn(holds, one), heldUntil: null }))
    .sort((a, b) => a.startsAt.epochMillis - b.startsAt.epochMillis)
  return { slots: seated, occupied: seated.filter(({ claimed, held }) => claimed + held > 0), isOpen: true, limits }
}

describe("seats, whatever buyers do in whatever order", () => {
  it.prop(
    "never more seats than there are, never a mentor in two places",
    world,
    ({ capacity, steps }) => {
      for (const { after } of play(capacity, steps)) {
        const taken = after.slots.filter((one) => one.claimed + heldOn(after.holds, one) > 0)
        for (const one of after.slots) assert.isAtMost(one.claimed + heldOn(after.holds, one), one.maxCapacity)
        for (const one of taken) assert.isFalse(taken.some((other) => Seats.overlap(one, other)))
      }
    },
    runs
  )

  it.prop(
    "statuses and free seats are those that the simplest reckoning gives",
    world,
    ({ capacity, steps }) => {
      for (const { after, step } of play(capacity, steps)) {
        const view = inView(after)
        for (const shown of OfferedSlots.toSlotResources(view, at(step.minute))) {
          const one = after.slots.find(({ id }) => id === shown.id)!
          const expected = shownBySimplestMeans(after, one)
          assert.deepStrictEqual({ available_seats: shown.available_seats, status: shown.status }, expected)
          const hasBegun = DateTime.lessThanOrEqualTo(one.startsAt, at(step.minute))
          assert.strictEqual(shown.is_selectable, expected.available_seats > 0 && !hasBegun)
        }
      }
    },
    runs
  )

  it.prop(
    "all wanted slots or none, and nobody else's seats change",
    world,
    ({ capacity, steps }) => {
      for (const { after, before, decision, step } of play(capacity, steps)) {
        if (decision === undefined) continue
        const others = (holds: ReadonlyArray<Hold>) => holds.filter(({ userId }) => userId !== step.userId)
        assert.deepStrictEqual(others(after.holds), others(before.holds))
        if (Either.isLeft(decision)) assert.deepStrictEqual(after, before)
        else if (step.does === "hold") {
          const mine = after.holds.filter(({ userId }) => userId === step.userId)
          for (const id of step.wanted) assert.isTrue(mine.some(({ slotId }) => slotId === id))
        }
      }
    },
    runs
  )

  it.prop(
    "what is shown as selectable can be held, and nothing else by somebody new",
    world,
    ({ capacity, steps }) => {
      const newcomer = users[0]!
      for (const { after, step } of play(capacity, steps)) {
        if (after.holds.some(({ userId }) => userId === newcomer)) continue
        const now = at(step.minute)
        for (const { id, is_selectable } of OfferedSlots.toSlotResources(inView(after), now)) {
          const wanted = Either.getOrThrow(Seats.pick(after.slots, [id]))
          const request = { ...after, liveHolds: after.holds, wanted, userId: newcomer, now, window }
          const held = Seats.hold({ ...request, bookingAttemptId: attemptOf(99) })
          assert.strictEqual(Either.isRight(held), is_selectable)
        }
      }
    },
    runs
  )

  it.prop(
    "a hold is good for a seat as long as it lives, also once the slot has begun",
    world,
    ({ capacity, steps }) => {
      for (const { after, step } of play(capacity, steps)) {
        for (const { slotId, userId } of after.holds) {
          const wanted = Either.getOrThrow(Seats.pick(after.slots, [slotId]))
          const claimed = Seats.claim({ ...after, liveHolds: after.holds, wanted, userId, now: at(step.minute) })
          assert.deepStrictEqual(
            Either.map(claimed, (holds) => holds.map((one) => [one.slotId, one.userId])),
            Either.right([[slotId, userId]])
          )
        }
      }
    },
    runs
  )

  it.prop(
    "holding again and again prolongs nothing, and seats in checkout stay",
    world,
    ({ capacity, steps }) => {
      for (const { after, before, step } of play(capacity, steps)) {
        for (const one of before.holds) {
          const later = after.holds.find((other) => other.slotId === one.slotId && other.userId === one.userId)
          if (later !== undefined) assert.isTrue(DateTime.lessThanOrEqualTo(later.expiresAt, one.expiresAt))
          if (one.bookingId !== null && step.does === "hold") assert.deepStrictEqual(later, one)
        }
      }
    },
    runs
  )
})

describe("seats", () => {
  it("overlap up to the end of the buffer, seen from either side, for one mentor", () => {
    const first = slot(10, 1, 0, 40)
    for (const [from, overlaps] of [
      [29, true],
      [30, true],
      [39, true],
      [40, false]
    ] as const) {
      const second = slot(11, 1, from, from + 40)
      assert.deepStrictEqual([Seats.overlap(first, second), Seats.overlap(second, first)], [overlaps, overlaps])
      assert.isFalse(Seats.overlap(first, slot(11, 1, from, from + 40, 9)))
    }
  })

  it("an authored status wins over the seats, and such a slot is not selectable", () => {
    const blocked = { ...slot(10, 2, 300, 340), blockedAs: "vacation_blocked" as const, held: 1, heldUntil: at(5) }
    const occupier = { ...slot(11, 1, 320, 360), claimed: 1, held: 0, heldUntil: null }
    const shownBeside = (...occupied: OfferedSlots.SlotsInView["occupied"]) =>
      OfferedSlots.toSlotResources({ slots: [blocked], occupied, isOpen: true, limits }, at(0))[0] ?? {}
    const expected = { status: "vacation_blocked", status_label: "Vacation", is_selectable: false, held_until: at(5) }
    assert.deepInclude(shownBeside(blocked), { ...expected, available_seats: 1 })
    assert.deepInclude(shownBeside(occupier), { ...expected, available_seats: 0 })
  })

  it("a slot made smaller than what was sold is booked, not negative", () => {
    const shrunk = { ...slot(10, 1, 300, 340), claimed: 3 }
    assert.deepStrictEqual([Seats.status(shrunk, 1), Seats.available(shrunk, 1)], ["booked", 0])
  })

  it("are picked once each, the earliest first, and all of them or none", () => {
    const slots = market(1)
    const [a, b] = [slots[0]!, slots[1]!]
    assert.deepStrictEqual(Seats.pick(slots, [b.id, a.id, b.id]), Either.right([a, b]))
    assert.deepStrictEqual(Seats.pick(slots.slice(1), [b.id, a.id]), Either.left(new SlotsNotFound()))
  })

  it("a late claim takes a free seat, but none from a slot that is full, blocked, begun or overlapped", () => {
    const free = slot(10, 2, 300, 340)
    const claim = (one: Slot, around: ReadonlyArray<Slot>, live: ReadonlyArray<Hold>, minute = 0) =>
      Seats.claim({ slots: [one, ...around], liveHolds: live, wanted: [one], userId: users[0]!, now: at(minute) })
    const heldBy = (n: number, of: Slot): Hold => ({
      bookingAttemptId: attemptOf(n),
      slotId: of.id,
      userId: users[n]!,
      bookingId: null,
      expiresAt: at(30)
    })
    const sibling = slot(11, 1, 320, 360)
    assert.deepStrictEqual(claim(free, [sibling], [heldBy(1, free)]), Either.right([]))
    for (const refused of [
      claim({ ...free, claimed: 1 }, [], [heldBy(1, free)]),
      claim({ ...free, blockedAs: "cancelled" }, [], []),
      claim(free, [], [], 300),
      claim(free, [sibling], [heldBy(1, sibling)]),
      claim(free, [sibling], [heldBy(0, sibling)]),
      claim(free, [{ ...sibling, claimed: 1 }], [])
    ]) {
      assert.strictEqual(Either.isLeft(refused), true)
    }
  })
})
