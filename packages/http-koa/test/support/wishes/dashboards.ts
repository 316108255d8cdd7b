/** Requests that work for the operations of dashboards. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee, mentor }) => ({
  "dashboards.getMenteeDashboard": { input: {}, token: mentee.token },
  "dashboards.getMentorDashboard": { input: {}, token: mentor.token }
})
