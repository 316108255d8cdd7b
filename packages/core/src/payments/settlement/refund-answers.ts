/** The gateway's answers about our refunds. Events say the same; the first one counts. */
import { DateTime, Effect } from "effect"
import { Ledger } from "../../earnings/index.js"
import { UnitOfWork } from "../../kernel/index.js"
import type { RefundAnswer } from "../gateway.js"
import type { Payment, Refund } from "../payment.js"
import { knownBy, makeNoteTakenRefund } from "../taken-refund.js"
import { makeLockSale } from "./lock-sale.js"
import { makeRefundConfirmation } from "./refund-confirmation.js"
import { makeRefundFailure } from "./refund-failure.js"

export const makeApplyRefundAnswer = Effect.gen(function* () {
  const ledger = yield* Ledger
  const { transact } = yield* UnitOfWork
  const { lockSale } = yield* makeLockSale
  const { confirmNamed } = yield* makeRefundConfirmation
  const { failNamed } = yield* makeRefundFailure
  const taken = yield* makeNoteTakenRefund

  const book = Effect.fnUntraced(function* (refund: Refund, found: Payment, answer: RefundAnswer) {
    const locked = yield* lockSale(found)
    const now = yield* DateTime.now
    const entries = yield* answer.state === "succeeded"
      ? confirmNamed(locked, refund.id, answer, now)
      : failNamed(locked, refund.id, answer, now)
    yield* ledger.postAll(entries)
  }, transact)

  /** In whole seconds, as events are stored: else a refund would be younger than the event that counts it. */
  const inSeconds = (answer: RefundAnswer) => ({ ...answer, takenAt: DateTime.startOf(answer.takenAt, "second") })

  /** For a refund that was requested or pending when the gateway was asked; its event may have come meanwhile. */
  return (refund: Refund, payment: Payment, given: RefundAnswer): Effect.Effect<void> => {
    const answer = inSeconds(given)
    return answer.state === "pending" ? taken(refund, payment, knownBy(answer)) : book(refund, payment, answer)
  }
})
