import { operations } from "@mentorkit/core/dead-letters"
import { bind } from "../bind.js"

export const deadLetters = bind(operations, {
  listDeadLetters: {
    route: "GET /admin/dead-letters",
    summary: "Deliveries that were given up, by lane and type, the latest first.",
    message: "Dead letters fetched successfully.",
    serverError: "Failed to fetch dead letters."
  },
  retryDeadLetters: {
    route: "POST /admin/dead-letters/retry",
    summary:
      "Try deliveries that were given up again, by id or all of a lane; those that are not dead are passed over.",
    message: "Dead letters will be tried again.",
    serverError: "Failed to retry dead letters."
  }
})
