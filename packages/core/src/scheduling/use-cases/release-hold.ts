import { Effect, Option } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { HoldInCheckout, HoldNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { SlotRepository } from "../ports.js"

/**
 * Lets go of whatever an attempt still holds. Doing it again, or after the hold has expired, is no error: the caller gets
 * what was asked for, an attempt that holds nothing.
 */
export const releaseHold = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "releaseHold"> = Effect.fnUntraced(function* (
    { userId },
    { booking_attempt_id: id }
  ) {
    const attempt = Option.filter(yield* slots.findAttempt(id), (one) => one.userId === userId)
    if (Option.isNone(attempt)) return yield* new HoldNotFound()
    yield* slots.lock(attempt.value.slotIds)
    const holds = yield* slots.listHoldsOfAttempt(id)
    if (holds.some(({ bookingId }) => bookingId !== null)) return yield* new HoldInCheckout()
    yield* slots.release(holds)
    return {}
  }, unitOfWork.transact)

  return handler
})
