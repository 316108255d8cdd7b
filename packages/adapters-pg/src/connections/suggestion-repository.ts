import { SqlClient, type Statement } from "@effect/sql"
import { peopleOrders, SuggestionRepository } from "@mentorkit/core/connections/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { hasNoBlock } from "../people/blocks.js"
import { isAdmitted } from "../people/standing.js"
import { listedMentorId, PersonRow } from "./rows.js"

/**
 * What is looked at: enough for twenty, and never more, whoever it is. Of those with mutual connections some may be banned, and of
 * the newest the person may have connected with many, or dismissed them.
 */
const most = { connections: 500, ofTheirs: 200, mutual: 600, acquaintances: 200, newest: 1000, newcomers: 200 }

const SuggestedRow = Schema.Struct({
  ...PersonRow.fields,
  headline: Schema.NullOr(Schema.String),
  role: Schema.NullOr(Schema.Literal("mentor", "mentee")),
  mutualConnections: Schema.Int
})
/** One row at least: with the total alone where the page has nobody. */
interface PageRow {
  readonly id: string | null
  readonly total: number
  readonly position: ReadonlyArray<string>
}
const decodeSuggested = Schema.decodeUnknown(Schema.Array(SuggestedRow))

/**
 * Of people, `id`, to whom the person has nothing yet: no connection, no request that they know of, no block, no dismissal. One
 * condition, not one for each table: as joins with all of these the statement would take longer to plan than to run.
 */
const isNew = (sql: SqlClient.SqlClient, userId: UserId, id: Statement.Fragment) => sql`not (
  ${id} = ${userId}
  or exists (select from connections where user_id = ${userId} and other_id = ${id})
  or exists (select from connection_requests where requester_id = ${userId} and target_id = ${id})
  or exists (select from connection_requests where requester_id = ${id} and target_id = ${userId} and has_reached)
  or exists (select from dismissed_suggestions where user_id = ${userId} and dismissed_id = ${id})
  or not ${hasNoBlock(sql, userId, id)}
)`

/** Areas of expertise that somebody teaches or wants to learn. */
const areasOf = (sql: SqlClient.SqlClient, id: Statement.Fragment) => sql`(
  select expertise_area_id from mentor_expertise_areas
    where mentor_id = (select id from mentor_profiles where user_id = ${id})
  union
  select expertise_area_id from mentee_expertise_areas
    where mentee_id = (select id from mentee_profiles where user_id = ${id})
)`

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const order = keyset(sql, peopleOrders.suggestions, "suggested")
  const isShown = sql.literal(`(${isAdmitted()} and users.email_verified_at is not null)`)

  /** Everybody who is suggested, with what they are ranked by. */
  const suggested = (userId: UserId, limit: number) => sql`
    with mine as materialized (
      select other_id from connections where user_id = ${userId}
      order by connected_at desc, other_id desc limit ${most.connections}
    ),
    mutual as (
      select theirs.other_id as id, count(*)::int as mutual_connections
      from mine cross join lateral (
        select other_id from connections where user_id = mine.other_id
        order by connected_at desc, other_id desc limit ${most.ofTheirs}
      ) theirs
      group by theirs.other_id
    ),
    acquaintances as materialized (
      select users.id, mutual_connections, created_at
      from (
        select * from mutual where ${isNew(sql, userId, sql`mutual.id`)}
        order by mutual_connections desc, id desc limit ${most.mutual}
      ) mutual join users on users.id = mutual.id
      where ${isShown} order by mutual_connections desc, users.id desc limit ${most.acquaintances}
    ),
    newest as (
      select id, 0 as mutual_connections, created_at
      from (
        select id, created_at from users where ${isShown} order by created_at desc, id desc limit ${most.newest}
      ) newcomer
      where ${isNew(sql, userId, sql`newcomer.id`)}
        and not exists (select from user_roles where user_id = newcomer.id and role = 'admin')
      order by created_at desc, id desc limit ${most.newcomers}
    ),
    areas as materialized ${areasOf(sql, sql`${userId}::uuid`)}
    select id, mutual_connections, created_at, (
      select count(*)::int from ${areasOf(sql, sql`candidate.id`)} theirs where expertise_area_id in (select * from areas)
    ) as shared_areas
    from (
      select * from acquaintances
      union all select * from newest where id not in (select id from acquaintances)
    ) candidate
    order by mutual_connections desc, shared_areas desc, created_at desc, id desc limit ${limit}`

  return repositoryOf(SuggestionRepository, {
    list: Effect.fnUntraced(function* (userId, page, limit) {
      const rows = yield* sql<PageRow>`
        with suggested as materialized (${suggested(userId, limit)})
        select users.id, full_name as name, username, bio, ${url("avatar_url")} as avatar_url, position, mutual_connections,
          ${sql.literal(listedMentorId)},
          (select headline from mentor_profiles where user_id = users.id and approval_status = 'approved') as headline,
          (
            select max(role) from user_roles where user_id = users.id and role in ('mentor', 'mentee')
          ) as role, total
        from (select count(*)::int as total from suggested) counted
        left join lateral (
          select suggested.*, ${order.position} from suggested where ${order.slice(page)}
        ) suggested on true
        left join users using (id)
        ${order.by}`
      const { next_cursor, rows: own } = order.split(rows, page)
      const total = rows[0]?.total ?? 0
      if (rows[0]?.id === null) return { items: [], total, next_cursor: null }
      return { items: yield* decodeSuggested(own), total, next_cursor }
    }),
    dismiss: (userId, dismissedId, now) =>
      Effect.asVoid(sql`
        insert into dismissed_suggestions ${sql.insert({ userId, dismissedId, dismissedAt: DateTime.toDate(now) })}
        on conflict (user_id, dismissed_id) do nothing`)
  })
})

export const suggestionRepository = Layer.effect(SuggestionRepository, make)
