/** Requests that work for the operations of earnings. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentor: { token } }) => ({
  "earnings.getStatement": {
    input: { currency: "USD", interval: "monthly", from: "2027-01-15", to: "2027-03-14" },
    token
  },
  "earnings.getSummary": { input: { period: "7d" }, token }
})
