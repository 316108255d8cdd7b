/** The currencies in which mentors are paid out. Here, and not in withdrawals, since statements are in these only, too. */
import { Schema } from "effect"
import { type Amount, Currency, Integer, setting } from "../kernel/index.js"

const offered = `
  AED AUD BDT BRL CAD CHF CZK DKK EGP EUR GBP GHS HKD HUF IDR INR JPY KES KRW KWD MAD MXN MYR NGN NOK NZD PHP PKR PLN
  RON SAR SEK SGD THB TRY UGX USD VND ZAR`

export const payoutCurrencies = setting({
  key: "withdrawals.minimum_minor",
  description: "The currencies in which mentors are paid out, and the least of each, in its minor units, at a time.",
  schema: Schema.Record({ key: Currency, value: Integer.pipe(Schema.between(1, 1_000_000_000_000)) }),
  default: Object.fromEntries(
    offered
      .trim()
      .split(/\s+/)
      .map((code) => [Currency.make(code), 5000])
  )
})
export type PayoutCurrencies = typeof payoutCurrencies.default

/** The least that is paid out at a time; `undefined` where nobody is paid out in that currency. */
export const payoutMinimum = (currencies: PayoutCurrencies, currency: Currency): Amount | undefined => {
  const minor = currencies[currency]
  return minor === undefined ? undefined : { minor: BigInt(minor), currency }
}
