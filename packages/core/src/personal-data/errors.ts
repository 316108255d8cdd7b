/** Why an account cannot be erased yet. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

export class AccountStillNeeded extends Schema.TaggedError<AccountStillNeeded>()("AccountStillNeeded", {
  openSessions: Schema.propertySignature(
    described(Schema.Int, "How many bookings, on either side, are neither over nor cancelled.", 1)
  ).pipe(Schema.fromKey("open_sessions")),
  unpaidEarnings: Schema.propertySignature(
    described(
      Schema.Array(Schema.String),
      "Currencies in which your balance is not 0: earnings are to be paid out, or you owe.",
      ["EUR"]
    )
  ).pipe(Schema.fromKey("unpaid_earnings"))
}) {
  override get message() {
    return this.openSessions > 0
      ? "You still have open sessions. Please complete or cancel them first."
      : "You still have earnings. Please withdraw them first."
  }
}
