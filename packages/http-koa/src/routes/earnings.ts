import { operations } from "@mentorkit/core/earnings"
import { bind } from "../bind.js"

export const earnings = bind(operations, {
  getSummary: {
    route: "GET /mentor/earnings/summary",
    summary: "What you have earned, what is clearing and what can be withdrawn.",
    message: "Earnings summary fetched successfully."
  },
  getStatement: {
    route: "GET /mentor/earnings/statement",
    summary: "What each day, month or year brought you, in one currency: 366 days, 60 months or 20 years at most.",
    message: "Earnings statement fetched successfully."
  }
})
