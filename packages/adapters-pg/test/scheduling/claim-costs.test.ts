/** What it costs to turn a hold into a seat, or to take one without: statements by how it is had. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Scheduling } from "@mentorkit/core/scheduling"
import { makeClaimSeats } from "@mentorkit/core/scheduling/ports"
import { bookSlots, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSessionType, newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect } from "effect"
import { statementsOf } from "../support/statements.js"

describe("what a claim costs", () => {
  layer(market(pglite))((it) => {
    // Locks, holds, slots, the hold that goes, the seat. The offer in place of the hold; with a daily limit its lock and count.
    it.effect("five statements with a hold and five without, and two more where the day has a limit", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { holdSlots } = yield* Scheduling
        const claimSeats = yield* makeClaimSeats
        const cost = Effect.fnUntraced(function* (has: { readonly hold?: true; readonly dailyLimit?: number }) {
          const { userId, ...user } = yield* newUser()
          const { hold, ...options } = has
          const { slotId } = yield* newSlot(yield* newSessionType(options))
          if (hold) yield* holdSlots({ ...user, userId }, { slot_ids: [slotId] })
          return yield* statementsOf(sql.withTransaction(claimSeats([slotId], userId, yield* DateTime.now)))
        })
        assert.strictEqual(yield* cost({ hold: true }), 5)
        assert.strictEqual(yield* cost({}), 5)
        assert.strictEqual(yield* cost({ dailyLimit: 3 }), 7)
      })
    )

    it.effect("a booking that is paid takes 37 statements, from the gateway's news to its confirmation", () =>
      Effect.gen(function* () {
        const till = yield* Till
        const offer = yield* newOffer()
        const { booking } = yield* bookSlots(yield* newUser(), offer.slotId)
        assert.isAtMost(yield* statementsOf(till.pay(booking.id)), 37)
      })
    )
  })
})
