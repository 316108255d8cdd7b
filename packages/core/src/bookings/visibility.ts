/** Who may see a booking. Pure. Lists decide the same in SQL. */
import { type Booking, isFree } from "./booking.js"
import type { Viewer } from "./ports.js"

/** Once paid, or from the start if nothing is due before the answer. Otherwise it is reported as not found. */
const isShownToMentor = ({ origin, paidAt, price }: Pick<Booking, "origin" | "paidAt" | "price">) =>
  paidAt !== null || isFree({ price }) || origin === "appointment"

export const isShownTo =
  (viewer: Viewer) =>
  (booking: Pick<Booking, "menteeId" | "mentorId" | "origin" | "paidAt" | "price">): boolean =>
    viewer._tag === "Mentee"
      ? booking.menteeId === viewer.menteeId
      : booking.mentorId === viewer.mentorId && isShownToMentor(booking)
