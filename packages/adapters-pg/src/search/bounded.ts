/** A search that looks at a bounded number of rows: by walking where what it looks for is common, by an index where it is rare. */
import type { SqlClient, Statement } from "@effect/sql"
import type { Found } from "@mentorkit/core/search/ports"
import { Effect, Schema } from "effect"

/** The index of parts knows three letters or digits in a row. */
export const isIndexed = (words: string): boolean => /[\p{L}\p{Nd}]{3}/u.test(words)

/** Rows that an index is asked for; of more the order would be dear to find. */
export const mostIndexed = 5000

/** Of the rows that are looked at, the share of the first look. */
const firstLook = 10
/** What fewer than one in so many rows of the first look have is rare. */
const rare = 400

/** The row that a look answers. */
const lookRow = <A, I>(one: Schema.Schema<A, I>) =>
  Schema.Struct({
    best: Schema.Array(one),
    /** Rows that match, whoever sees them. */
    matches: Schema.Int,
    /** Rows that were looked at; 0 if there are no others. */
    looked: Schema.Int
  })
interface Look<A> extends Schema.Schema.Type<ReturnType<typeof lookRow<A, unknown>>> {}

/** `look(statement)`: what a statement has found that answers one such row. */
export const makeLook = <A, I>(one: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknown(Schema.Tuple(lookRow(one)))
  return (statement: Statement.Statement<object>) =>
    Effect.flatMap(statement, (rows) => Effect.map(decode(rows), ([row]): Look<A> => row))
}

/** The columns of how many match, and of how many were looked at where `asked` were asked for. */
export const lookCounts = (
  sql: SqlClient.SqlClient,
  matching: Statement.Fragment,
  all: Statement.Fragment,
  asked: number
): Statement.Fragment => sql`
  (select count(*)::int from ${matching}) as matches,
  case when (select count(*) from ${all}) < ${asked}::int then 0 else ${asked}::int end as looked`

interface Search<A, E, R> {
  readonly limit: number
  /** To be looked at, about. */
  readonly rows: number
  /** Whether the index is asked first, later or not at all. */
  readonly index: "first" | "later" | "none"
  /** The best among about so many rows. */
  readonly look: (rows: number) => Effect.Effect<Look<A>, E, R>
  /** The best of all that the index finds. */
  readonly indexed: Effect.Effect<Look<A>, E, R>
}

export const bounded = Effect.fnUntraced(function* <A, E, R>({ index, indexed, limit, look, rows }: Search<A, E, R>) {
  const isDone = ({ best, looked }: Look<A>) => looked === 0 || best.length >= limit
  const answer = (one: Look<A>, isPartial = false): Found<A> => ({ found: one.best, isPartial })

  let isRare = index === "first"
  if (!isRare) {
    const first = yield* look(Math.ceil(rows / firstLook))
    if (isDone(first)) return answer(first)
    isRare = index === "later" && first.matches * rare < first.looked
  }
  if (isRare) {
    const all = yield* indexed
    if (all.looked === 0) return answer(all)
  }
  const last = yield* look(rows)
  return answer(last, !isDone(last))
})
