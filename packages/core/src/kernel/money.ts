/** Amounts: bigint minor units with a currency inside, the spec's triple on the wire. */
import { Schema } from "effect"
import { Currency, exponentOf } from "./currency.js"
import { described } from "./described.js"
import { Integer } from "./wire.js"
import { wording } from "./wording.js"

/** An amount of money. */
export interface Amount {
  readonly minor: bigint
  readonly currency: Currency
}

export const isSameAmount = (one: Amount, other: Amount): boolean =>
  one.minor === other.minor && one.currency === other.currency

/** The earnings area's triple: `{minor: 8000, major: "80.00", formatted: "$80.00"}`. */
export const Money = Schema.Struct({
  minor: described(Integer, "The amount in the smallest unit of its currency, such as cents.", 8000),
  major: described(Schema.String, "The amount with as many decimals as its currency has.", "80.00"),
  formatted: described(Schema.String, "The amount for people, with the sign of its currency.", "€80.00")
}).annotations({ identifier: "Money", description: "An amount of money." })
export interface Money extends Schema.Schema.Type<typeof Money> {}

/** "80.00": as many decimals as the currency has; the string decimal of prices. */
export const majorOf = ({ currency, minor }: Amount): string => {
  const exponent = exponentOf(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, "0")
  const whole = digits.slice(0, digits.length - exponent)
  const sign = minor < 0n ? "-" : ""
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`
}

/**
 * The minor units of a decimal such as "80", "80.5" or "80.00"; `undefined` where it has more decimals than the
 * currency, or is no decimal at all.
 */
export const minorOf = (decimal: string, currency: Currency): bigint | undefined => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)
  if (match === null) return undefined
  const [, sign = "", whole = "", decimals = ""] = match
  const exponent = exponentOf(currency)
  // More decimals are harmless as long as they say nothing: "80.00" in yen is 80.
  if (/[1-9]/.test(decimals.slice(exponent))) return undefined
  return BigInt(`${sign}${whole}${decimals.slice(0, exponent).padEnd(exponent, "0")}`)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are kept: one costs more than all that it says. People choose their locale, so they are not kept without end. */
const mostFormats = 1000

const formatOf = (currency: Currency, locale: string): Intl.NumberFormat => {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known !== undefined) return known
  if (formats.size >= mostFormats) formats.clear()
  // The decimals are ours: Intl's own table differs from ISO 4217 in some currencies.
  const digits = exponentOf(currency)
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  })
  formats.set(key, made)
  return made
}

/** "€80.00" in "en", "80,00 €" in "de". */
export const formattedMoney = (amount: Amount, locale: string): string =>
  // A decimal string is formatted exactly, as a number would not be; the types know numbers only.
  formatOf(amount.currency, locale).format(majorOf(amount) as unknown as number)

export const moneyOf = (amount: Amount): Money => ({
  minor: Number(amount.minor),
  major: majorOf(amount),
  formatted: formattedMoney(amount, "en-US")
})

/** A field of money with its text. The example is so many cents of the euro. */
export const describedMoney = (description: string, cents = 8000) =>
  described(Money, description, moneyOf({ minor: BigInt(cents), currency: Currency.make("EUR") }))

/** A share in basis points (1500 is 15 %), rounded down. For non-negative amounts. */
export const shareOf = (minor: bigint, basisPoints: number): bigint => (minor * BigInt(basisPoints)) / 10_000n

const decimal = /^\d{1,9}(\.\d{1,4})?$/

/** A price: 80, "80" or "80.00". Decimals are checked against the currency later. */
export const DecimalInput = Schema.transform(
  Schema.Union(Schema.String, Schema.Number),
  Schema.String.pipe(Schema.filter((text) => decimal.test(text), wording("must be a number"))),
  { strict: true, decode: String, encode: (text) => text }
).annotations({ ...wording("must be a number"), jsonSchema: { type: ["string", "number"], examples: ["80.00"] } })
