/** Transactions that change one mentor at once. Falls where no lock is taken before a listing is made. */
import { SqlClient } from "@effect/sql"
import type { SqlError } from "@effect/sql/SqlError"
import { assert, describe, layer } from "@effect/vitest"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { addExpertise, newFindable } from "../support/mentor-search-fixtures.js"
import { keptListings, wantedListings } from "./kept-listings.js"

const rounds = 15

describe.each(concurrent)("the listings of mentors on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are what the tables say after changes that knew nothing of each other", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        for (let round = 0; round < rounds; round++) {
          const { mentorId, userId } = yield* newFindable({ isApproved: round % 2 === 0 })
          const { mentorId: another } = yield* newFindable()
          const ofMentor = sql`where id = ${mentorId}`
          const changes: ReadonlyArray<Effect.Effect<unknown, SqlError, SqlClient.SqlClient>> = [
            sql`update users set banned_at = updated_at where id = ${userId}`,
            sql`update mentor_profiles set approval_status = 'approved' ${ofMentor}`,
            addExpertise(mentorId, 1, [1, 2]),
            sql`insert into user_addresses (user_id, country, created_at, updated_at)
              select id, 'Peru', created_at, created_at from users where id = ${userId}`,
            sql`update users set full_name = ${`Round ${round}`} where id = ${another}`
          ]
          // Two rounds in three leave the mentor in good standing, or nothing else would be seen.
          const wanted = round % 3 === 0 ? changes : changes.slice(1)
          yield* Effect.all(
            wanted.map((change) => sql.withTransaction(change)),
            { concurrency: "unbounded" }
          )
          assert.deepStrictEqual(yield* keptListings, yield* wantedListings, `round ${round}`)
        }
      })
    )
  })
})
