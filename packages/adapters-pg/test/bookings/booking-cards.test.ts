/** Who sees which bookings, and what reading them costs. */
import { assert, describe, layer } from "@effect/vitest"
import { BookingId, type BookingStatus, Bookings } from "@mentorkit/core/bookings"
import { bookSlots, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { DateTime, Effect } from "effect"
import { statementsOf } from "../support/statements.js"

const page = (number: number, per_page: number, status?: BookingStatus) => ({ page: number, per_page, status })

describe.each(engines)("bookings as people see them on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("the newest session first, page by page, with everybody's names", () =>
      Effect.gen(function* () {
        const { listMenteeBookings, listMentorBookings } = yield* Bookings
        const [me, mentor] = [yield* newUser({ fullName: "Mia Mentee" }), yield* newMentor()]
        const ids: Array<BookingId> = []
        for (const day of [2, 0, 1]) {
          const offer = yield* newOffer({ mentor, priceMinor: 0n, after: day * 24 * 60 })
          ids[day] = (yield* bookSlots(me, offer.slotId)).booking.id
        }
        const list = Effect.fnUntraced(function* (number: number) {
          const { bookings } = yield* listMenteeBookings(me, page(number, 2))
          return [bookings.items.map(({ id }) => id), bookings.total]
        })
        assert.deepStrictEqual(yield* list(1), [[ids[2], ids[1]], 3])
        assert.deepStrictEqual(yield* list(2), [[ids[0]], 3])
        assert.deepStrictEqual(yield* list(3), [[], 3])

        const { bookings } = yield* listMentorBookings(mentor.mentor, page(1, 15))
        const [first] = bookings.items
        assert.strictEqual(first?.id, ids[2])
        assert.deepInclude(first, {
          mentor: { id: mentor.mentorId, name: "Maya Mentor", username: `ada-${mentor.userId}`, avatarUrl: null },
          mentee: { id: me.userId, name: "Mia Mentee", username: `ada-${me.userId}`, avatarUrl: null }
        })
        assert.deepInclude(first?.sessionType, { title: "Career talk", durationMinutes: 30 })
      })
    )

    it.effect("within a time are packages whose follow-up is, too, and none that has no session then", () =>
      Effect.gen(function* () {
        const { listMenteeBookings, listMentorBookings } = yield* Bookings
        const [me, mentor] = [yield* newUser(), yield* newMentor()]
        const offer = yield* newOffer({ mentor, priceMinor: 0n, followUpCount: 1 })
        const later = yield* newSlot({ ...offer, after: 3 * 24 * 60 })
        const { id, startsAt } = (yield* bookSlots(me, offer.slotId, later.slotId)).booking
        const on = (day: number) => DateTime.add(startsAt, { days: day })
        for (const [from, until, ids] of [
          [0, 1, [id]],
          [1, 2, []],
          [2, 4, [id]],
          [3, 4, [id]],
          [0, 9, [id]],
          [4, 9, []]
        ] as const) {
          const wanted = { ...page(1, 15), from: on(from), until: on(until) }
          for (const { bookings } of [
            yield* listMenteeBookings(me, wanted),
            yield* listMentorBookings(mentor.mentor, wanted)
          ]) {
            assert.deepStrictEqual([bookings.items.map((one) => one.id), bookings.total], [ids, ids.length], `${from}`)
          }
        }
      })
    )

    it.effect("one status at a time, where that is asked for", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [me, mentor] = [yield* newUser(), yield* newMentor()]
        const [one, two] = [
          yield* newOffer({ mentor, priceMinor: 0n }),
          yield* newOffer({ mentor, priceMinor: 0n, after: 60 })
        ]
        const { id } = (yield* bookSlots(me, one.slotId)).booking
        yield* bookSlots(me, two.slotId)
        yield* kit.acceptBooking(mentor.mentor, { id })
        const { bookings } = yield* kit.listMenteeBookings(me, page(1, 15, "confirmed"))
        assert.deepStrictEqual([bookings.items.map((booking) => booking.id), bookings.total], [[id], 1])
        assert.strictEqual((yield* kit.listMentorBookings(mentor.mentor, page(1, 15, "paid"))).bookings.total, 0)
      })
    )

    // Falls if a move does not ask whether the booking is paid or free.
    it.effect("a mentor is shown a booking once it is paid, and never one that lapsed", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const till = yield* Till
        const [me, mentor] = [yield* newUser(), yield* newMentor()]
        const [paid, lapsed] = [yield* newOffer({ mentor }), yield* newOffer({ mentor, after: 60 })]
        const { id } = (yield* bookSlots(me, paid.slotId)).booking
        yield* till.cancel((yield* bookSlots(me, lapsed.slotId)).booking.id)
        const shown = Effect.map(kit.listMentorBookings(mentor.mentor, page(1, 15)), ({ bookings }) => bookings.total)
        assert.strictEqual(yield* shown, 0)
        assert.strictEqual((yield* Effect.flip(kit.getMentorBooking(mentor.mentor, { id })))._tag, "BookingNotFound")
        // What is not shown cannot be moved either.
        assert.strictEqual((yield* Effect.flip(kit.acceptBooking(mentor.mentor, { id })))._tag, "BookingNotFound")
        yield* till.pay(id)
        assert.strictEqual(yield* shown, 1)
        assert.strictEqual((yield* kit.listMenteeBookings(me, page(1, 15))).bookings.total, 2)
      })
    )

    // Falls if a move does not ask whose booking it is.
    it.effect("strangers find nothing, to read or to move", () =>
      Effect.gen(function* () {
        const kit = yield* Bookings
        const [me, offer] = [yield* newUser(), yield* newOffer({ priceMinor: 0n })]
        const { id } = (yield* bookSlots(me, offer.slotId)).booking
        const [other, { mentor }] = [yield* newUser(), yield* newMentor()]
        const unknown = BookingId.make(crypto.randomUUID())
        for (const attempt of [
          kit.getMenteeBooking(other, { id }),
          kit.getMenteeBooking(offer.mentor.user, { id }),
          kit.getMenteeBooking(me, { id: unknown }),
          ...[id, unknown].flatMap((one) => [
            kit.getMentorBooking(mentor, { id: one }),
            kit.acceptBooking(mentor, { id: one }),
            kit.declineBooking(mentor, { id: one }),
            kit.completeBooking(mentor, { id: one })
          ])
        ]) {
          const failure = yield* Effect.flip(attempt)
          assert.deepInclude(failure, { _tag: "BookingNotFound" })
          assert.strictEqual(failure.message, "Booking not found.")
        }
      })
    )

    it.effect("a long list takes as many statements as a short one", () =>
      Effect.gen(function* () {
        const { listMenteeBookings } = yield* Bookings
        const [me, mentor] = [yield* newUser(), yield* newMentor()]
        const counted = statementsOf(listMenteeBookings(me, page(1, 50)))
        for (let n = 0; n < 12; n++) {
          const offer = yield* newOffer({ mentor, priceMinor: 0n, after: n * 60 })
          yield* bookSlots(me, offer.slotId)
          if (n === 0) assert.strictEqual(yield* counted, 2)
        }
        assert.strictEqual(yield* counted, 2)
      })
    )
  })
})
