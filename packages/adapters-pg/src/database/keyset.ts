/** Cuts pages out of lists in a declared order, by number or behind a position. */
import type { SqlClient, SqlError, Statement } from "@effect/sql"
import {
  type ListOrder,
  type OrderKey,
  offsetOf,
  type PageOf,
  type PageRequest,
  type Position
} from "@mentorkit/core/kernel"
import { furthestItem } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"

type Fragment = Statement.Fragment

const types = {
  ...{ moment: "timestamptz", day: "date", uuid: "uuid", integer: "int8", decimal: "numeric", text: "text" },
  ...{ float: "float8", snapshot: "pg_snapshot" }
}

/** Of one order, as the rows of one table have it. */
export type Keyset = ReturnType<typeof keyset>

interface Positioned {
  readonly position: ReadonlyArray<string>
}
interface Split<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly next_cursor: Position | null
}

/** A page, and one row more, which tells whether another page follows. */
const rowsOf = (page: PageRequest): number => page.per_page + 1

/**
 * Fragments of SQL for rows of `table` (its name or alias; none where the columns' names are enough). The columns are
 * named as the keys of the order, so an index over them in that order gives each page at the price of its own rows.
 */
export const keyset = (sql: SqlClient.SqlClient, order: ListOrder, table?: string) => {
  const column = ({ name }: OrderKey): Fragment => sql`${sql(table === undefined ? name : `${table}.${name}`)}`
  const placeholder = ({ kind }: OrderKey, value: string | undefined): Fragment =>
    sql`${value}::${sql.literal(types[kind])}`
  const written = (key: OrderKey): Fragment =>
    key.kind === "moment"
      ? sql`to_char(${column(key)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql`${column(key)}::text`

  const isOneWay = order.keys.every(({ isDescending }) => isDescending === order.keys[0]?.isDescending)
  const sign = ({ isDescending }: OrderKey) => sql.literal(isDescending ? "<" : ">")

  /** One comparison of rows, which an index can answer. */
  const behindRow = (values: ReadonlyArray<string>): Fragment =>
    sql`(${sql.csv(order.keys.map(column))}) ${sign(order.keys[0] as OrderKey)} (${sql.csv(
      order.keys.map((key, index) => placeholder(key, values[index]))
    )})`

  /** Key by key, for orders that go up by one key and down by another. */
  const behindKeys = (values: ReadonlyArray<string>): Fragment =>
    sql.or(
      order.keys.map((key, index) =>
        sql.and([
          ...order.keys.slice(0, index).map((same, at) => sql`${column(same)} = ${placeholder(same, values[at])}`),
          sql`${column(key)} ${sign(key)} ${placeholder(key, values[index])}`
        ])
      )
    )

  const by = sql`order by ${sql.csv(order.keys.map((key) => sql`${column(key)} ${sql.literal(key.isDescending ? "desc" : "asc")}`))}`

  /** True of all rows, unless the page is one behind a position. */
  const behind = ({ cursor }: PageRequest): Fragment =>
    cursor === undefined ? sql`true` : isOneWay ? behindRow(cursor.keys) : behindKeys(cursor.keys)

  const cut = (page: PageRequest): Fragment => sql`limit ${rowsOf(page)} offset ${offsetOf(page)}`

  /** The rows of the page, not decoded yet, without the one behind it. */
  const split = <Row extends object>(rows: ReadonlyArray<Row>, { per_page }: PageRequest): Split<Row> => {
    const own = rows.slice(0, per_page)
    const last = own.at(-1) as Positioned | undefined
    const isLast = last === undefined || rows.length === own.length
    return { rows: own, next_cursor: isLast ? null : { order: order.name, keys: last.position } }
  }

  /**
   * The page as its port answers it, in two statements and whatever `itemsOf` asks: `rows` cuts it, and all rows of the list
   * are counted by `from` ("users where …").
   */
  const read = Effect.fnUntraced(function* <A, E, R>(
    page: PageRequest,
    rows: Effect.Effect<ReadonlyArray<object>, SqlError.SqlError>,
    from: Fragment,
    itemsOf: (rows: ReadonlyArray<object>) => Effect.Effect<ReadonlyArray<A>, E, R>
  ) {
    const { next_cursor, rows: own } = split(yield* rows, page)
    const [count] = yield* sql<{ readonly total: number }>`select count(*)::int as total from ${from}`
    const found: PageOf<A> = { items: yield* itemsOf(own), total: count?.total ?? 0, next_cursor }
    return found
  })

  return {
    /** Its columns, for a table that is made on the way. */
    columns: sql.csv(order.keys.map(column)),
    /** The column that `split` reads. */
    position: sql`array[${sql.csv(order.keys.map(written))}] as position`,
    by,
    behind,
    cut,
    /** The end of a statement that cuts the page: "where … and", and this. */
    slice: (page: PageRequest): Fragment => sql`${behind(page)} ${by} ${cut(page)}`,
    split,
    read,
    /**
     * `read` of a list that may be long: the total counts 10,000 at most, and pages by number end there. A cursor leads further.
     */
    readBounded: <A, E, R>(
      page: PageRequest,
      rows: Effect.Effect<ReadonlyArray<object>, SqlError.SqlError>,
      from: Fragment,
      itemsOf: (rows: ReadonlyArray<object>) => Effect.Effect<ReadonlyArray<A>, E, R>
    ) => {
      const left = page.cursor === undefined ? Math.max(furthestItem - offsetOf(page), 0) : page.per_page
      const reached = left > 0 ? rows : Effect.succeed([])
      const within = { ...page, per_page: Math.min(page.per_page, left) }
      return read(within, reached, sql`(select from ${from} limit ${furthestItem}) counted`, itemsOf)
    }
  }
}
