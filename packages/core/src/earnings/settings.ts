import { Schema } from "effect"
import { Currency, Integer, limitWording, setting } from "../kernel/index.js"

export const clearanceHoldDays = setting({
  key: "earnings.clearance_hold_days",
  description: "Days between the delivery of what was sold and the moment its money becomes available to the mentor.",
  schema: Integer.pipe(Schema.between(0, 365)),
  default: 7
})

/** Payout currencies and minimums, unless an admin changes them. */
const offered = `
  AED ARS AUD BDT BHD BRL CAD CHF CLP COP CZK DKK EGP ETB EUR GBP GHS HKD HUF IDR ILS INR JOD JPY KES KRW KWD LKR MAD
  MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RWF SAR SEK SGD THB TND TRY TWD TZS UAH UGX USD UYU VND XAF XOF
  ZAR ZMW`

export const payoutCurrencies = setting({
  key: "withdrawals.minimum_minor",
  description: "The currencies in which mentors are paid out, and the least of each, in its minor units, at a time.",
  schema: Schema.Record({ key: Currency, value: Integer.pipe(Schema.between(1, 1_000_000_000_000)) }).pipe(
    Schema.filter((minima) => Object.keys(minima).length > 0, limitWording("must have one currency at least"))
  ),
  default: Object.fromEntries(
    offered
      .trim()
      .split(/\s+/)
      .map((code) => [Currency.make(code), 5000])
  )
})
export type PayoutCurrencies = typeof payoutCurrencies.default
