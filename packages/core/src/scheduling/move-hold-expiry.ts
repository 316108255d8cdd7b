import { DateTime, Effect } from "effect"
import { Outbox, type UserId } from "../kernel/index.js"
import { HoldExpiryMoved } from "./events.js"
import type { BookingAttemptId } from "./ids.js"
import { SlotRepository } from "./ports.js"

/** Has the attempt's holds end at another moment, and says so where they did not end then anyway. On locked slots. */
export const makeMoveHoldExpiry = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (
    { bookingAttemptId, menteeId }: { readonly bookingAttemptId: BookingAttemptId; readonly menteeId: UserId },
    expiresAt: DateTime.Utc,
    now: DateTime.Utc
  ) {
    const holds = yield* slots.listHoldsOfAttempt(bookingAttemptId)
    yield* slots.setHoldExpiry(bookingAttemptId, expiresAt)
    if (holds.every((hold) => DateTime.Equivalence(hold.expiresAt, expiresAt))) return
    yield* outbox.append(HoldExpiryMoved, { bookingAttemptId, userId: menteeId, expiresAt }, now)
  })
})
