/** The currencies in which mentors are paid out. Here, and not in withdrawals, since statements are in these only, too. */
import type { Amount, Currency } from "../kernel/index.js"
import type { PayoutCurrencies } from "./settings.js"

/** The least that is paid out at a time; `undefined` where nobody is paid out in that currency. */
export const payoutMinimum = (currencies: PayoutCurrencies, currency: Currency): Amount | undefined => {
  const minor = currencies[currency]
  return minor === undefined ? undefined : { minor: BigInt(minor), currency }
}
