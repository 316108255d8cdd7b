/** What the gateway itself answers about a refund of ours. Its news says the same, and whichever comes first counts. */
import { DateTime, Effect } from "effect"
import { Ledger } from "../../earnings/index.js"
import { UnitOfWork } from "../../kernel/index.js"
import type { RefundAnswer } from "../gateway.js"
import type { Payment, Refund } from "../payment.js"
import { makeNoteTakenRefund } from "../taken-refund.js"
import { makeLockSale } from "./lock-sale.js"
import { knownBy, makeRefundConfirmation } from "./refund-confirmation.js"

export const makeApplyRefundAnswer = Effect.gen(function* () {
  const ledger = yield* Ledger
  const { transact } = yield* UnitOfWork
  const { lockSale } = yield* makeLockSale
  const { confirmNamed, failNamed } = yield* makeRefundConfirmation
  const taken = yield* makeNoteTakenRefund

  const book = Effect.fnUntraced(function* (refund: Refund, found: Payment, answer: RefundAnswer) {
    const locked = yield* lockSale(found)
    const now = yield* DateTime.now
    const entries = yield* answer.state === "succeeded"
      ? confirmNamed(locked, refund.id, answer, now)
      : failNamed(locked, refund.id, answer, now)
    yield* ledger.postAll(entries)
  }, transact)

  /** In whole seconds, as news is stored: else a refund would be younger than the news that counts it. */
  const inSeconds = (answer: RefundAnswer) => ({ ...answer, takenAt: DateTime.startOf(answer.takenAt, "second") })

  /** Of a refund that was requested or pending when the gateway was asked; by now its news may have been heard. */
  return (refund: Refund, payment: Payment, given: RefundAnswer): Effect.Effect<void> => {
    const answer = inSeconds(given)
    return answer.state === "pending" ? taken(refund, payment, knownBy(answer)) : book(refund, payment, answer)
  }
})
