import { DateTime, Duration, Effect } from "effect"
import { Relations } from "../../identity/index.js"
import {
  fieldProblem,
  type Handler,
  Ids,
  InvalidInput,
  Outbox,
  Settings,
  UnitOfWork,
  type UserId
} from "../../kernel/index.js"
import { earliestStart } from "../booking-limits.js"
import { makeCheckDailyLimit } from "../check-daily-limit.js"
import { SlotsUnavailable, TooManyLiveAttempts } from "../errors.js"
import { SeatsHeld } from "../events.js"
import { BookingAttemptId, type SlotId } from "../ids.js"
import type { Operations } from "../operations.js"
import { SessionTypeRepository, SlotRepository } from "../ports.js"
import * as Seats from "../seats.js"
import { holdMinutes, liveAttempts } from "../settings.js"

const wrongSlots = (text: string) => new InvalidInput({ problems: [fieldProblem(["slot_ids"], text)] })

const refusal = (slots: ReadonlyArray<Seats.Slot>) => new SlotsUnavailable({ slotIds: slots.map(({ id }) => id) })

/** Checks that the wanted slots are of one session type, enough in number, and on offer. */
const makeCheckOffer = Effect.map(Effect.all([SessionTypeRepository, Relations]), ([sessionTypes, relations]) =>
  Effect.fnUntraced(function* (
    userId: UserId,
    wanted: readonly [Seats.Slot, ...ReadonlyArray<Seats.Slot>],
    now: DateTime.Utc
  ) {
    const [first, ...others] = wanted
    // A session type is of one mentor.
    if (others.some(({ sessionTypeId }) => sessionTypeId !== first.sessionTypeId)) {
      return yield* wrongSlots("must be slots of one mentor and one session type")
    }
    const offer = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(first.sessionTypeId)))
    if (others.length > offer.followUpCount) {
      return yield* wrongSlots(`must not have more than ${1 + offer.followUpCount} items`)
    }
    if (!offer.isOpen || offer.mentorUserId === userId) return yield* refusal(wanted)
    // In the words of seats that are gone: a block is told to nobody.
    if ((yield* relations.between(userId, offer.mentorUserId)).isBlocked) return yield* refusal(wanted)
    const tooSoon = wanted.filter(({ startsAt }) => DateTime.lessThan(startsAt, earliestStart(offer, now)))
    if (tooSoon.length > 0) return yield* refusal(tooSoon)
    return offer
  })
)

/** Number of the attempts that still hold a seat after the decision, the new attempt left out. */
const countOtherAttempts = (
  liveHolds: ReadonlyArray<Seats.Hold>,
  { holds: moved, released }: Seats.HoldDecision
): number => {
  const gone = new Set<SlotId>([...moved, ...released].map(({ slotId }) => slotId))
  return new Set(liveHolds.filter(({ slotId }) => !gone.has(slotId)).map((one) => one.bookingAttemptId)).size
}

/** Holds one seat on every wanted slot, or on none. */
export const holdSlots = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const checkOffer = yield* makeCheckOffer
  const checkDailyLimit = yield* makeCheckDailyLimit
  const settings = yield* Settings
  const ids = yield* Ids
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const holdInTransaction = Effect.fnUntraced(function* (
    userId: UserId,
    {
      bookingAttemptId,
      slotIds
    }: { readonly bookingAttemptId: BookingAttemptId; readonly slotIds: ReadonlyArray<SlotId> },
    policy: { readonly window: Duration.Duration; readonly limit: number }
  ) {
    yield* slots.lockHoldsOfUser(userId)
    const locked = yield* slots.lockWithOverlapping(slotIds)
    // Read the clock after the locks: time may have passed while we waited for them.
    const now = yield* DateTime.now
    const current = yield* slots.releaseExpired(locked, now)
    const wanted = yield* Seats.pick(current.slots, slotIds)
    const offer = yield* checkOffer(userId, wanted, now)

    const request = { ...current, wanted, bookingAttemptId, userId, now, window: policy.window }
    const decision = yield* Seats.hold(request)
    const others = countOtherAttempts(yield* slots.listLiveHolds(userId, now), decision)
    if (others >= policy.limit) return yield* new TooManyLiveAttempts({ limit: policy.limit })

    const { mentorId, sessionTypeId } = wanted[0]
    // By start, and each once.
    const heldSlotIds = wanted.map(({ id }) => id)
    yield* slots.addAttempt({
      id: bookingAttemptId,
      userId,
      mentorId,
      sessionTypeId,
      slotIds: heldSlotIds,
      createdAt: now
    })
    // Before the new ones: the database lets a mentor be in one place only, at every moment.
    yield* slots.release(decision.released)
    yield* checkDailyLimit(wanted, offer, now)
    yield* slots.addHolds(decision.holds)
    const { expiresAt } = decision.holds[0]
    yield* outbox.append(SeatsHeld, { bookingAttemptId, userId, slotIds: heldSlotIds, expiresAt }, now)
    return { booking_attempt_id: bookingAttemptId, held_slots: heldSlotIds, expires_at: expiresAt }
  }, unitOfWork.transact)

  const handler: Handler<Operations, "holdSlots"> = Effect.fnUntraced(function* ({ userId }, { slot_ids: slotIds }) {
    const window = Duration.minutes(yield* settings.get(holdMinutes))
    const limit = yield* settings.get(liveAttempts)
    const bookingAttemptId = BookingAttemptId.make(yield* ids.uuid)
    return yield* holdInTransaction(userId, { bookingAttemptId, slotIds }, { window, limit })
  })

  return handler
})
