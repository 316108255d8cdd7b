/** Events of notifications, as stored in the outbox. */
import { event, LocalDate, UserId } from "../kernel/index.js"

/** A person's mails that were put by are to be sent as one. */
export const DigestDue = event("notifications.DigestDue", { userId: UserId, day: LocalDate }, ({ userId }) => userId)
