/** Why an account cannot be erased yet. */
import { Schema } from "effect"

export class AccountStillNeeded extends Schema.TaggedError<AccountStillNeeded>()("AccountStillNeeded", {
  /** Booked sessions on either side that are neither over nor cancelled. */
  openSessions: Schema.propertySignature(Schema.Int).pipe(Schema.fromKey("open_sessions")),
  /** Currencies in which earnings are still to be paid out. */
  unpaidEarnings: Schema.propertySignature(Schema.Array(Schema.String)).pipe(Schema.fromKey("unpaid_earnings"))
}) {
  override get message() {
    return this.openSessions > 0
      ? "You still have open sessions. Please complete or cancel them first."
      : "You still have earnings. Please withdraw them first."
  }
}
