import { DateTime, Effect } from "effect"
import { type Handler, mapPage } from "../../kernel/index.js"
import type { HeldSlot } from "../offered-slots.js"
import type { Operations } from "../operations.js"
import { SlotRepository } from "../ports.js"
import type { HeldSlotResource } from "../resources.js"

const toHeldSlotResource = (hold: HeldSlot): HeldSlotResource => ({
  booking_attempt_id: hold.bookingAttemptId,
  slot_id: hold.slotId,
  mentor_id: hold.mentorId,
  session_type_id: hold.sessionTypeId,
  starts_at: hold.startsAt,
  ends_at: hold.endsAt,
  expires_at: hold.expiresAt,
  is_in_checkout: hold.bookingId !== null
})

/** The caller's live holds, the next to expire first. */
export const listHolds = Effect.gen(function* () {
  const slots = yield* SlotRepository

  const handler: Handler<Operations, "listHolds"> = Effect.fnUntraced(function* ({ userId }, page) {
    return { holds: mapPage(yield* slots.listHolds(userId, yield* DateTime.now, page), toHeldSlotResource) }
  })

  return handler
})
