/** Orders of lists, and positions in them. A cursor is a position, written down for the wire. */
import { Either, Encoding, ParseResult, Schema } from "effect"
import { isUuid } from "./ids.js"
import { fieldProblem, InvalidInput, type Problem } from "./problems.js"
import { LocalDate } from "./wire.js"
import { wording } from "./wording.js"

const isDay = Schema.is(LocalDate)

/** A float of 64 bits as PostgreSQL writes it, far from both ends of what it can hold. */
const isFloat = (text: string): boolean => {
  const size = Math.abs(Number(text))
  return /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,3})?$/.test(text) && (text === "0" || (size >= 1e-250 && size <= 1e250))
}

/** "100:105:101,103": from the first on, transactions were not over, if they are among the last ones or not before the second. */
const isSnapshot = (text: string): boolean => {
  if (!/^[1-9]\d{0,17}:[1-9]\d{0,17}:(\d{1,18}(,\d{1,18})*)?$/.test(text)) return false
  const [first = 0n, next = 0n, ...running] = text.match(/\d+/g)?.map(BigInt) ?? []
  return first <= next && running.every((id, index) => id >= first && id < next && id > (running[index - 1] ?? 0n))
}

/** Kinds of values that a list can be ordered by, each as the text that a position keeps of it. */
const keyKinds = {
  /** UTC with microseconds, since the database knows them: "2027-03-14T14:00:00.000000Z". */
  moment: (text: string) => /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z$/.test(text) && isDay(text.slice(0, 10)),
  day: isDay,
  uuid: isUuid,
  /** Of 64 bits. */
  integer: (text: string) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  decimal: (text: string) => /^-?\d{1,30}(\.\d{1,30})?$/.test(text),
  float: isFloat,
  /** Which transactions of the database were over at a moment: for lists that show what was there at their first page. */
  snapshot: isSnapshot,
  text: (text: string) => text.length <= 200 && !text.includes("\0")
}
export type KeyKind = keyof typeof keyKinds

export interface OrderKey {
  readonly name: string
  readonly kind: KeyKind
  readonly isDescending: boolean
}

export interface ListOrder {
  readonly name: string
  readonly keys: ReadonlyArray<OrderKey>
}

/** The keys of one item of a list in that order. */
export interface Position {
  readonly order: string
  readonly keys: ReadonlyArray<string>
}

/**
 * `listOrder("newest", { createdAt: "moment desc", id: "uuid desc" })`: by the first key, then by the next. Together the
 * keys must tell any two items apart, and none of them may be null.
 */
export const listOrder = (name: string, keys: Readonly<Record<string, `${KeyKind} ${"asc" | "desc"}`>>): ListOrder => ({
  name,
  keys: Object.entries(keys).map(([key, how]) => {
    const [kind, direction] = how.split(" ") as [KeyKind, "asc" | "desc"]
    return { name: key, kind, isDescending: direction === "desc" }
  })
})

const isPositionIn = ({ keys, order }: Position, { keys: expected, name }: ListOrder): boolean =>
  order === name &&
  keys.length === expected.length &&
  expected.every(({ kind }, index) => keyKinds[kind](keys[index] ?? ""))

const Texts = Schema.parseJson(Schema.NonEmptyArray(Schema.String))
const decodeTexts = Schema.decodeEither(Texts)

/**
 * Whoever makes one up sees no more than by turning pages: it names a position, and the list is filtered as ever. Lists whose pages
 * could become dear sign theirs.
 */
const textOf = ({ keys, order }: Position): string => Encoding.encodeBase64Url(JSON.stringify([order, ...keys]))

const positionOf = (text: string, orders: ReadonlyArray<ListOrder>): Position | undefined => {
  const texts = Either.flatMap(Encoding.decodeBase64UrlString(text), decodeTexts)
  if (Either.isLeft(texts)) return undefined
  const [order, ...keys] = texts.right
  const position = { order, keys }
  return orders.some((one) => isPositionIn(position, one)) ? position : undefined
}

const isPosition = (value: unknown): value is Position =>
  typeof value === "object" && value !== null && "order" in value && "keys" in value && Array.isArray(value.keys)

const exampleKeys: { readonly [K in KeyKind]: string } = {
  moment: "2027-03-14T14:00:00.000000Z",
  day: "2027-03-14",
  uuid: "01920000-0000-7000-8000-000000000001",
  integer: "42",
  decimal: "4.80",
  float: "0.25",
  snapshot: "100:105:101,103",
  text: "a"
}
const exampleOf = ({ keys, name }: ListOrder): Position => ({
  order: name,
  keys: keys.map(({ kind }) => exampleKeys[kind])
})
/** For pages that are answered, whose order is not said. */
const anyOrder = [listOrder("any", { id: "uuid desc" })]

/** Characters: a snapshot names whatever transactions were running, some ten characters each. */
const longest = 6000

/** The usual mistake is to go on without the `sort` of the first page. */
const cursorText = "must be the next_cursor of a page of this list, sorted alike"

/** A position in a list of one of these orders, as clients see it. What it is made of is nobody's business but ours. */
export const Cursor = (orders: ReadonlyArray<ListOrder> = anyOrder) => {
  const examples = orders.map(exampleOf)
  const PositionFromSelf = Schema.declare(isPosition, {
    arbitrary: () => (fc) => fc.constantFrom(...examples)
  })
  return Schema.transformOrFail(Schema.String.pipe(Schema.maxLength(longest)), PositionFromSelf, {
    strict: true,
    decode: (text, _, ast) => {
      const position = positionOf(text, orders)
      return position === undefined ? ParseResult.fail(new ParseResult.Type(ast, text)) : ParseResult.succeed(position)
    },
    encode: (position) => ParseResult.succeed(textOf(position))
  }).annotations({
    ...wording(cursorText),
    // It is only ever copied from an answer.
    jsonSchema: { type: "string", examples: [] }
  })
}

export const cursorProblem: Problem = fieldProblem(["cursor"], cursorText)

/** For lists that can be sorted: a cursor goes on in the order that it was made in, and in no other. */
export const refuseOtherOrder = (
  cursor: Position | undefined,
  { name }: ListOrder
): Either.Either<void, InvalidInput> =>
  cursor === undefined || cursor.order === name
    ? Either.void
    : Either.left(new InvalidInput({ problems: [cursorProblem] }))
