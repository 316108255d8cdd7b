import { operations } from "@mentorkit/core/dashboards"
import { bind } from "../bind.js"

export const dashboards = bind(operations, {
  getMenteeDashboard: {
    route: "GET /mentee/dashboard",
    summary: "The best rated mentors, and your next sessions.",
    message: "Dashboard fetched successfully.",
    serverError: "Failed to fetch dashboard."
  },
  getMentorDashboard: {
    route: "GET /mentor/dashboard",
    summary: "How your application stands, your next sessions, what waits for an answer, balances and ratings.",
    message: "Dashboard fetched successfully.",
    serverError: "Failed to fetch dashboard."
  }
})
