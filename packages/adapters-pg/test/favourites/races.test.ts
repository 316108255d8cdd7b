/** Where two meet: falls when the lock of the account is taken out of `addFavourite`. Real connections, real time. */
import { assert, describe, layer } from "@effect/vitest"
import { Favourites, maxFavourites } from "@mentorkit/core/favourites"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either } from "effect"
import { favouritesOf, fillFavourites } from "../support/favourites-fixtures.js"

const rounds = 5
const calls = 8
const together = <A, E, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.all(effects.map(Effect.either), { concurrency: "unbounded" })
const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

describe.each(concurrent)("races about favourites on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Without the lock several find 499.
    it.effect("of several last favourites at once one is taken", () =>
      Effect.gen(function* () {
        const { addFavourite } = yield* Favourites
        const mentors = yield* Effect.replicateEffect(newMentor(), calls)
        for (let round = 0; round < rounds; round++) {
          const me = yield* newUser()
          yield* fillFavourites(me, maxFavourites - 1)
          const results = yield* together(mentors.map(({ mentorId }) => addFavourite(me, { mentor_id: mentorId })))
          assert.strictEqual(yield* favouritesOf(me), maxFavourites)
          const refused = Array.from({ length: calls - 1 }, () => "TooManyFavourites")
          assert.deepStrictEqual(results.map(tagOf).sort(), [...refused, "done"])
        }
      })
    )

    // Without the lock each of them answers a moment of its own.
    it.effect("of one mentor bookmarked by many calls at once there is one moment", () =>
      Effect.gen(function* () {
        const { addFavourite } = yield* Favourites
        const { mentorId: mentor_id } = yield* newMentor()
        for (let round = 0; round < rounds; round++) {
          const me = yield* newUser()
          const answers = yield* Effect.replicateEffect(addFavourite(me, { mentor_id }), calls, {
            concurrency: "unbounded"
          })
          const moments = new Set(answers.map(({ favourite }) => favourite.favourited_at.epochMillis))
          assert.deepStrictEqual([moments.size, yield* favouritesOf(me)], [1, 1])
        }
      })
    )
  })
})
