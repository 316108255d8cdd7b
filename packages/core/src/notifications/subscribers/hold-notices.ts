/** Notices about seats that somebody holds while they book. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { type HoldExpiring, SlotRepository } from "../../scheduling/index.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"

/** Held for longer since, it is told of again before the new end. Events have moments without fractions of a second. */
const isEndOf = (told: PayloadOf<typeof HoldExpiring>, expiresAt: DateTime.Utc) =>
  DateTime.lessThan(expiresAt, DateTime.add(told.expiresAt, { seconds: 1 }))

/** `slot_hold.expiring`: only while the seats are held, and not booked. */
export const holdExpiring = notice(
  { name: "HoldExpiring", type: "slot_hold.expiring" },
  Effect.gen(function* () {
    const slots = yield* SlotRepository
    const users = yield* UserRepository

    const compose: Compose<PayloadOf<typeof HoldExpiring>, Notice> = Effect.fnUntraced(function* (held) {
      const { bookingAttemptId, userId } = held
      const now = yield* DateTime.now
      const [hold] = (yield* slots.listHoldsOfAttempt(bookingAttemptId)).filter(
        ({ expiresAt }) => DateTime.greaterThan(expiresAt, now) && isEndOf(held, expiresAt)
      )
      const user = Option.getOrUndefined(yield* users.find(userId))
      if (hold === undefined || user === undefined) return null
      return noticeOf({
        type: "slot_hold.expiring",
        userId,
        subject: bookingAttemptId,
        senderId: null,
        role: "mentee",
        facts: { expires_at: hold.expiresAt },
        letter: null
      })
    })
    return compose
  })
)
