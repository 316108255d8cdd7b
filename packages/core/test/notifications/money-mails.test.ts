/** Who is written to about which payment, and the gist of what. */
import { assert, describe, it } from "@effect/vitest"
import * as notifications from "@mentorkit/core/internal/notifications"
import { Effect } from "effect"
import { bookingId, mailed, menteeId, mentorId, paymentId, refundId } from "./mail-world.js"

const parties = { paymentId, purpose: "booking", purchasableId: bookingId, payerId: menteeId, mentorId } as const

describe("mails about money", () => {
  it.effect("tell the mentor what arrived, the fee and what is left", () =>
    Effect.gen(function* () {
      const [mail, ...more] = yield* mailed(notifications.paymentReceived, parties)
      assert.isEmpty(more)
      assert.deepInclude(mail, { to: "maya@example.test", subject: "You received a payment of $80.00" })
      assert.include(
        mail?.text,
        "For: Code review with Maya\nAmount: $80.00\nPlatform fee: $12.00\nYou earn: $68.00\nReference: PAY-7K3M9QXZ2T4W"
      )
    })
  )

  it.effect("tell whoever has paid what comes back, and by when", () =>
    Effect.gen(function* () {
      const [part, ...more] = yield* mailed(notifications.refundIssued, { ...parties, refundId, isFull: false })
      assert.isEmpty(more)
      assert.deepInclude(part, { to: "ada@example.test", subject: "Your refund of $20.50" })
      assert.include(part?.text, "A part of your payment")
      assert.include(part?.text, "The funds arrive within 5 working days")
      const [full] = yield* mailed(notifications.refundIssued, { ...parties, refundId, isFull: true })
      assert.include(full?.text, "refunded in full")
    })
  )

  it.effect("are not written about what is gone", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* mailed(notifications.paymentReceived, parties, { isGone: true }))
      assert.isEmpty(
        yield* mailed(notifications.refundIssued, { ...parties, refundId, isFull: true }, { isGone: true })
      )
    })
  )
})
