/** Where a block meets what else two people do. Each of these falls when the lock that it names is taken out. */
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import { hold, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import type { Moved } from "../support/connection-moves.js"
import { answerOf, edgesOf, play, tagOf, timeout, together } from "../support/pair-races.js"

describe.each(concurrent)("races at a block on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // The advisory lock: without it the connection comes after the block that should have ended it.
    it.effect(
      "whatever else comes at that moment, nothing is left across a block",
      () =>
        play(
          Effect.fnUntraced(function* (moves, one, other, number) {
            yield* moves.request(one, other)
            if (number % 3 === 0) yield* moves.accept(other, one)
            const back = number % 2 === 0 ? [moves.block(other, one)] : []
            const answers = yield* together([
              ...[
                moves.accept(other, one),
                moves.block(one, other),
                moves.request(other, one),
                moves.follow(other, one)
              ],
              ...back
            ])
            assert.strictEqual(tagOf(answers[1]), "done")
            for (const answer of answers)
              assert.include(
                ["done", "ConnectionRequestNotFound", "PersonUnreachable", "AlreadyConnected"],
                tagOf(answer)
              )
            const blocks = 1 + back.length
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 0, blocks })
          })
        ),
      timeout
    )

    // The advisory lock: without it a follow stays behind the block, or is counted twice.
    it.effect(
      "follows and unfollows of both while they block each other",
      () =>
        play(
          Effect.fnUntraced(function* ({ block, follow, unfollow }, one, other) {
            const answers = yield* together([
              ...[follow(one, other), follow(other, one), block(one, other), follow(one, other)],
              ...[unfollow(one, other), block(other, one), follow(other, one)]
            ])
            for (const answer of answers) assert.include(["done", "PersonUnreachable"], tagOf(answer))
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 0, blocks: 2 })
          })
        ),
      timeout
    )

    // `People.lockMeeting` with the block's locks of the accounts: without these a booking is made that the block does not know of.
    it.effect(
      "a booking is made and the block says so, or it is not made",
      () =>
        play(
          Effect.fnUntraced(function* ({ block }, buyer, _, number) {
            const { createBooking } = yield* Bookings
            const offer = yield* newOffer({ priceMinor: 0n })
            const booking_attempt_id = yield* hold(buyer, offer.slotId)
            const mentor = offer.mentor.user
            const parts = number % 2 === 0 ? block(mentor, buyer) : block(buyer, mentor)
            const [booked, blocked] = yield* together<Moved | object, { readonly _tag: string }, never>([
              createBooking(buyer, { booking_attempt_id }),
              parts
            ])
            const isBooked = tagOf(booked) === "done"
            if (!isBooked) assert.strictEqual(tagOf(booked), "NotBookable")
            assert.deepStrictEqual(answerOf(blocked), { open_sessions: isBooked ? 1 : 0 })
          })
        ),
      timeout
    )
  })
})
