/** Fan-outs to crowds of people who are named alike, and the sweep that pushes them. */
import { SqlClient } from "@effect/sql"
import { domains } from "@mentorkit/core"
import { FanOutPage } from "@mentorkit/core/internal/notifications"
import { Ids, type UserId } from "@mentorkit/core/kernel"
import { Audiences, FanOuts, type NewFanOut } from "@mentorkit/core/notifications"
import { DateTime, Effect, Layer } from "effect"

/** Whoever has the id as their name. Reads by the engine that it is given. */
export const crowds = Layer.effect(
  Audiences,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    "test.crowd": {
      page: (id, after, limit) =>
        sql<{ readonly id: UserId }>`
          select id from users where full_name = ${id} and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${limit}`.pipe(
          Effect.map((rows) => rows.map((row) => row.id)),
          Effect.orDie
        )
    },
    "test.backwards": {
      page: (id) =>
        sql<{ readonly id: UserId }>`select id from users where full_name = ${id} order by id desc`.pipe(
          Effect.map((rows) => rows.map((row) => row.id)),
          Effect.orDie
        )
    },
    "test.broken": { page: () => Effect.dieMessage("The audience is away") }
  }))
)

/** Verified people in one statement; answers them in the order of their ids. */
export const newCrowd = Effect.fnUntraced(function* (name: string, size: number) {
  const sql = yield* SqlClient.SqlClient
  const now = DateTime.toDate(yield* DateTime.now)
  const rows = yield* sql<{ readonly id: UserId }>`
    insert into users (id, full_name, username, email, timezone, email_verified_at, is_active, created_at, updated_at)
    select id, ${name}, 'u' || id, id || '@example.test', 'UTC', ${now}, true, ${now}, ${now}
    from (select gen_random_uuid() as id from generate_series(1, ${size}::int)) made returning id`
  return rows.map(({ id }) => id).sort()
}, Effect.orDie)

export const newFanOut = Effect.fnUntraced(function* (audienceId: string, given: Partial<NewFanOut> = {}) {
  const fanOut: NewFanOut = {
    eventId: yield* (yield* Ids).uuid,
    occurredAt: yield* DateTime.now,
    type: "community.post_created",
    subject: crypto.randomUUID(),
    senderId: null,
    facts: { title: "News" },
    audience: "test.crowd",
    audienceId,
    ...given
  }
  yield* (yield* FanOuts).begin(fanOut)
  return fanOut
})

/** As the product has it: one page of 1,000 people; answers 0 where none was left. */
export const makeWholePush = Effect.flatMap(domains.notifications.sweeps, (sweeps) => {
  const found = sweeps.find(({ name }) => name === "notifications.pushFanOuts")
  return found === undefined ? Effect.dieMessage("no such sweep") : Effect.succeed(found.run)
})

/** Pages of 100. */
export const makePush = Effect.provideService(makeWholePush, FanOutPage, 100)

export const pushAll = Effect.flatMap(makePush, (push) =>
  Effect.gen(function* () {
    let pages = 0
    while ((yield* push) > 0) pages++
    return pages
  })
)

/** Of everybody: how many rows there are, and whether badges say the same. */
export const toldIn = Effect.fnUntraced(function* (people: ReadonlyArray<UserId>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{
    readonly id: UserId
    readonly rows: number
    readonly unread: number
    readonly badge: number
  }>`
    select person.id, count(row.id)::int as rows, count(row.id) filter (where row.read_at is null)::int as unread,
      coalesce(max(counts.unread), 0)::int as badge
    from unnest(${people}::uuid[]) as person (id)
    left join notifications row on row.user_id = person.id
    left join notification_counts counts on counts.user_id = person.id
    group by person.id`
  return {
    rows: new Map(rows.map((row) => [row.id, row.rows])),
    total: rows.reduce((sum, row) => sum + row.rows, 0),
    twice: rows.filter((row) => row.rows > 1).length,
    wrongBadges: rows.filter(({ badge, unread }) => badge !== unread).length
  }
}, Effect.orDie)
