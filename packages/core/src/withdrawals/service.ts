/** Gathers the handlers of withdrawals. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import {
  approveWithdrawal,
  failWithdrawal,
  payWithdrawal,
  processWithdrawal,
  rejectWithdrawal
} from "./use-cases/move-withdrawal.js"
import { getWithdrawal, listAllWithdrawals, listWithdrawals } from "./use-cases/read-withdrawals.js"
import { requestWithdrawal } from "./use-cases/request-withdrawal.js"

export class Withdrawals extends Context.Tag("@mentorkit/Withdrawals")<Withdrawals, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Withdrawals,
    Effect.all({
      approveWithdrawal,
      failWithdrawal,
      getWithdrawal,
      listAllWithdrawals,
      listWithdrawals,
      payWithdrawal,
      processWithdrawal,
      rejectWithdrawal,
      requestWithdrawal
    })
  )
}
