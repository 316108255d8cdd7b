import { operations } from "@mentorkit/core/reports"
import { bind } from "../bind.js"

export const reports = bind(operations, {
  listReports: {
    route: "GET /admin/reports",
    summary: "List what people have reported by status, reason and kind, the newest first.",
    message: "Reports fetched successfully.",
    serverError: "Failed to fetch reports."
  }
})
