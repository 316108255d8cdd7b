import { type DateTime, Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import { makeCheckDailyLimit } from "./check-daily-limit.js"
import type { SlotId } from "./ids.js"
import { SessionTypeRepository, SlotRepository } from "./ports.js"
import * as Seats from "./seats.js"

/**
 * Turns the user's hold on each slot into a seat; where no hold is alive at `now`, takes a seat if one is free, no
 * overlapping slot is occupied and the day has room. All slots or none. Part of the caller's transaction; locks the slots
 * and all that overlap by itself, in id order. A refusal takes and gives up nothing, and leaves the transaction usable. Once
 * per booking: it does not know who claimed before.
 *
 * `now` is the caller's: one moment decides about a booking and its seats, so a payment that came in time has its hold.
 */
export const makeClaimSeats = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const sessionTypes = yield* SessionTypeRepository
  const checkDailyLimit = yield* makeCheckDailyLimit

  return Effect.fnUntraced(function* (slotIds: ReadonlyArray<SlotId>, userId: UserId, now: DateTime.Utc) {
    const current = yield* slots.releaseExpired(yield* slots.lockWithOverlapping(slotIds), now)
    // Slots of bookings are never deleted.
    const wanted = yield* Effect.orDie(Seats.pick(current.slots, slotIds))
    const holds = yield* Seats.claim({ ...current, wanted, userId, now })
    if (holds.length < wanted.length) {
      // An expired hold does not count, so the session must still fit into its day.
      const offer = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(wanted[0].sessionTypeId)))
      yield* checkDailyLimit(wanted, offer, now)
    }
    yield* slots.addClaims(
      wanted.map(({ id }) => id),
      holds
    )
  })
})
