/** What a block between two people does in the domains that ask for relations. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Bookings } from "@mentorkit/core/bookings"
import { Connections } from "@mentorkit/core/connections"
import { Dashboards } from "@mentorkit/core/dashboards"
import { Favourites } from "@mentorkit/core/favourites"
import { Identity } from "@mentorkit/core/identity"
import { People } from "@mentorkit/core/internal/identity"
import type { User, UserId } from "@mentorkit/core/kernel"
import { Scheduling } from "@mentorkit/core/scheduling"
import { bookSlots, hold, newOffer } from "@mentorkit/test-kit/bookings/bookings"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import { newFindable, searching } from "../support/mentor-search-fixtures.js"

/** Either way: half of these tests' blocks are of one side, half of the other one. */
let isMine = false
const block = (one: User, other: User) => {
  isMine = !isMine
  const [blocker, blocked] = isMine ? [one, other] : [other, one]
  return Effect.flatMap(Connections, ({ blockUser }) => blockUser(blocker, { user_id: blocked.userId }))
}
const unblock = (one: User, other: User) =>
  Effect.flatMap(Connections, ({ unblockUser }) =>
    Effect.zipRight(unblockUser(one, { user_id: other.userId }), unblockUser(other, { user_id: one.userId }))
  )

const usernameOf = Effect.fnUntraced(function* (userId: UserId) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly username: string }>`select username from users where id = ${userId}`
  return row?.username ?? ""
})

const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

describe.each(engines)("a block on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    it.effect("hides each one's profile from the other, and shows relations to everybody else", () =>
      Effect.gen(function* () {
        const { viewUser } = yield* Identity
        const { follow } = yield* Connections
        const [one, other, third] = [yield* newUser(), yield* newUser(), yield* newUser()]
        yield* block(one, other)
        for (const [viewer, subject] of [
          [one, other],
          [other, one]
        ] as const) {
          const username = yield* usernameOf(subject.userId)
          yield* follow(third, { user_id: subject.userId })
          assert.strictEqual(yield* tagOf(viewUser(viewer, { username })), "UserNotFound")
          const { user } = yield* viewUser(third, { username })
          assert.deepInclude(user, { connection_status: "none", is_connected: false, is_following: true })
          assert.deepInclude((yield* viewUser(subject, { username })).user, { is_me: true, is_connected: false })
        }
      })
    )

    it.effect("leaves the other out of cards", () =>
      Effect.gen(function* () {
        const { findVisible } = yield* People
        const sql = yield* SqlClient.SqlClient
        const [viewer, seen, blocked, banned] = yield* Effect.all([newUser(), newUser(), newUser(), newUser()])
        yield* block(viewer, blocked)
        yield* sql`update users set banned_at = now() where id = ${banned.userId}`
        const all = [seen.userId, blocked.userId, banned.userId, viewer.userId]
        const cards = yield* findVisible(viewer.userId, all)
        assert.sameMembers([...cards.keys()], [seen.userId, viewer.userId])
        assert.strictEqual(cards.get(seen.userId)?.username, yield* usernameOf(seen.userId))
      })
    )

    it.effect("leaves the mentor out of searches and of the dashboard", () =>
      Effect.gen(function* () {
        const { getMenteeDashboard } = yield* Dashboards
        const [me, third] = [yield* newUser(), yield* newUser()]
        const mentor = yield* newFindable({ rating: ["5.00", 1_000] })
        yield* block(mentor.user, me)
        const sees = Effect.fnUntraced(function* (user: User) {
          const found = yield* searching(user)
          const { featured_mentors: featured } = yield* getMenteeDashboard(user, {})
          return [found.items, featured].map((list) => list.some(({ id }) => id === mentor.mentorId))
        })
        assert.deepStrictEqual(yield* sees(me), [false, false])
        assert.deepStrictEqual(yield* sees(third), [true, true])
      })
    )

    it.effect("hides a favourite until it ends, and lets nobody bookmark the other", () =>
      Effect.gen(function* () {
        const { addFavourite, listFavourites } = yield* Favourites
        const me = yield* newUser()
        const [kept, blocked, unknown] = yield* Effect.all([newFindable(), newFindable(), newFindable()])
        for (const { mentorId } of [kept, blocked]) yield* addFavourite(me, { mentor_id: mentorId })
        const listed = Effect.map(listFavourites(me, { page: 1, per_page: 50 }), ({ favourites }) => {
          assert.strictEqual(favourites.total, favourites.items.length)
          return favourites.items.map(({ id }) => id).sort()
        })
        for (const { user } of [blocked, unknown]) yield* block(me, user)
        assert.deepStrictEqual(yield* listed, [kept.mentorId])
        for (const { mentorId } of [blocked, unknown]) {
          assert.strictEqual(yield* tagOf(addFavourite(me, { mentor_id: mentorId })), "MentorProfileNotFound")
        }
        for (const { user } of [blocked, unknown]) yield* unblock(me, user)
        assert.deepStrictEqual(yield* listed, [kept.mentorId, blocked.mentorId].sort())
      })
    )

    it.effect("lets nobody hold, book or schedule anything new, and keeps what is agreed", () =>
      Effect.gen(function* () {
        const { createBooking, getMenteeBooking, scheduleFollowUp } = yield* Bookings
        const { holdSlots } = yield* Scheduling
        const me = yield* newUser()
        const offer = yield* newOffer({ followUpCount: 1 })
        const { slotId: followUp } = yield* newSlot({ ...offer, after: 7 * 24 * 60 })
        const { booking: agreed } = yield* bookSlots(me, offer.slotId)
        const { slotId: another } = yield* newSlot({ ...offer, after: 60 })
        const [heldFollowUp, heldOther] = [yield* hold(me, followUp), yield* hold(me, another)]
        yield* block(me, offer.mentor.user)
        assert.strictEqual(yield* tagOf(holdSlots(me, { slot_ids: [another] })), "SlotsUnavailable")
        assert.strictEqual(yield* tagOf(createBooking(me, { booking_attempt_id: heldOther })), "NotBookable")
        const next = { id: agreed.id, booking_attempt_id: heldFollowUp }
        assert.strictEqual(yield* tagOf(scheduleFollowUp(me, next)), "NotBookable")
        assert.strictEqual((yield* getMenteeBooking(me, { id: agreed.id })).booking.id, agreed.id)
      })
    )
  })
})
