/** The copy that statements are read from: kept with the journal, never written by anybody else. */
import { SqlClient, SqlError } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Ledger } from "@mentorkit/core/earnings/ports"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, Effect, FastCheck as fc } from "effect"
import { strayEarnings } from "../../src/earnings/earned.js"
import { earningsByTime } from "../../src/migrations/20261122_0770_earnings_by_time.js"
import { SaleStory, toldBy } from "../support/earnings-facts.js"

const postSome = Effect.gen(function* () {
  const { mentorId } = yield* newMentor()
  const entries = fc.sample(SaleStory, 20).flatMap((story) => toldBy(mentorId, story).entries)
  yield* (yield* UnitOfWork).transact((yield* Ledger).postAll(entries))
  return mentorId
})

const rows = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select * from mentor_earnings order by entry_id, mentor_id`
)

describe.each(engines)("earnings by time on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("follow the journal, and go back with it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* postSome
        assert.deepStrictEqual(yield* strayEarnings(sql)(), [])
        const before = yield* rows
        assert.isNotEmpty(before)
        const unitOfWork = yield* UnitOfWork
        yield* Effect.exit(unitOfWork.transact(Effect.zipRight(postSome, Effect.fail("no"))))
        assert.deepStrictEqual(yield* rows, before)
      })
    )

    it.effect("are written by nobody else", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const mentorId = yield* postSome
        for (const change of [
          `insert into mentor_earnings values ('${mentorId}', 'USD', '2027-01-01', gen_random_uuid(), 5, true)`,
          `update mentor_earnings set minor = minor + 1 where mentor_id = '${mentorId}'`,
          `delete from mentor_earnings where mentor_id = '${mentorId}'`,
          "truncate mentor_earnings"
        ]) {
          const cause = yield* Effect.flip(Effect.sandbox(sql.unsafe(change)))
          const error = Cause.squash(cause)
          assert.instanceOf(error, SqlError.SqlError)
          assert.match(String((error as SqlError.SqlError).cause), /not written|rows are final/)
        }
      })
    )

    it.effect("of a journal that was there before are filled in; what differs is found", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* postSome
        const kept = yield* rows
        yield* sql.unsafe(`drop table mentor_earnings; drop function keep_mentor_earnings cascade;
          drop function refuse_direct_earning cascade`)
        yield* sql.unsafe(earningsByTime.sql)
        assert.deepStrictEqual(yield* rows, kept)

        yield* sql.unsafe(`alter table mentor_earnings disable trigger user;
          update mentor_earnings set is_sale = not is_sale where entry_id = (select min(entry_id::text)::uuid from mentor_earnings);
          delete from mentor_earnings where entry_id = (select max(entry_id::text)::uuid from mentor_earnings);
          insert into mentor_earnings select mentor_id, 'EUR', occurred_at, entry_id, minor, is_sale from mentor_earnings
            where entry_id = (select min(entry_id::text)::uuid from mentor_earnings);
          alter table mentor_earnings enable trigger user`)
        assert.lengthOf(yield* strayEarnings(sql)(), 3)
      })
    )
  })
})
