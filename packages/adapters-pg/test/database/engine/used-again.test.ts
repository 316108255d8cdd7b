/** What the tests' PGlite databases keep for the next test: themselves, and nothing of what the last one did to them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { Effect } from "effect"

/** In a world of its own: whose database it was, known by its start, and the tables that were there before the work. */
const inWorld = (work: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [found] = yield* sql<{ readonly began: string; readonly made: number; readonly hasMark: boolean }>`
      select pg_postmaster_start_time()::text as began,
        (select count(*)::int from pg_class where relname in ('own', 'own_numbers', 'own_id_seq')) as made,
        exists (select from pg_attribute where attrelid = 'users'::regclass and attname = 'mark') as "hasMark"`
    yield* sql.unsafe(work)
    return found ?? assert.fail("no row")
  }).pipe(Effect.provide(pglite))

describe("a database that a test has used", () => {
  it.effect("is used again without the test's own tables, sequences and functions, and with a name given back", () =>
    Effect.gen(function* () {
      const first = yield* inWorld(`
        create table own (id int generated always as identity);
        create sequence own_numbers;
        create function own_next() returns trigger language plpgsql as $$ begin return new; end $$;
        create trigger own_of_users before insert on users for each row execute function own_next();
        alter table outbox rename to outbox_away; alter table outbox_away rename to outbox`)
      const second = yield* inWorld("select 1")
      assert.deepStrictEqual(second, { began: first.began, made: 0, hasMark: false })
    })
  )

  // Falls where a change of what the migrations have made is not seen.
  it.effect("is not used again where the test has changed what was there", () =>
    Effect.gen(function* () {
      const first = yield* inWorld("alter table users add column mark text")
      const second = yield* inWorld("select 1")
      assert.notStrictEqual(second.began, first.began)
      assert.isFalse(second.hasMark)
    })
  )
})
