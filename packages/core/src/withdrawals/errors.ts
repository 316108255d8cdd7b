/** Errors of withdrawals. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { Currency, described, describedMoney } from "../kernel/index.js"
import { WithdrawalStatus, withdrawalStatusLabels } from "./statuses.js"
import { Trigger } from "./transitions.js"

export class WithdrawalNotFound extends Schema.TaggedError<WithdrawalNotFound>()("WithdrawalNotFound", {}) {
  override get message() {
    return "Withdrawal not found."
  }
}

export class BelowWithdrawalMinimum extends Schema.TaggedError<BelowWithdrawalMinimum>()("BelowWithdrawalMinimum", {
  minimum: describedMoney("The least that can be withdrawn at a time in this currency.", 5000)
}) {
  override get message() {
    return `The minimum withdrawal is ${this.minimum.formatted}.`
  }
}

export class InsufficientBalance extends Schema.TaggedError<InsufficientBalance>()("InsufficientBalance", {
  available: describedMoney("What can be withdrawn now; 0 where the balance is below zero.", 6800)
}) {
  override get message() {
    return `You can withdraw ${this.available.formatted} at most.`
  }
}

export class WithdrawalAlreadyOpen extends Schema.TaggedError<WithdrawalAlreadyOpen>()("WithdrawalAlreadyOpen", {
  currency: described(Currency, "Currency of the withdrawal that is open: there is one at a time in each.", "EUR")
}) {
  override get message() {
    return `You already have an open withdrawal in ${this.currency}.`
  }
}

export class NoPayoutMethod extends Schema.TaggedError<NoPayoutMethod>()("NoPayoutMethod", {}) {
  override get message() {
    return "Please add a payout method first."
  }
}

export class PayoutMethodUnfit extends Schema.TaggedError<PayoutMethodUnfit>()(
  "PayoutMethodUnfit",
  {
    title: described(Schema.String, "Title of the payout method, masked.", "Millennium BCP ****0154"),
    currency: Schema.NullOr(
      described(
        Currency,
        "The currency that the method does not take; null where nothing can be sent to it: a card.",
        "EUR"
      )
    )
  },
  {
    description: "A card, or a method of a type that does not support the currency."
  }
) {
  override get message() {
    return this.currency === null
      ? "A card cannot be paid out to. Please choose another payout method."
      : `${this.title} cannot be paid out to in ${this.currency}.`
  }
}

const attempted: { readonly [T in Trigger]: string } = {
  approve: "approved",
  reject: "rejected",
  process: "processed",
  pay: "paid",
  fail: "marked as failed"
}

export class WithdrawalMoveRefused extends Schema.TaggedError<WithdrawalMoveRefused>()(
  "WithdrawalMoveRefused",
  {
    status: described(WithdrawalStatus, "The status that the withdrawal is in.", "paid"),
    trigger: described(Trigger, "What the admin wanted to do.", "reject")
  },
  {
    description: "The withdrawal is in no status for this."
  }
) {
  override get message() {
    return `This withdrawal cannot be ${attempted[this.trigger]}: it is ${withdrawalStatusLabels[this.status].toLowerCase()}.`
  }
}
