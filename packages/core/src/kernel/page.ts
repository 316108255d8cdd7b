/** Pages of lists: core returns items and total; a transport adds links. */
import { type SchemaAST as AST, Schema } from "effect"
import { Integer } from "./wire.js"

const PageId: unique symbol = Symbol.for("@mentorkit/Page")

/** Spread into an operation's input. */
export const pageFields = (perPage = 15) => ({
  page: Schema.optionalWith(Integer.pipe(Schema.greaterThanOrEqualTo(1)), { default: () => 1 }),
  per_page: Schema.optionalWith(Integer.pipe(Schema.between(1, 50)), { default: () => perPage })
})
export interface PageRequest {
  readonly page: number
  readonly per_page: number
}
/** A page past the end is an empty list, however far past it. */
export const offsetOf = ({ page, per_page }: PageRequest): number =>
  Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER)

export const Page = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.Struct({ items: Schema.Array(item), total: Integer }).annotations({ [PageId]: item })

export interface PageOf<A> {
  readonly items: ReadonlyArray<A>
  readonly total: number
}

/** For transports: the schema of the items if `ast` was made by `Page`. */
export const itemOf = (ast: AST.AST): Schema.Schema.AnyNoContext | undefined => {
  const item = ast.annotations[PageId]
  return Schema.isSchema(item) ? (item as Schema.Schema.AnyNoContext) : undefined
}
