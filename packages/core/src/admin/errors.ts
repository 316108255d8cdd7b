/** Errors of admin. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { AccountMove, AccountStatus } from "./account-moves.js"

export class AccountMoveNotPossible extends Schema.TaggedError<AccountMoveNotPossible>()("AccountMoveNotPossible", {
  move: described(AccountMove, "What was to be done to the account.", "suspend"),
  status: described(
    AccountStatus,
    "What the account is: of several that apply the first of `banned`, `suspended`, `unverified` and `active`.",
    "banned"
  )
}) {
  override get message() {
    return this.move === "reinstate"
      ? "This account is neither suspended nor banned."
      : `This account is already ${this.status}.`
  }
}
