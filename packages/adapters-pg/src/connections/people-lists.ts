import { SqlClient, type Statement } from "@effect/sql"
import { type PeopleList, PeopleLists, type PeopleQuery, peopleOrders } from "@mentorkit/core/connections/ports"
import { offsetOf, UserId } from "@mentorkit/core/kernel"
import { furthestItem } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Record, Schema, Struct } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { storedUrls } from "../database/stored-urls.js"
import { hasNoBlock } from "../people/blocks.js"
import { isAdmitted } from "../people/standing.js"
import { listedMentorId, PersonRow } from "./rows.js"

/** Where a list's edges are, which of their ends is the owner's, and which is shown. */
interface Edges {
  readonly table: string
  readonly owner: string
  readonly person: string
  /** What else is true of those that are listed. */
  readonly where?: string
  /** Kept as a count; what is not is counted. */
  readonly counter?: string
}

const edges: { readonly [L in PeopleList]: Edges } = {
  connections: { table: "connections", owner: "user_id", person: "other_id", counter: "connections" },
  pending: { table: "connection_requests", owner: "target_id", person: "requester_id", where: "has_reached" },
  sent: { table: "connection_requests", owner: "requester_id", person: "target_id" },
  followers: { table: "follows", owner: "followed_id", person: "follower_id", counter: "followers" },
  following: { table: "follows", owner: "follower_id", person: "followed_id", counter: "following" }
}

const decodePeople = Schema.decodeUnknown(Schema.Array(PersonRow))
const BlockedRow = Schema.Struct({
  id: UserId,
  ...Struct.omit(PersonRow.fields, "id", "bio", "mentorId"),
  blockedAt: Moment
})
const decodeBlocked = Schema.decodeUnknown(Schema.Array(BlockedRow))

const make = Effect.map(Effect.all([SqlClient.SqlClient, storedUrls]), ([sql, url]) => {
  const orders = Record.map(peopleOrders, (order) => keyset(sql, order, "edge"))
  const person = sql`users.id, full_name as name, username, ${url("avatar_url")} as avatar_url`

  const totalOf = ({ counter, owner, table, where = "true" }: Edges, ownerId: UserId): Statement.Fragment =>
    counter === undefined
      ? sql`select count(*)::int as total from ${sql(table)} where ${sql(owner)} = ${ownerId} and ${sql.literal(where)}`
      : sql`select coalesce((select ${sql(counter)} from social_counts where user_id = ${ownerId}), 0) as total`

  return repositoryOf(PeopleLists, {
    list: Effect.fnUntraced(function* ({ list, ownerId, page, viewer }: PeopleQuery) {
      const of = edges[list]
      const [counted] = yield* sql<{ readonly total: number }>`${totalOf(of, ownerId)}`
      const total = counted?.total ?? 0
      if (offsetOf(page) >= Math.min(total, furthestItem)) return { items: [], total, next_cursor: null }
      const order = orders[list]
      const id = sql(`edge.${of.person}`)
      const rows = yield* sql`
        select ${person}, bio, ${sql.literal(listedMentorId)}, ${order.position}
        from ${sql(of.table)} edge join users on users.id = ${id}
        where ${sql(`edge.${of.owner}`)} = ${ownerId} and ${sql.literal(of.where ?? "true")}
          and ${sql.literal(isAdmitted())} and ${hasNoBlock(sql, viewer, sql`${id}`)} and ${order.slice(page)}`
      const { next_cursor, rows: own } = order.split(rows, page)
      return { items: yield* decodePeople(own), total, next_cursor }
    }),

    listBlocked: Effect.fnUntraced(function* (blockerId, page) {
      const order = orders.blocked
      const rows = sql`
        select ${person}, blocked_at, ${order.position}
        from blocks edge join users on users.id = edge.blocked_id
        where edge.blocker_id = ${blockerId} and ${order.slice(page)}`
      return yield* order.read(page, rows, sql`blocks where blocker_id = ${blockerId}`, decodeBlocked)
    })
  })
})

export const peopleLists = Layer.effect(PeopleLists, make)
