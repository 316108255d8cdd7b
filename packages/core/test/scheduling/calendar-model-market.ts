/** A market of slots and holds in memory: what a store keeps, changed as the product's pure decisions say. */

import { isWithinHours, planRegeneration } from "@mentorkit/core/internal/scheduling"
import { type Hold, Seats, type Slot, SlotId } from "@mentorkit/core/scheduling"
import type { BookingLimits, DesiredSlot } from "@mentorkit/core/scheduling/ports"
import { desired, newHours, someMentor, someTypes, toHours, zone } from "@mentorkit/test-kit/calendar-model/hours"
import type { Refused } from "@mentorkit/test-kit/calendar-model/play"
import { DateTime, Either } from "effect"

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
export const at = (millis: number) => DateTime.unsafeMake(millis)
const horizonLess = 89 * 24 * 3_600_000 + 23 * 3_600_000

interface Stored extends DesiredSlot {
  readonly id: SlotId
  readonly claimed: number
  readonly isStale: boolean
  readonly isOutside: boolean
}

export class Market {
  hours = newHours(someMentor, someTypes)
  slots: ReadonlyArray<Stored> = []
  holds: ReadonlyArray<Hold> = []
  requestedAt: number | null = null
  reach: number | null = null
  made = 1000

  readonly next = () => uuid(++this.made)
  readonly stored = (id: SlotId) => this.holds.filter(({ slotId }) => slotId === id).length
  readonly isOccupied = (slot: Stored) => slot.claimed + this.stored(slot.id) > 0
  readonly live = (now: number) => this.holds.filter((one) => Seats.isLive(one, at(now)))

  /** Seats and holds change here only: a stale slot is cancelled with its last seat. */
  readonly change = (holds: ReadonlyArray<Hold>, seats: ReadonlyMap<SlotId, number> = new Map()) => {
    const occupied = new Set(this.slots.filter(this.isOccupied).map(({ id }) => id))
    this.holds = holds
    this.slots = this.slots.map((slot) => {
      const changed = { ...slot, claimed: slot.claimed + (seats.get(slot.id) ?? 0) }
      const isLeft = occupied.has(slot.id) && !this.isOccupied(changed) && slot.isStale && slot.blockedAs === null
      return isLeft ? { ...changed, blockedAs: "cancelled" } : changed
    })
  }

  readonly toSlot = (slot: Stored): Slot => ({
    id: slot.id,
    mentorId: someMentor,
    sessionTypeId: slot.sessionTypeId,
    availabilityRuleId: slot.availabilityRuleId,
    availabilityOverrideId: slot.availabilityOverrideId,
    startsAt: at(slot.startsAt),
    endsAt: at(slot.endsAt),
    bufferEndsAt: at(slot.bufferEndsAt),
    maxCapacity: slot.maxCapacity,
    claimed: slot.claimed,
    blockedAs: slot.blockedAs,
    isOutside: slot.isOutside
  })

  readonly limitsOf = (id: string): BookingLimits & { readonly isActive: boolean; readonly followUpCount: number } => {
    const {
      dailyLimit = null,
      followUpCount = 0,
      isActive = false,
      minimumNoticeMinutes = 0
    } = this.hours.types.find((type) => type.id === id) ?? {}
    return { dailyLimit, minimumNoticeMinutes, timeZone: zone, isActive, followUpCount }
  }

  readonly taken = (sessionTypeId: string, now: number) => {
    const held = new Set(this.live(now).map(({ slotId }) => slotId))
    return this.slots
      .filter((slot) => slot.sessionTypeId === sessionTypeId && (slot.claimed > 0 || held.has(slot.id)))
      .map(this.toSlot)
  }

  readonly regenerate = (now: number) => {
    const hasLeftovers = this.slots.some((slot) => slot.isStale && !this.isOccupied(slot))
    const isBehind = this.reach === null || this.reach < now + horizonLess
    if (this.requestedAt === null && !hasLeftovers && !isBehind) return
    const plan = planRegeneration(
      this.slots
        .filter(({ startsAt }) => startsAt >= now)
        .map((slot) => ({ ...slot, isOccupied: this.isOccupied(slot) })),
      desired(this.hours, now),
      isWithinHours(toHours(this.hours, now))
    )
    const changes = new Map(plan.changed.map((one) => [one.id, one]))
    const kept = this.slots.map((slot): Stored => {
      const to = changes.get(slot.id)
      if (to === undefined) return slot
      if (this.isOccupied(slot)) return { ...slot, isStale: to.isStale, isOutside: to.isOutside }
      return { ...slot, ...to, isStale: false, isOutside: false }
    })
    const added = plan.added.map((one) => ({
      ...one,
      id: SlotId.make(this.next()),
      claimed: 0,
      isStale: false,
      isOutside: false
    }))
    this.slots = [...kept, ...added]
    this.requestedAt = null
    this.reach = now + 90 * 24 * 3_600_000
  }

  /** Wanted slots with all that bears on them, without what has expired. */
  readonly look = (ids: ReadonlyArray<SlotId>, now: number) => {
    const all = this.slots.map(this.toSlot)
    const wanted = all.filter(({ id }) => ids.includes(id))
    const near = all.filter((slot) => wanted.some((one) => one.id === slot.id || Seats.overlap(one, slot)))
    const isNear = ({ slotId }: Hold) => near.some(({ id }) => id === slotId)
    this.change(this.holds.filter((one) => Seats.isLive(one, at(now)) || !isNear(one)))
    const slots = this.slots.map(this.toSlot).filter(({ id }) => near.some((one) => one.id === id))
    return { slots, liveHolds: this.holds.filter(isNear) }
  }

  /** A refusal undoes what it had begun, as a transaction does. */
  readonly atomically = <A>(work: () => Either.Either<A, Refused>): Either.Either<A, Refused> => {
    const before = { slots: this.slots, holds: this.holds }
    const done = work()
    if (Either.isLeft(done)) Object.assign(this, before)
    return done
  }
}
