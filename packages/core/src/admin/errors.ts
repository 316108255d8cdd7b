/** Errors of admin. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { AccountMove, AccountStatus } from "./account-moves.js"

export class AccountMoveNotPossible extends Schema.TaggedError<AccountMoveNotPossible>()("AccountMoveNotPossible", {
  move: AccountMove,
  status: AccountStatus
}) {
  override get message() {
    return this.move === "reinstate"
      ? "This account is neither suspended nor banned."
      : `This account is already ${this.status}.`
  }
}
