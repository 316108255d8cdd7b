import { SqlClient, SqlSchema } from "@effect/sql"
import {
  type Counted,
  countChanges,
  type Pair,
  type PairChange,
  type PairIds,
  PairRepository,
  pairKey,
  type Tie
} from "@mentorkit/core/connections/ports"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { advisoryLocks } from "../database/engine/advisory-locks.js"
import { forgetOlder } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"

const PairRow = Schema.Struct({
  isConnected: Schema.Boolean,
  requesterId: Schema.NullOr(UserId),
  hasReached: Schema.NullOr(Schema.Boolean),
  moverFollows: Schema.Boolean,
  otherFollows: Schema.Boolean,
  moverBlocks: Schema.Boolean,
  otherBlocks: Schema.Boolean,
  declinedAt: Schema.NullOr(Moment)
})
const RequestIds = Schema.Struct({ requesterId: UserId, targetId: UserId })

const tieOf = ({ hasReached, isConnected, requesterId }: typeof PairRow.Type, mover: UserId): Tie => {
  if (isConnected) return { _tag: "Connected" }
  if (requesterId === null) return { _tag: "None" }
  return { _tag: "Requested", by: requesterId === mover ? "mover" : "other", hasReached: hasReached === true }
}

const queries = (sql: SqlClient.SqlClient) => ({
  find: singleRow({
    Request: Schema.Struct({ mover: UserId, other: UserId }),
    Result: PairRow,
    execute: ({ mover, other }) => sql`
      select
        exists (select from connections where user_id = ${mover} and other_id = ${other}) as is_connected,
        exists (select from follows where follower_id = ${mover} and followed_id = ${other}) as mover_follows,
        exists (select from follows where follower_id = ${other} and followed_id = ${mover}) as other_follows,
        exists (select from blocks where blocker_id = ${mover} and blocked_id = ${other}) as mover_blocks,
        exists (select from blocks where blocker_id = ${other} and blocked_id = ${mover}) as other_blocks,
        (select declined_at from declined_requests where requester_id = ${mover} and decliner_id = ${other}) as declined_at,
        request.requester_id, request.has_reached
      from (select) pair left join connection_requests request
        on (requester_id = ${mover} and target_id = ${other}) or (requester_id = ${other} and target_id = ${mover})`
  }),
  listReaching: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: RequestIds,
    execute: ({ limit, now }) => sql`
      select requester_id, target_id from connection_requests
      where not has_reached and reaches_at <= ${now} order by reaches_at limit ${limit}`
  }),
  markReached: SqlSchema.findOne({
    Request: Schema.Struct({ ...RequestIds.fields, now: Moment }),
    Result: Changed,
    execute: ({ now, requesterId, targetId }) => sql`
      update connection_requests set has_reached = true
      where requester_id = ${requesterId} and target_id = ${targetId} and not has_reached and reaches_at <= ${now}
      returning 1 as one`
  })
})

/** The statement of one change. */
const makeStore = (sql: SqlClient.SqlClient) => {
  const endRequest = (requester: UserId, target: UserId) =>
    sql`delete from connection_requests where requester_id = ${requester} and target_id = ${target}`
  const unfollow = (follower: UserId, followed: UserId) =>
    sql`delete from follows where follower_id = ${follower} and followed_id = ${followed}`

  return ({ mover, other }: PairIds, change: PairChange, at: DateTime.Utc) => {
    const now = DateTime.toDate(at)
    switch (change._tag) {
      case "Requested":
        return sql`insert into connection_requests ${sql.insert({
          requesterId: mover,
          targetId: other,
          requestedAt: now,
          reachesAt: DateTime.toDate(change.reachesAt),
          hasReached: change.hasReached
        })}`
      case "RequestEnded": {
        const [requester, target] = change.by === "mover" ? [mover, other] : [other, mover]
        const ended = endRequest(requester, target)
        if (!change.isDeclined) return ended
        return Effect.zipRight(
          ended,
          sql`insert into declined_requests ${sql.insert({ requesterId: requester, declinerId: target, declinedAt: now })}
            on conflict (requester_id, decliner_id) do update set declined_at = excluded.declined_at`
        )
      }
      case "Connected":
        return Effect.zipRight(
          sql`delete from connection_requests
            where (requester_id = ${mover} and target_id = ${other}) or (requester_id = ${other} and target_id = ${mover})`,
          sql`with forgiven as (
              delete from declined_requests
              where (requester_id = ${mover} and decliner_id = ${other}) or (requester_id = ${other} and decliner_id = ${mover})
            )
            insert into connections ${sql.insert([
              { userId: mover, otherId: other, connectedAt: now },
              { userId: other, otherId: mover, connectedAt: now }
            ])}`
        )
      case "Disconnected":
        return sql`delete from connections
          where (user_id = ${mover} and other_id = ${other}) or (user_id = ${other} and other_id = ${mover})`
      case "Followed":
        return sql`insert into follows ${sql.insert({ followerId: mover, followedId: other, followedAt: now })}`
      case "Unfollowed":
        return change.by === "mover" ? unfollow(mover, other) : unfollow(other, mover)
      case "Blocked":
        return sql`insert into blocks ${sql.insert({ blockerId: mover, blockedId: other, blockedAt: now })}`
      case "Unblocked":
        return sql`delete from blocks where blocker_id = ${mover} and blocked_id = ${other}`
    }
  }
}

const counters = ["connections", "followers", "following"] as const

/** By id, as everybody does: of two moves that count the same two people neither waits for the other one for ever. */
const makeCount = (sql: SqlClient.SqlClient) => (changed: ReadonlyArray<readonly [UserId, Counted]>) => {
  const rows = changed
    .filter(([, counted]) => counters.some((counter) => counted[counter] !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  if (rows.length === 0) return Effect.void
  // A row that is not there yet can only grow.
  const added = rows.map(([userId, counted]) => ({
    userId,
    ...Object.fromEntries(counters.map((counter) => [counter, Math.max(0, counted[counter])]))
  }))
  const grown = counters.map((counter) => {
    const cases = rows.map(([userId, counted]) => sql`when ${userId}::uuid then ${counted[counter]}::int`)
    return sql`${sql(counter)} = ${sql(`social_counts.${counter}`)} + case social_counts.user_id ${sql.join(" ", false)(cases)} end`
  })
  return sql`insert into social_counts ${sql.insert(added)} on conflict (user_id) do update set ${sql.csv(grown)}`
}

const make = Effect.map(Effect.all([SqlClient.SqlClient, advisoryLocks]), ([sql, locks]) => {
  const { find, listReaching, markReached } = queries(sql)
  const store = makeStore(sql)
  const count = makeCount(sql)

  return repositoryOf(PairRepository, {
    lock: ({ mover, other }) =>
      Effect.asVoid(sql`select pg_advisory_xact_lock(${locks.pairs}, hashtext(${pairKey(mover, other)}))`),
    find: (ids) =>
      Effect.map(find(ids), (row): Pair => {
        const { hasReached: _, isConnected: __, requesterId: ___, ...pair } = row
        return { ...pair, tie: tieOf(row, ids.mover) }
      }),
    store: Effect.fnUntraced(function* (ids, changes, now) {
      for (const change of changes) yield* store(ids, change, now)
      const { mover, other } = countChanges(changes)
      yield* count([
        [ids.mover, mover],
        [ids.other, other]
      ])
    }),
    listReaching: (now, limit) => listReaching({ now, limit }),
    markReached: (request, now) => Effect.map(markReached({ ...request, now }), Option.isSome),
    forgetDeclined: forgetOlder(sql, "declined_requests", "declined_at")
  })
})

export const pairRepository = Layer.effect(PairRepository, make)
