/** What happened in personal-data, as the outbox keeps it. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"

/** The address is in it because nothing else knows it any more; the outbox forgets it with the event. */
export const AccountErased = event(
  "personalData.AccountErased",
  { userId: UserId, email: Schema.String },
  ({ userId }) => userId
)
