/** Who sees a booking. Pure; lists decide the same in the database. */
import { type Booking, isFree } from "./booking.js"
import type { Viewer } from "./ports.js"

/** Once it is paid, or from the start where nothing has to be paid before the answer; else it is not there for them. */
const isShownToMentor = ({ origin, paidAt, price }: Pick<Booking, "origin" | "paidAt" | "price">) =>
  paidAt !== null || isFree({ price }) || origin === "appointment"

export const isShownTo =
  (viewer: Viewer) =>
  (booking: Pick<Booking, "menteeId" | "mentorId" | "origin" | "paidAt" | "price">): boolean =>
    viewer._tag === "Mentee"
      ? booking.menteeId === viewer.menteeId
      : booking.mentorId === viewer.mentorId && isShownToMentor(booking)
