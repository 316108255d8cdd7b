/** ISO 4217: currencies and the decimals of their minor units. */
import { Schema } from "effect"
import { described } from "./described.js"
import { wording } from "./wording.js"

const listed = (codes: string) => codes.trim().split(/\s+/)

/** Without metals, bond units and test codes: nobody is paid in them. */
const byExponent: ReadonlyArray<readonly [exponent: number, codes: ReadonlyArray<string>]> = [
  [0, listed("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF")],
  [
    2,
    listed(`
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
      CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG
      HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK
      MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE
      SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD YER ZAR ZMW ZWG`)
  ],
  [3, listed("BHD IQD JOD KWD LYD OMR TND")],
  [4, listed("CLF UYW")]
]

const exponents: ReadonlyMap<string, number> = new Map(
  byExponent.flatMap(([exponent, codes]) => codes.map((code) => [code, exponent] as const))
)

export const currencyCodes: ReadonlyArray<string> = [...exponents.keys()].sort()

/** "EUR"; upper case only. */
export const Currency = described(
  Schema.String.pipe(
    Schema.filter((code) => exponents.has(code), {
      ...wording("must be a valid currency"),
      jsonSchema: { pattern: "^[A-Z]{3}$" }
    }),
    Schema.brand("Currency")
  ),
  "Currency: a code of ISO 4217 in capitals.",
  "EUR"
)
export type Currency = typeof Currency.Type

/** Decimals between the minor and the major unit: 2 for USD, 0 for JPY, 3 for KWD. */
export const exponentOf = (currency: Currency): number => {
  const exponent = exponents.get(currency)
  if (exponent === undefined) throw new RangeError(`${currency} is not a currency`)
  return exponent
}
