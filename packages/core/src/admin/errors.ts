/** Errors of admin. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { AccountMove, AccountStatus } from "./account-moves.js"

export class AccountMoveNotPossible extends Schema.TaggedError<AccountMoveNotPossible>()("AccountMoveNotPossible", {
  move: described(AccountMove, "What was asked for.", "suspend"),
  status: described(AccountStatus, "Status of the account, which forbids it.", "suspended")
}) {
  override get message() {
    return this.move === "reinstate"
      ? "This account is neither suspended nor banned."
      : `This account is already ${this.status}.`
  }
}
