/**
 * The units of Stripe's amounts. Its smallest unit is not always that of ISO 4217, so it has a table of its own here; a
 * currency that is not in it cannot be charged. See https://docs.stripe.com/currencies.
 */
import { type Amount, Currency, exponentOf } from "@mentorkit/core/kernel"
import { Option, Schema } from "effect"

const listed = (codes: string) => codes.trim().split(/\s+/)

/** HUF and TWD have two decimals in charges; that only whole ones can be paid out is no business of ours. */
const byDecimals: ReadonlyArray<readonly [decimals: number, codes: ReadonlyArray<string>]> = [
  // The ariary has five iraimbilanja, which ISO 4217 writes with two decimals.
  [0, listed("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF")],
  // The króna and the Ugandan shilling have lost their decimals, which Stripe still writes, as 00.
  [2, listed("ISK UGX")],
  [
    2,
    listed(`
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC
      CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD
      KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP
      PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST
      XCD YER ZAR ZMW`)
  ],
  [3, listed("BHD JOD KWD OMR TND")]
]

const decimals: ReadonlyMap<string, number> = new Map(
  byDecimals.flatMap(([count, codes]) => codes.map((code) => [code, count] as const))
)

/** In the order of the table. */
export const stripeCurrencies: ReadonlyArray<Currency> = [...decimals.keys()].map((code) => Currency.make(code))

/** None where nothing would be left of a part of the unit. */
const rescale = (units: bigint, from: number, to: number): Option.Option<bigint> => {
  if (to >= from) return Option.some(units * 10n ** BigInt(to - from))
  const step = 10n ** BigInt(from - to)
  return units % step === 0n ? Option.some(units / step) : Option.none()
}

export interface StripeAmount {
  readonly units: number
  /** In lower case, as Stripe writes it. */
  readonly currency: string
}

/** Exactly as much, or none. Of three decimals card networks take the first two. */
export const toStripe = ({ currency, minor }: Amount): Option.Option<StripeAmount> =>
  Option.fromNullable(decimals.get(currency)).pipe(
    Option.flatMap((count) =>
      Option.filter(rescale(minor, exponentOf(currency), count), (units) => count < 3 || units % 10n === 0n)
    ),
    Option.map((units) => ({ units: Number(units), currency: currency.toLowerCase() })),
    Option.filter(({ units }) => Number.isSafeInteger(units))
  )

const isCurrency = Schema.is(Currency)

export const fromStripe = (units: number, code: string): Option.Option<Amount> => {
  const currency = code.toUpperCase()
  const count = decimals.get(currency)
  if (count === undefined || !isCurrency(currency) || !Number.isSafeInteger(units)) return Option.none()
  return Option.map(rescale(BigInt(units), count, exponentOf(currency)), (minor) => ({ minor, currency }))
}
