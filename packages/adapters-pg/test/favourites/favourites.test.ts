/** Favourites as people use them, and what is left of them when somebody goes. */

import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Favourites, maxFavourites } from "@mentorkit/core/favourites"
import { MentorId, type User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import { favouritesOf, fillFavourites } from "../support/favourites-fixtures.js"
import { newFindable, searching } from "../support/mentor-search-fixtures.js"
import { statementsOf } from "../support/statements.js"

const page = { page: 1, per_page: 50 }
const idsOf = (user: User) =>
  Effect.map(
    Effect.flatMap(Favourites, ({ listFavourites }) => listFavourites(user, page)),
    ({ favourites }) => favourites.items.map(({ id }) => id)
  )
const refusalOf = <A, E extends { readonly _tag: string; readonly message: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag, message }) => [_tag, message])
const notFound = ["MentorProfileNotFound", "Mentor profile not found."]

describe.each(engines)("favourites on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("a bookmark is made once and keeps its first moment", () =>
      Effect.gen(function* () {
        const { addFavourite } = yield* Favourites
        const [me, { mentorId: mentor_id }] = [yield* newUser(), yield* newMentor()]
        const first = yield* addFavourite(me, { mentor_id })
        assert.deepStrictEqual(first, { favourite: { mentor_id, favourited_at: yield* DateTime.now } })
        yield* TestClock.adjust("1 hour")
        assert.deepStrictEqual(yield* addFavourite(me, { mentor_id }), first)
        assert.strictEqual(yield* favouritesOf(me), 1)
      })
    )

    // Falls where the two lists are not read by one and the same statement.
    it.effect("are listed as the search shows mentors, the newest first", () =>
      Effect.gen(function* () {
        const { addFavourite, listFavourites } = yield* Favourites
        const me = yield* newUser()
        const name = `Quill ${crypto.randomUUID().slice(0, 8)}`
        const made = { name, country: "Latvia", knows: { 1: [1, 2] }, rating: ["4.50", 2] as const }
        const [older, newer] = [yield* newFindable(made), yield* newFindable({ ...made, currency: "EUR" })]
        for (const { mentorId } of [older, newer]) {
          yield* TestClock.adjust("1 minute")
          yield* addFavourite(me, { mentor_id: mentorId })
        }
        const { favourites } = yield* listFavourites(me, page)
        const { items } = yield* searching(me, { q: name })
        const cards = new Map(items.map((card) => [card.id, card]))
        const now = yield* DateTime.now
        assert.deepStrictEqual(favourites.items, [
          { ...cards.get(newer.mentorId)!, favourited_at: now },
          { ...cards.get(older.mentorId)!, favourited_at: DateTime.subtract(now, { minutes: 1 }) }
        ])
        assert.strictEqual(favourites.total, 2)
      })
    )

    it.effect("nobody bookmarks whom nobody can see, and everybody takes anybody out", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { addFavourite, removeFavourite } = yield* Favourites
        const [me, mentor, pending] = [yield* newUser(), yield* newMentor(), yield* newMentor({ approved: false })]
        const unknown = MentorId.make(crypto.randomUUID())
        for (const mentor_id of [pending.mentorId, unknown]) {
          assert.deepStrictEqual(yield* refusalOf(addFavourite(me, { mentor_id })), notFound)
          assert.deepStrictEqual(yield* removeFavourite(me, { mentor_id }), {})
        }
        const { mentorId: mentor_id } = mentor
        const setStatus = (status: string) =>
          sql`update mentor_profiles set approval_status = ${status} where id = ${mentor_id}`
        yield* addFavourite(me, { mentor_id })
        yield* setStatus("suspended")
        assert.deepStrictEqual(yield* idsOf(me), [])
        assert.deepStrictEqual(yield* refusalOf(addFavourite(me, { mentor_id })), notFound)
        yield* setStatus("approved")
        assert.deepStrictEqual(yield* idsOf(me), [mentor_id])
        yield* setStatus("suspended")
        yield* removeFavourite(me, { mentor_id })
        yield* setStatus("approved")
        assert.deepStrictEqual(yield* idsOf(me), [])
      })
    )

    it.effect("are as many as there can be, and one who is there is no new one", () =>
      Effect.gen(function* () {
        const { addFavourite, removeFavourite } = yield* Favourites
        const [me, last, late] = [yield* newUser(), yield* newMentor(), yield* newMentor()]
        yield* fillFavourites(me, maxFavourites - 1)
        yield* addFavourite(me, { mentor_id: last.mentorId })
        assert.deepStrictEqual(yield* refusalOf(addFavourite(me, { mentor_id: late.mentorId })), [
          "TooManyFavourites",
          "You already have 500 favourites. Remove one of them before you add another."
        ])
        yield* addFavourite(me, { mentor_id: last.mentorId })
        yield* removeFavourite(me, { mentor_id: last.mentorId })
        yield* addFavourite(me, { mentor_id: late.mentorId })
        assert.strictEqual(yield* favouritesOf(me), maxFavourites)
      })
    )

    it.effect("go with the person, and stay hidden when a mentor goes", () =>
      Effect.gen(function* () {
        const { addFavourite } = yield* Favourites
        const { eraseAccount, exportAll } = yield* PersonalData
        const [me, other, mentor] = [yield* newUser(), yield* newUser(), yield* newMentor()]
        const { mentorId: mentor_id } = mentor
        for (const one of [me, other]) yield* addFavourite(one, { mentor_id })
        const told = JSON.stringify(yield* exportAll(me, {}))
        assert.include(told, `"favourites":[{`)
        assert.include(told, mentor_id)
        // Who bookmarked a mentor is nothing that the mentor is told.
        assert.notInclude(JSON.stringify(yield* exportAll(mentor.user, {})), `"favourites"`)
        yield* eraseAccount(me, {})
        assert.deepStrictEqual([yield* favouritesOf(me), yield* favouritesOf(other)], [0, 1])
        yield* eraseAccount(mentor.user, {})
        assert.deepStrictEqual(yield* idsOf(other), [])
      })
    )

    // Falls where a card is read by itself.
    it.effect("a page takes two statements, however many are on it", () =>
      Effect.gen(function* () {
        const { addFavourite, listFavourites } = yield* Favourites
        const me = yield* newUser()
        for (const n of [1, 2, 3]) {
          yield* addFavourite(me, { mentor_id: (yield* newFindable({ knows: { 1: [1], 2: [1] } })).mentorId })
          assert.isAtMost(yield* statementsOf(listFavourites(me, page)), 2, `${n}`)
        }
      })
    )
  })
})
