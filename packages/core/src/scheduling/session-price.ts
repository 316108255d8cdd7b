/** Prices of sessions. Pure. */
import { Either, Schema } from "effect"
import {
  type Currency,
  fieldProblem,
  InvalidInput,
  minorOf,
  type Problem,
  type RawInput,
  requiredProblem,
  wording
} from "../kernel/index.js"
import { decimalsOf } from "../profiles/index.js"

const isDecimal = (text: string): boolean => /^-?\d{1,15}(\.\d{1,15})?$/.test(text)

/** 80, "80" or "80.00", up to 999,999.99; the mentor's currency decides later how many decimals it may have. */
export const PriceInput = Schema.transform(
  Schema.Union(Schema.String, Schema.Number),
  Schema.String.pipe(Schema.filter(isDecimal)),
  { strict: true, decode: String, encode: (text) => text }
).pipe(
  Schema.annotations({ ...wording("must be a number"), jsonSchema: { type: ["string", "number"] } }),
  Schema.filter((text) => Number(text) >= 0 && Number(text) <= 999_999.99, {
    jsonSchema: { minimum: 0, maximum: 999_999.99 }
  })
)

export const priceProblems = ({ is_free: isFree, price }: RawInput): ReadonlyArray<Problem> =>
  isFree !== true && (price === undefined || price === null) ? [requiredProblem(["price"])] : []

/** The price after an edit, which may leave out price or `is_free`. */
export const editedPrice = (
  before: Price,
  edit: { readonly is_free?: boolean | undefined; readonly price?: string | null | undefined },
  currency: Currency
): Either.Either<Price, InvalidInput> => {
  const isFree = edit.is_free ?? before.isFree
  const isKept = edit.price === undefined && isFree === before.isFree
  if (isKept) return Either.right(before)
  if (isFree) return Either.right({ isFree, priceMinor: 0n, currency })
  if (edit.price === undefined || edit.price === null) {
    return Either.left(new InvalidInput({ problems: [requiredProblem(["price"])] }))
  }
  return Either.map(priceMinorOf(edit.price, isFree, currency), (priceMinor) => ({ isFree, priceMinor, currency }))
}

export interface Price {
  readonly isFree: boolean
  /** 0 if free. */
  readonly priceMinor: bigint
  /** The mentor's currency when the price was set. */
  readonly currency: Currency
}

/** Minor units; 0 if free, whatever the price field says. */
export const priceMinorOf = (
  price: string | undefined,
  isFree: boolean,
  currency: Currency
): Either.Either<bigint, InvalidInput> => {
  if (isFree) return Either.right(0n)
  const minor = minorOf(price ?? "0", currency)
  return minor === undefined
    ? Either.left(new InvalidInput({ problems: [fieldProblem(["price"], decimalsOf(currency))] }))
    : Either.right(minor)
}
