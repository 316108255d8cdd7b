/** The hourly rate that a mentor advertises; what a session costs stands on its session type. */
import { type Amount, exponentOf, majorOf } from "../kernel/index.js"

/** "80.00": two places, as the spec has it, in every currency; a third one only where it says something. */
export const hourlyRateOf = (rate: Amount): string => {
  const [whole = "", decimals = ""] = majorOf(rate).split(".")
  return `${whole}.${decimals.replace(/0+$/, "").padEnd(2, "0")}`
}

/** What a rate with more decimals than its currency is told: "must have 0-2 decimal places". */
export const decimalsOf = (currency: Amount["currency"]): string => {
  const exponent = exponentOf(currency)
  return exponent === 0 ? "must have 0 decimal places" : `must have 0-${exponent} decimal places`
}
