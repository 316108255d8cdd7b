/** Requests that work for the operations of reports. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ admin: token }) => ({
  "reports.listReports": {
    input: { status: "pending", reason: "spam", subject_type: "post", page: 1, per_page: 10 },
    token
  }
})
