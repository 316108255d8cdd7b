/** Pages of lists, by number or behind a cursor: core returns items and total; a transport adds links. */
import { type SchemaAST as AST, Schema } from "effect"
import { described } from "./described.js"
import { optional } from "./input-fields.js"
import { Cursor, type ListOrder, type Position } from "./list-order.js"
import type { Problem } from "./problems.js"
import { Integer } from "./wire.js"

const PageId: unique symbol = Symbol.for("@mentorkit/Page")
const NumberedId: unique symbol = Symbol.for("@mentorkit/NumberedTo")

/** Spread into an operation's input. Of a list that can be sorted, with all of its orders. */
export const pageFields = (orders: ListOrder | ReadonlyArray<ListOrder>, perPage = 15) => ({
  page: Schema.optionalWith(
    described(
      Integer.pipe(Schema.greaterThanOrEqualTo(1)),
      "Number of the page, from 1. Not together with `cursor`.",
      1
    ),
    { default: () => 1 }
  ),
  cursor: optional(
    described(
      Cursor([orders].flat()),
      "`next_cursor` of the page before, of the same list sorted alike. Nothing comes twice and nothing that stays in its place is missed, whatever comes and goes meanwhile."
    )
  ),
  per_page: Schema.optionalWith(
    described(
      Integer.pipe(Schema.between(1, 50)),
      `Items of a page, 50 at most; ${perPage} unless it is said.`,
      perPage
    ),
    { default: () => perPage }
  )
})
/** What the fields become. With a cursor the number of the page means nothing. */
export interface PageRequest {
  readonly page: number
  readonly per_page: number
  readonly cursor?: Position | undefined
}

/** The page that is asked for, without the other fields of the input. */
export const pageRequestOf = ({ cursor, page, per_page }: PageRequest): PageRequest => ({ page, per_page, cursor })

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Problems of the page fields of a raw input, if the operation has any. */
export const pageProblems = (
  fields: Schema.Struct.Fields,
  raw: Readonly<Record<string, unknown>>
): ReadonlyArray<Problem> =>
  "cursor" in fields && "page" in fields && isGiven(raw["cursor"]) && isGiven(raw["page"])
    ? [{ path: ["cursor"], message: "The cursor field prohibits page from being present." }]
    : []

/**
 * Where pages by number of lists that may be long end, as all before a page would be read, and where their totals stop counting if
 * no counter knows them. A cursor leads further.
 */
export const furthestItem = 10_000

/** A page past the end is an empty list, however far past it. */
export const offsetOf = ({ cursor, page, per_page }: PageRequest): number =>
  cursor === undefined ? Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER) : 0

/**
 * `next_cursor` is null on the last page. `numberedTo` is for lists whose order moves by itself, where numbers show things twice: links name
 * the next page by its cursor, and pages by number end behind so many items.
 */
export const Page = <A, I>(item: Schema.Schema<A, I>, numberedTo?: number) =>
  Schema.Struct({
    items: Schema.Array(item),
    total: Integer,
    next_cursor: Schema.NullOr(Cursor())
  }).annotations({ [PageId]: item, [NumberedId]: numberedTo })

export interface PageOf<A> {
  readonly items: ReadonlyArray<A>
  /** Of all pages. */
  readonly total: number
  /** Of the last item, if others follow it. */
  readonly next_cursor: Position | null
}

export const mapPage = <A, B>({ items, ...page }: PageOf<A>, f: (item: A) => B): PageOf<B> => ({
  ...page,
  items: items.map(f)
})

/** For transports: the schema of the items if `ast` was made by `Page`. */
export const itemOf = (ast: AST.AST): Schema.Schema.AnyNoContext | undefined => {
  const item = ast.annotations[PageId]
  return Schema.isSchema(item) ? (item as Schema.Schema.AnyNoContext) : undefined
}

/** For transports: behind how many items pages by number end, where the links of these name the next one by its cursor. */
export const numberedTo = (ast: AST.AST): number | undefined => {
  const items = ast.annotations[NumberedId]
  return typeof items === "number" ? items : undefined
}
