/** A search that looks at a bounded number of rows: by walking where what it looks for is common, by an index where it is rare. */
import type { SqlClient, Statement } from "@effect/sql"
import type { Found } from "@mentorkit/core/search/ports"
import { Effect, Schema } from "effect"
import { errorCodeOf } from "../database/engine/driver-error.js"
import { isInTransaction } from "../database/is-in-transaction.js"

/** Rows that an index is asked for; of more the order would be dear to find. */
export const mostIndexed = 5000

/** Of the rows that are looked at, the share of the first look. */
const firstLook = 10
/** What fewer than one in so many rows of the first look have is rare, long texts counted as several here too. */
const rare = 400

/** Texts are dear by their length: so many bytes more count as another row. */
const bytesOfRow = 400

/**
 * How many letters of the words are compared with a text, for each of its own, at most: LIKE begins anew at each place. In a text
 * of one letter words of that letter are compared in full everywhere; the beginnings of others stand as far apart as it takes
 * until they come again in themselves.
 */
const comparisonsOf = (words: string): number => {
  /** Of each beginning: how much of its end it begins with. */
  const borders: Array<number> = []
  let sum = 0
  for (let at = 0; at < words.length; at++) {
    let border = borders[at - 1] ?? 0
    while (border > 0 && words[at] !== words[border]) border = borders[border - 1] ?? 0
    borders.push(at > 0 && words[at] === words[border] ? border + 1 : 0)
    sum += 1 / (at + 1 - (borders[at] ?? 0))
  }
  return sum
}

/** So many comparisons cost as much as all else that is done with a letter of a text. Words that people say have fewer. */
const usualComparisons = 8

/** Of so many rows those that may be looked at for the words. */
export const rowsFor = (words: string, rows: number): number =>
  Math.ceil(rows / (1 + Math.floor(comparisonsOf(words.toLowerCase()) / usualComparisons)))

/** The row that a look answers. */
const lookRow = <A, I>(one: Schema.Schema<A, I>) =>
  Schema.Struct({
    /** What comes first, as nothing else can stand before it. */
    best: Schema.Array(one),
    /** What else was found, in its order: among these some may belong that were not looked at. */
    others: Schema.optionalWith(Schema.Array(one), { default: () => [] }),
    /** Rows that match of those that the viewer sees, as many as tell whether they are rare: others would tell what is hidden. */
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

/** What those before a row have cost, in that order: a row is looked at while it is less than the rows that may be. */
export const spent = (
  sql: SqlClient.SqlClient,
  text: Statement.Fragment,
  order: Statement.Fragment
): Statement.Fragment => sql`
  coalesce(sum(1 + coalesce(octet_length(${text}), 0) / ${bytesOfRow}::int) over (
    order by ${order} rows between unbounded preceding and 1 preceding
  ), 0)`

/** The column of how many match of what the viewer sees, where so many rows were asked for. */
export const matchCount = (sql: SqlClient.SqlClient, shown: Statement.Fragment, asked: number): Statement.Fragment =>
  sql`(select count(*)::int from (${shown} limit ${Math.ceil(asked / rare) + 1}) few) as matches`

/** The column of how many of `newest` were looked at, where `asked` were asked for. */
export const lookedCount = (sql: SqlClient.SqlClient, asked: number): Statement.Fragment => sql`(
  select case when count(*) < ${asked}::int and coalesce(bool_and(is_looked_at), true) then 0 else count(*) filter (where is_looked_at) end::int
  from newest
) as looked`

/** True where an index has found all that there is, and did not stop at the most: else nobody needs to know which are the best. */
export const isAll = (sql: SqlClient.SqlClient, found: Statement.Fragment): Statement.Fragment =>
  sql`(select count(*) < ${mostIndexed}::int from ${found})`

/** The columns of what an index has found. */
export const indexCounts = (sql: SqlClient.SqlClient, found: Statement.Fragment): Statement.Fragment =>
  sql`0 as matches, case when ${isAll(sql, found)} then 0 else ${mostIndexed}::int end as looked`

/** query_canceled. */
const isCancelled = (error: unknown): boolean => errorCodeOf(error) === "57014"

/** Passes the answer by the end of the transaction. */
class Answer<A> {
  constructor(readonly answer: A) {}
}

/**
 * What the statement answers in time, or null: letters that most texts have make an index read these one by one. It is rolled back in
 * any case, and the limit with it. The embedded database knows no limits. In somebody else's transaction the answer is null, as
 * rolling back would undo what their other calls write at the same time.
 */
export const inTime = <A, E, R>(sql: SqlClient.SqlClient, millis: number, statement: Effect.Effect<A, E, R>) =>
  Effect.if(isInTransaction, {
    onTrue: () => Effect.succeed(null),
    onFalse: () =>
      sql`select set_config('statement_timeout', ${String(millis)}, true)`.pipe(
        Effect.zipRight(statement),
        Effect.flatMap((answer) => Effect.fail(new Answer(answer))),
        sql.withTransaction,
        Effect.catchAll((end) => {
          if (end instanceof Answer) return Effect.succeed(end.answer)
          return isCancelled(end) ? Effect.succeed(null) : Effect.fail(end)
        }),
        // The limit holds until the end of the transaction, which may be what comes too late.
        Effect.catchAllDefect((defect) => (isCancelled(defect) ? Effect.succeed(null) : Effect.die(defect)))
      )
  })

interface Search<A, E, R> {
  readonly limit: number
  /** To be looked at, about. */
  readonly rows: number
  /** Whether the index is asked first, later or not at all. */
  readonly index: "first" | "later" | "none"
  /** The best among about so many rows. */
  readonly look: (rows: number) => Effect.Effect<Look<A>, E, R>
  /** The best of all that the index finds; null if that takes too long. */
  readonly indexed: Effect.Effect<Look<A> | null, E, R>
}

export const bounded = Effect.fnUntraced(function* <A, E, R>({ index, indexed, limit, look, rows }: Search<A, E, R>) {
  const isDone = ({ best, looked }: Look<A>) => looked === 0 || best.length >= limit
  const answer = ({ best }: Look<A>): Found<A> => ({ found: best, isPartial: false })

  if (index === "first") {
    const all = yield* indexed
    if (all?.looked === 0) return answer(all)
  }
  const few = Math.ceil(rows / firstLook)
  const first = yield* look(few)
  if (isDone(first)) return answer(first)
  if (index === "later" && first.matches * rare < few) {
    const all = yield* indexed
    if (all?.looked === 0) return answer(all)
  }
  const last = yield* look(rows)
  return isDone(last) ? answer(last) : { found: [...last.best, ...last.others], isPartial: true }
})
