/** `slot_hold.expiring` where it is composed late: the hold may end at another moment by then. */
import { assert, describe, layer } from "@effect/vitest"
import { holdExpiring } from "@mentorkit/core/internal/notifications"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { NotificationRepository } from "@mentorkit/core/notifications/ports"
import { BookingAttemptId, Scheduling } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer } from "effect"

const [tell] = holdExpiring

/** A hold whose end is put off by some milliseconds between the event and the row; answers how many rows come of it. */
const rowsAfter = Effect.fnUntraced(function* (millis: number) {
  const { transact } = yield* UnitOfWork
  const slots = yield* SlotRepository
  const user = yield* newUser()
  const { slotId } = yield* newSlot(yield* newSessionType())
  const held = yield* (yield* Scheduling).holdSlots(user, { slot_ids: [slotId] })
  const bookingAttemptId = BookingAttemptId.make(held.booking_attempt_id)
  // As events have it: without fractions of a second.
  const expiresAt = DateTime.startOf(held.expires_at, "second")
  const later = DateTime.add(held.expires_at, { millis })
  yield* transact(Effect.zipRight(slots.lock([slotId]), slots.setHoldExpiry(bookingAttemptId, later)))
  const { run } = yield* (tell ?? assert.fail("no notice")).make
  const { userId } = user
  yield* transact(run({ bookingAttemptId, userId, slotIds: [slotId], expiresAt }, yield* newDelivery))
  return (yield* (yield* NotificationRepository).count(userId)).total
})

describe.each(engines)("the end of a hold on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    // Falls where only that it is held is looked for: it would tell of an end that is half an hour away.
    it.effect("is told unless it has been put off, as the new one is told of by then", () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* rowsAfter(0), 1)
        assert.strictEqual(yield* rowsAfter(1_800_000), 0)
      })
    )
  })
})
