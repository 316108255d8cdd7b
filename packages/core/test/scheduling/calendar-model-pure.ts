/** The product's pure decisions on slots in memory, put together as repositories and operations put them together. */

import { beyondDailyLimit, earliestStart } from "@mentorkit/core/internal/scheduling"
import { UserId } from "@mentorkit/core/kernel"
import {
  AvailabilityOverrideId,
  BookingAttemptId,
  type Hold,
  Seats,
  type Slot,
  type SlotId,
  type SlotsNotFound,
  type SlotsUnavailable
} from "@mentorkit/core/scheduling"
import { OfferedSlots } from "@mentorkit/core/scheduling/ports"
import { type Edit, edited, someMentor, someTypes } from "@mentorkit/test-kit/calendar-model/hours"
import type { Held, Refused, Subject } from "@mentorkit/test-kit/calendar-model/play"
import { type Array, DateTime, Duration, Effect, Either } from "effect"
import { at, Market, uuid } from "./calendar-model-market.js"

const userOf = (user: number) => UserId.make(uuid(500 + user))

const refused = (failure: SlotsNotFound | SlotsUnavailable): Refused => ({
  tag: failure._tag,
  slotIds: "slotIds" in failure ? failure.slotIds : []
})
const unavailable = (slots: ReadonlyArray<Slot>): Refused => ({
  tag: "SlotsUnavailable",
  slotIds: slots.map(({ id }) => id)
})
const invalid: Refused = { tag: "InvalidInput", slotIds: [] }
type Wanted = Array.NonEmptyReadonlyArray<Slot>

const offerProblem = (market: Market, user: number, wanted: Wanted, now: number): Refused | undefined => {
  const [first] = wanted
  const offer = market.limitsOf(first.sessionTypeId)
  if (wanted.some(({ sessionTypeId }) => sessionTypeId !== first.sessionTypeId)) return invalid
  if (wanted.length > 1 + offer.followUpCount) return invalid
  if (!offer.isActive || user < 0) return unavailable(wanted)
  const tooSoon = wanted.filter(({ startsAt }) => DateTime.lessThan(startsAt, earliestStart(offer, at(now))))
  return tooSoon.length > 0 ? unavailable(tooSoon) : undefined
}

const dailyProblem = (market: Market, wanted: Wanted, now: number): Refused | undefined => {
  const { sessionTypeId } = wanted[0]
  const beyond = beyondDailyLimit(wanted, market.taken(sessionTypeId, now), market.limitsOf(sessionTypeId))
  return beyond.length > 0 ? unavailable(beyond) : undefined
}

const without = (holds: ReadonlyArray<Hold>, gone: ReadonlyArray<Hold>) =>
  holds.filter((one) => !gone.some((other) => other.slotId === one.slotId && other.userId === one.userId))

const holding = (market: Market, user: number, ids: ReadonlyArray<SlotId>, now: number) =>
  market.atomically<Held>(() => {
    const current = market.look(ids, now)
    const picked = Seats.pick(current.slots, ids)
    if (Either.isLeft(picked)) return Either.left(refused(picked.left))
    const wanted = picked.right
    const problem = offerProblem(market, user, wanted, now)
    if (problem !== undefined) return Either.left(problem)
    const attempt = market.next()
    const decision = Seats.hold({
      ...current,
      wanted,
      bookingAttemptId: BookingAttemptId.make(attempt),
      userId: userOf(user),
      now: at(now),
      window: Duration.minutes(35)
    })
    if (Either.isLeft(decision)) return Either.left(refused(decision.left))
    const { holds, released } = decision.right
    const mine = without(market.live(now), [...released, ...holds]).filter(({ userId }) => userId === userOf(user))
    if (new Set(mine.map((one) => one.bookingAttemptId)).size >= 5) {
      return Either.left({ tag: "TooManyLiveAttempts", slotIds: [] })
    }
    market.change(without(market.holds, released))
    const full = dailyProblem(market, wanted, now)
    if (full !== undefined) return Either.left(full)
    market.change([...without(market.holds, holds), ...holds])
    return Either.right({ attempt, expiresAt: holds[0].expiresAt.epochMillis })
  })

const claiming = (market: Market, user: number, ids: ReadonlyArray<SlotId>, now: number) =>
  market.atomically<void>(() => {
    const current = market.look(ids, now)
    const wanted = Either.getOrThrow(Seats.pick(current.slots, ids))
    const own = Seats.claim({ ...current, wanted, userId: userOf(user), now: at(now) })
    if (Either.isLeft(own)) return Either.left(refused(own.left))
    const full = own.right.length === wanted.length ? undefined : dailyProblem(market, wanted, now)
    if (full !== undefined) return Either.left(full)
    market.change(without(market.holds, own.right), new Map(wanted.map(({ id }) => [id, 1])))
    // A hold that turns into a seat is no loss.
    market.slots = market.slots.map((slot) =>
      slot.blockedAs === "cancelled" && ids.includes(slot.id) ? { ...slot, blockedAs: null } : slot
    )
    return Either.right(undefined)
  })

const reading = (market: Market, type: string, from: number, until: number, now: number) => {
  const live = market.live(now)
  const seated = [...market.slots]
    .sort((a, b) => a.startsAt - b.startsAt)
    .map((slot) => {
      const expiries = live.filter(({ slotId }) => slotId === slot.id).map(({ expiresAt }) => expiresAt.epochMillis)
      const heldUntil = expiries.length === 0 ? null : at(Math.max(...expiries))
      return { ...market.toSlot(slot), held: expiries.length, heldUntil, isStale: slot.isStale }
    })
  const isGone = (slot: (typeof seated)[number]) =>
    slot.blockedAs === "cancelled" || (slot.isStale && slot.claimed + slot.held === 0)
  const isAsked = ({ sessionTypeId, startsAt: { epochMillis } }: Slot) =>
    sessionTypeId === type && epochMillis >= from && epochMillis < until
  const { isActive: isOpen, ...limits } = market.limitsOf(type)
  return OfferedSlots.toSlotResources(
    {
      slots: seated.filter((slot) => isAsked(slot) && !isGone(slot)),
      occupied: seated.filter(({ claimed, held }) => claimed + held > 0),
      isOpen,
      limits
    },
    at(now)
  )
}

const follows = (market: Market, edit: Edit, now: number) => {
  const isNothing = edit.does === "endVacation" && market.hours.vacation === null
  if (isNothing) return ""
  const replaced =
    edit.does === "putOverride"
      ? market.hours.overrides.find((one) => one.date === edit.day && one.sessionTypeId === edit.type)
      : undefined
  const made = replaced?.id ?? AvailabilityOverrideId.make(market.next())
  market.hours = edited(market.hours, edit, made, now)
  market.requestedAt ??= now
  if (edit.does === "endVacation" || (edit.does === "startVacation" && edit.last === null)) market.regenerate(now)
  return made
}

const clock = Effect.clockWith((one) => one.currentTimeMillis)
const withNow = <A>(work: (now: number) => A) => Effect.map(clock, work)

export const pureSubject = (): Subject<never> => {
  const market = new Market()
  const ofAttempt = (attempt: string) => market.holds.filter((one) => one.bookingAttemptId === attempt)
  return {
    mentorId: someMentor,
    types: someTypes,
    edit: (edit) => withNow((now) => follows(market, edit, now)),
    regenerate: withNow(market.regenerate),
    sweepHolds: withNow((now) => market.change(market.live(now))),
    sweepRegenerations: withNow((now) => {
      const isOld = market.requestedAt !== null && market.requestedAt <= now - 120_000
      const isLeft = market.slots.some((one) => one.isStale && !market.isOccupied(one) && one.startsAt > now)
      if (isOld || isLeft) market.regenerate(now)
    }),
    endVacations: withNow((now) => {
      const { vacation } = market.hours
      if (vacation?.endsAt != null && vacation.endsAt < now) market.hours = { ...market.hours, vacation: null }
    }),
    hold: (user, ids) => withNow((now) => Either.merge(holding(market, user, ids, now))),
    claim: (user, ids) => withNow((now) => Either.merge(claiming(market, user, ids, now)) ?? undefined),
    unclaim: (ids) => Effect.sync(() => market.change(market.holds, new Map(ids.map((id) => [id, -1])))),
    release: (user, attempt) =>
      Effect.sync(() => {
        const holds = ofAttempt(attempt)
        const mayBe = holds.every((one) => one.userId === userOf(user) && one.bookingId === null)
        if (mayBe) market.change(without(market.holds, holds))
        return mayBe
      }),
    checkOut: (attempt, expiresAt) =>
      Effect.sync(() => {
        const isOf = (one: Hold) => one.bookingAttemptId === attempt
        market.change(
          market.holds.map((one) => (isOf(one) ? { ...one, bookingId: "booking", expiresAt: at(expiresAt) } : one))
        )
      }),
    letGo: (attempt) => Effect.sync(() => market.change(without(market.holds, ofAttempt(attempt)))),
    read: (type, from, until) => withNow((now) => reading(market, type, from, until, now)),
    rows: Effect.sync(() =>
      market.slots.map((slot) => ({
        id: slot.id,
        mentorId: someMentor,
        sessionTypeId: slot.sessionTypeId,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        bufferEndsAt: slot.bufferEndsAt,
        maxCapacity: slot.maxCapacity,
        source: slot.availabilityRuleId ?? slot.availabilityOverrideId,
        claimed: slot.claimed,
        held: market.stored(slot.id)
      }))
    )
  }
}
