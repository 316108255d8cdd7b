/** Payout currencies. Here and not in withdrawals, since statements use only these, too. */
import type { Amount, Currency } from "../kernel/index.js"
import type { PayoutCurrencies } from "./settings.js"

/** The minimum payout; `undefined` if the currency is not paid out. */
export const payoutMinimum = (currencies: PayoutCurrencies, currency: Currency): Amount | undefined => {
  const minor = currencies[currency]
  return minor === undefined ? undefined : { minor: BigInt(minor), currency }
}
