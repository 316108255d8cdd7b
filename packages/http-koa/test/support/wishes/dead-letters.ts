/** Requests that work for what admins do about deliveries that were given up. */
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ admin: token }) => ({
  "deadLetters.listDeadLetters": {
    input: { lane: "mail", type: "bookings.BookingPaid", page: 1, per_page: 10 },
    token
  },
  "deadLetters.retryDeadLetters": { input: { ids: [crypto.randomUUID()] }, token }
})
