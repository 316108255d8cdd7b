/** Notices about withdrawals. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, moneyOf, type PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import {
  type Withdrawal,
  type WithdrawalApproved,
  WithdrawalRepository,
  type WithdrawalRequested
} from "../../withdrawals/index.js"
import { makeAdminRecipients } from "../admins.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import type { Letter } from "../templates/letter.js"
import * as letters from "../templates/payout-letters.js"

/** A withdrawal as it is now, and its mentor; none if either is gone. */
const makeFindPayout = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(
    function* ({ mentorId, withdrawalId }: PayloadOf<typeof WithdrawalRequested>) {
      const withdrawal = yield* Effect.flatten(withdrawals.find(withdrawalId))
      const { userId } = yield* Effect.flatten(mentors.find(mentorId))
      const { email, fullName } = yield* Effect.flatten(users.find(userId))
      return { withdrawal, userId, email, fullName, amount: moneyOf(withdrawal.amount).formatted }
    },
    (found) => Effect.option(found)
  )
})

const type = "withdrawal.updated"

/** To every admin. */
export const withdrawalRequested = notice(
  { name: "WithdrawalRequested", type },
  Effect.gen(function* () {
    const find = yield* makeFindPayout
    const { findAdmin, recipients } = yield* makeAdminRecipients
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof WithdrawalRequested>, Notice> = Effect.fnUntraced(
      function* (payload, delivery) {
        const admin = yield* findAdmin(delivery)
        const found = Option.getOrUndefined(yield* find(payload))
        // Decided meanwhile: nobody has to act.
        if (admin === undefined || found?.withdrawal.status !== "pending") return null
        const { amount, fullName, userId, withdrawal } = found
        const method = withdrawal.method.title
        return noticeOf({
          type,
          userId: admin.id,
          to: admin.email,
          subject: payload.withdrawalId,
          senderId: userId,
          role: null,
          facts: { status: "requested", amount: withdrawal.amount, method },
          letter: letters.withdrawalRequested(admin.fullName, { mentor: fullName, amount, method, home })
        })
      }
    )
    return { recipients, compose }
  })
)

/** To the mentor; reason or reference are read from the withdrawal. */
const mentorNotice = (
  name: string,
  status: "approved" | "rejected" | "paid" | "failed",
  letterOf: (payout: letters.Payout, withdrawal: Withdrawal) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const find = yield* makeFindPayout
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<PayloadOf<typeof WithdrawalApproved>, Notice> = Effect.fnUntraced(function* (payload) {
        const found = Option.getOrUndefined(yield* find(payload))
        if (found === undefined) return null
        const { amount, email, fullName, userId, withdrawal } = found
        const method = withdrawal.method.title
        return noticeOf({
          type,
          userId,
          to: email,
          subject: payload.withdrawalId,
          senderId: null,
          role: "mentor",
          facts: { status, amount: withdrawal.amount, method },
          letter: letterOf({ name: fullName, amount, method, home }, withdrawal)
        })
      })
      return compose
    })
  )

export const withdrawalApproved = mentorNotice("WithdrawalApproved", "approved", letters.withdrawalApproved)
export const withdrawalRejected = mentorNotice("WithdrawalRejected", "rejected", (payout, { rejectionReason }) =>
  letters.withdrawalRejected(payout, rejectionReason ?? "")
)
export const withdrawalPaid = mentorNotice("WithdrawalPaid", "paid", (payout, { reference }) =>
  letters.withdrawalPaid(payout, reference ?? "")
)
export const withdrawalFailed = mentorNotice("WithdrawalFailed", "failed", (payout, { failureReason }) =>
  letters.withdrawalFailed(payout, failureReason ?? "")
)
