import { operations } from "@mentorkit/core/earnings"
import { bind } from "../bind.js"

export const earnings = bind(operations, {
  getSummary: {
    route: "GET /mentor/earnings/summary",
    message: "Earnings summary fetched successfully."
  }
})
