/** Errors of payout methods. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class TransactionMethodNotFound extends Schema.TaggedError<TransactionMethodNotFound>()(
  "TransactionMethodNotFound",
  {}
) {
  override get message() {
    return "Transaction method not found."
  }
}

export class MethodTypeNotFound extends Schema.TaggedError<MethodTypeNotFound>()("MethodTypeNotFound", {}) {
  override get message() {
    return "Transaction method type not found."
  }
}

export class MethodTypeInUse extends Schema.TaggedError<MethodTypeInUse>()("MethodTypeInUse", {}) {
  override get message() {
    return "There are payout methods of this type. Deactivate it instead."
  }
}

export class TooManyTransactionMethods extends Schema.TaggedError<TooManyTransactionMethods>()(
  "TooManyTransactionMethods",
  {}
) {
  override get message() {
    return "You have as many payout methods as you can have. Delete one before you add another."
  }
}

export class MethodHasOpenWithdrawal extends Schema.TaggedError<MethodHasOpenWithdrawal>()(
  "MethodHasOpenWithdrawal",
  {}
) {
  override get message() {
    return "This payout method has an open withdrawal and cannot be deleted."
  }
}

export class TooManyMethodTypes extends Schema.TaggedError<TooManyMethodTypes>()("TooManyMethodTypes", {}) {
  override get message() {
    return "There are as many transaction method types as there can be. Delete one before you add another."
  }
}
