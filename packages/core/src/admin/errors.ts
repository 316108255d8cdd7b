/** Why admins may be refused. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { AccountMove, AccountStatus } from "./account-moves.js"

/** Admins are removed by whoever runs the host: one of them must not lock the others, or themself, out. */
export class AdminProtected extends Schema.TaggedError<AdminProtected>()("AdminProtected", {}) {
  override get message() {
    return "The account of an admin cannot be suspended or banned."
  }
}

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
