/** Earnings of a mentor, by stretches of time. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { Currency, MentorId } from "@mentorkit/core/kernel"
import { Schema } from "effect"

const EarnedRow = Schema.Struct({
  currency: Currency,
  index: Schema.Int,
  earnedMinor: Schema.BigIntFromSelf,
  refundedMinor: Schema.BigIntFromSelf
})

const Stretches = Schema.Struct({
  mentorId: MentorId,
  currencies: Schema.Array(Currency),
  edges: Schema.Array(Schema.DateTimeUtcFromSelf)
})

/**
 * Reads one index for each stretch and currency. Edges are passed as seconds: the database reads no ISO dates before year 1
 * or after year 9999.
 */
export const earnedQuery = (sql: SqlClient.SqlClient) =>
  SqlSchema.findAll({
    Request: Stretches,
    Result: EarnedRow,
    execute: ({ currencies, edges, mentorId }) => sql`
      with edges as (
        select number, to_timestamp(second) as edge
        from unnest(string_to_array(${edges.map(({ epochMillis }) => epochMillis / 1000).join()}, ',')::float8[])
          with ordinality as told (second, number)
      ), stretches as (
        select (number - 1)::int4 as index, edge as since, lead(edge) over (order by number) as until from edges
      )
      select currency, index, coalesce(sold, 0)::int8 as earned_minor, -coalesce(changed, 0)::int8 as refunded_minor
      from unnest(string_to_array(${currencies.join()}, ',')) as currency
      cross join stretches
      cross join lateral (
        select count(*) as entries, sum(minor) filter (where is_sale) as sold,
          sum(minor) filter (where not is_sale) as changed
        from mentor_earnings earning
        where mentor_id = ${mentorId} and earning.currency = currency.currency
          and occurred_at >= since and occurred_at < until
      ) as summed
      where entries > 0`
  })

const StrayRow = Schema.Struct({ mentorId: MentorId, currency: Schema.String, entryId: Schema.String })

/** Earnings that differ from the journal in amount, time or kind. */
export const strayEarnings = (sql: SqlClient.SqlClient) =>
  SqlSchema.findAll({
    Request: Schema.Void,
    Result: StrayRow,
    execute: () => sql`
      with replay as (
        select mentor_id, currency, entry_id, occurred_at, sum(minor) as minor, kind = 'charge' as is_sale
        from journal_postings join journal_entries on journal_entries.id = entry_id
        where mentor_id is not null
        group by mentor_id, currency, entry_id, occurred_at, kind having sum(minor) <> 0
      )
      select mentor_id, currency, entry_id
      from mentor_earnings kept full join replay using (mentor_id, currency, entry_id)
      where (kept.occurred_at, kept.minor, kept.is_sale) is distinct from (replay.occurred_at, replay.minor, replay.is_sale)
      limit 1000`
  })
