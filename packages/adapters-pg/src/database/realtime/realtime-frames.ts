/** Frames in their table: written so that a channel's order is that of the commits, read as what is new since a snapshot. */
import { SqlClient } from "@effect/sql"
import { type Frame, maxFrameBytes, type Received } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import type { AdvisoryLocks } from "../engine/advisory-locks.js"
import { withDatabaseDefects } from "../repository.js"

export interface StoredFrame {
  readonly channel: string
  readonly event: string
  /** JSON */
  readonly data: string
  readonly except?: string
}

export const encode = ({ data, ...rest }: Frame): StoredFrame => {
  const text = JSON.stringify(data) ?? "null"
  if (new TextEncoder().encode(text).length > maxFrameBytes) {
    throw new RangeError(`The data of a ${rest.event} on ${rest.channel} has more than ${maxFrameBytes} bytes.`)
  }
  return { ...rest, data: text }
}

/** Channels share locks, or a transaction with a thousand of them would use up those of the server. */
const stripes = 256
const batch = 1000

/**
 * Whoever publishes to a channel waits until the one before has committed, so this comes last in a transaction. All take
 * their locks in one order.
 */
export const storeFrames = (sql: SqlClient.SqlClient, locks: AdvisoryLocks, frames: ReadonlyArray<StoredFrame>) =>
  Effect.gen(function* () {
    yield* sql`
      select pg_advisory_xact_lock(${locks.realtimeChannels}::int, stripe) from (
        select distinct abs(hashtext(channel) % ${stripes}::int) as stripe
        from unnest(${frames.map(({ channel }) => channel)}::text[]) as channel
        order by stripe
      ) as stripes`
    for (let start = 0; start < frames.length; start += batch) {
      const some = frames.slice(start, start + batch)
      yield* sql`
        insert into realtime_frames (channel, event, data, except_for, created_at)
        select channel, event, data, nullif(except_for, ''), clock_timestamp()
        from unnest(
          ${some.map(({ channel }) => channel)}::text[], ${some.map(({ event }) => event)}::text[],
          ${some.map(({ data }) => data)}::text[], ${some.map((frame) => frame.except ?? "")}::text[]
        ) with ordinality as frame (channel, event, data, except_for, position)
        order by position`
    }
  })

/** What a reader has seen: everything that was committed at `since`, and of what came until `upto`, all to `seq`. */
export interface Cursor {
  readonly since: Snapshot
  readonly upto?: Snapshot
  readonly seq: bigint
}

interface Snapshot {
  /** As `pg_current_snapshot()` writes it. */
  readonly xids: string
  readonly takenAt: string
  /** How much had been forgotten by then. */
  readonly forgotten: string | null
}

export const now = (sql: SqlClient.SqlClient) =>
  Effect.map(
    sql<Snapshot>`
      select pg_current_snapshot()::text as xids, now()::text as taken_at, upto::text as forgotten
      from realtime_forgotten`,
    ([row]): Cursor => {
      if (row === undefined) throw new Error("The row of realtime_forgotten is not there.")
      return { since: row, seq: 0n }
    }
  )

/** Of up to 100 kB each: the most that a subscription has in memory. */
const page = 64

interface Row extends Snapshot {
  readonly hasMissed: boolean
  readonly seq: bigint | null
  readonly channel: string
  readonly event: string
  readonly data: string
  readonly exceptFor: string | null
  readonly createdAt: Date
}

const receivedOf = ({ channel, createdAt, data, event, exceptFor }: Row): Received => ({
  _tag: "Frame",
  frame: { channel, event, data: JSON.parse(data), ...(exceptFor !== null && { except: exceptFor }) },
  publishedAt: DateTime.unsafeFromDate(createdAt)
})

/**
 * The next page. Sequence numbers and ids of transactions become visible in another order than they were given out, so
 * "later than the last one" would pass over what commits late. What is new is what the last snapshot did not show,
 * however old its number: written by transactions that were running then (xip) or had not begun (from xmax on).
 */
export const readNext = (sql: SqlClient.SqlClient, { seq, since, upto }: Cursor) =>
  Effect.map(
    sql<Row>`
      select pg_current_snapshot()::text as xids, now()::text as taken_at, forgotten.upto::text as forgotten, frame.*,
        -- A frame is written shortly before its commit, but not in the same moment.
        forgotten.upto is distinct from ${since.forgotten}::timestamptz
          and forgotten.upto > ${since.takenAt}::timestamptz - interval '1 minute' as has_missed
      from realtime_forgotten as forgotten
      left join lateral (
        select seq, channel, event, data, except_for, created_at from realtime_frames
        where (
            xid >= pg_snapshot_xmax(${since.xids}::pg_snapshot)
            or xid = any (array(select pg_snapshot_xip(${since.xids}::pg_snapshot)))
          )
          and pg_visible_in_snapshot(xid, coalesce(${upto?.xids ?? null}::pg_snapshot, pg_current_snapshot()))
          and seq > ${seq}
        order by seq
        limit ${page}
      ) as frame on true
      order by frame.seq`,
    (rows) => {
      const [first] = rows
      if (first === undefined) throw new Error("The row of realtime_forgotten is not there.")
      const { forgotten, hasMissed, takenAt, xids } = first
      const current: Snapshot = { xids, takenAt, forgotten }
      if (hasMissed) return { hasMissed, frames: [], cursor: { since: current, seq: 0n } satisfies Cursor }
      const last = rows.at(-1)?.seq ?? null
      const cursor: Cursor =
        last === null || rows.length < page
          ? { since: upto ?? current, seq: 0n }
          : { since, upto: upto ?? current, seq: last }
      return { hasMissed: false, frames: last === null ? [] : rows.map(receivedOf), cursor }
    }
  )

/** Minutes longer than any host that works is behind. */
const keptSeconds = 300

/** Forgets a batch of frames and notes it in the same transaction, so that whoever needed one of them can tell. */
export const forgetOlderThan = (sql: SqlClient.SqlClient, seconds: number) =>
  Effect.map(
    sql<{ readonly count: number }>`
      with gone as (
        delete from realtime_frames where seq in (
          select seq from realtime_frames where created_at <= clock_timestamp() - make_interval(secs => ${seconds})
          order by created_at limit ${batch} for update skip locked
        )
        returning created_at
      ),
      noted as (
        update realtime_forgotten set upto = greatest(upto, (select max(created_at) from gone))
        where exists (select from gone)
      )
      select count(*)::int as count from gone`,
    ([row]) => row?.count ?? 0
  )

export const realtimeRetention = Effect.map(SqlClient.SqlClient, (sql) =>
  withDatabaseDefects({
    name: "realtime.forgetFrames",
    cron: "* * * * *",
    run: forgetOlderThan(sql, keptSeconds)
  })
)
