/** Events of personal data, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"

/** An account was erased. Has address and language because nothing else knows them any more; the outbox forgets it with the event. */
export const AccountErased = event(
  "personalData.AccountErased",
  {
    userId: UserId,
    email: Schema.String,
    locale: Schema.optionalWith(Schema.String, { exact: true })
  },
  ({ userId }) => userId
)
