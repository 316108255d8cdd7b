/** The hourly rate that a mentor advertises; what a session costs stands on its session type. */
import { type Amount, exponentOf, majorOf, minorOf } from "../kernel/index.js"

/** "80.00": two places, as the spec has it, in every currency. */
export const hourlyRateOf = (rate: Amount): string => {
  const [whole = "", decimals = ""] = majorOf(rate).split(".")
  return `${whole}.${decimals.slice(0, 2).padEnd(2, "0")}`
}

const placesOf = (currency: Amount["currency"]) => Math.min(2, exponentOf(currency))

/** Whether a decimal can be such a rate: no more than two places, and none that the currency does not have. */
export const isHourlyRate = (decimal: string, currency: Amount["currency"]): boolean =>
  minorOf(decimal, currency) !== undefined && !/\.\d\d\d*[1-9]/.test(decimal)

const inWords = (places: number) =>
  places === 0 ? "must have 0 decimal places" : `must have 0-${places} decimal places`

/** What a price with more decimals than its currency is told: "must have 0-3 decimal places". */
export const decimalsOf = (currency: Amount["currency"]): string => inWords(exponentOf(currency))
/** The same for an hourly rate. */
export const rateDecimalsOf = (currency: Amount["currency"]): string => inWords(placesOf(currency))
