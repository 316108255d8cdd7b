/** What is old is found by an index, however much there is: a sweep asks again after every batch. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { LocalDate } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DigestRepository, NotificationFanOutRepository } from "@mentorkit/core/notifications/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"

/** Days of 2020 on: nine in ten digests are empty, as most are once their items have gone. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { userId } = yield* newUser()
  yield* sql`
    insert into notification_digests (user_id, day)
    select ${userId}, date '2020-01-01' + n from generate_series(0, 9999) n`
  yield* sql`
    insert into notification_digest_items (notification_id, user_id, type, put_at, due_at, day)
    select gen_random_uuid(), ${userId}, 'session.completed', now(), now(), case when n < 1000 then date '2020-01-01' + n * 10 end
    from generate_series(0, 1999) n`
  yield* sql`
    insert into notification_fan_outs (event_id, type, facts, occurred_at, audience, audience_id, state, due_at)
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
      'x.y', '{}', at, 'a', 'b', 'ended', at
    from generate_series(1, 10000) n, lateral (select timestamptz '2020-01-01' + n * interval '1 hour' as at) times`
  yield* sql`analyze notification_digests, notification_digest_items, notification_fan_outs`
})

const scans = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ readonly relname: string; readonly count: number }>`
      select relname, seq_scan::int as count from pg_stat_xact_user_tables
      where relname in ('notification_digests', 'notification_digest_items', 'notification_fan_outs') order by relname`,
    (rows) => rows.map(({ count, relname }) => `${relname} ${count}`)
  )
)

describe.each(engines)("forgetting on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a table is read from one end to the other.
    it.effect("digests and fan-outs reads no table that it only takes a batch of", () =>
      Effect.gen(function* () {
        yield* fill
        const digests = yield* DigestRepository
        const fanOuts = yield* NotificationFanOutRepository
        const { transact } = yield* UnitOfWork
        const work = Effect.gen(function* () {
          const before = yield* scans
          const forgotten = [
            yield* digests.forgetBefore(LocalDate.make("2024-01-01"), 100),
            yield* digests.forgetBefore(LocalDate.make("2000-01-01"), 100),
            yield* fanOuts.forgetBefore(DateTime.unsafeMake("2020-06-01T00:00:00Z"), 100)
          ]
          assert.deepStrictEqual(forgotten, [100, 0, 100])
          assert.deepStrictEqual(yield* scans, before)
        })
        yield* transact(work)
      })
    )
  })
})
