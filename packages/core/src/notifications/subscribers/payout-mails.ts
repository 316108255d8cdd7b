/** Mails about withdrawals. */
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
import { admins } from "../admins.js"
import { type Compose, mailing } from "../mailing.js"
import type { Letter } from "../templates/letter.js"
import * as letters from "../templates/payout-letters.js"

/** A withdrawal as it is now, and who has asked for it; none where either of them is gone. */
const payouts = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(
    function* ({ mentorId, withdrawalId }: PayloadOf<typeof WithdrawalRequested>) {
      const withdrawal = yield* Effect.flatten(withdrawals.find(withdrawalId))
      const { userId } = yield* Effect.flatten(mentors.find(mentorId))
      const { email, fullName } = yield* Effect.flatten(users.find(userId))
      return { withdrawal, email, fullName, amount: moneyOf(withdrawal.amount).formatted }
    },
    (found) => Effect.option(found)
  )
})

/** To every admin. */
export const mailWithdrawalRequested = mailing(
  { name: "notifications.mailWithdrawalRequested", priority: "medium" },
  Effect.gen(function* () {
    const find = yield* payouts
    const { findAdmin, recipients } = yield* admins
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof WithdrawalRequested>> = Effect.fnUntraced(function* (payload, delivery) {
      const admin = yield* findAdmin(delivery)
      const found = Option.getOrUndefined(yield* find(payload))
      // Decided about in the meantime: nobody has to act any more.
      if (admin === undefined || found?.withdrawal.status !== "pending") return null
      const asked = { mentor: found.fullName, amount: found.amount, method: found.withdrawal.method.title, home }
      return { to: admin.email, letter: letters.withdrawalRequested(admin.fullName, asked) }
    })
    return { recipients, compose }
  })
)

/** To the mentor who has asked for it; what else has to be said is in the withdrawal by then. */
const mailingMentor = (
  name: `notifications.mail${string}`,
  letterOf: (payout: letters.Payout, withdrawal: Withdrawal) => Letter
) =>
  mailing(
    { name, priority: "medium" },
    Effect.gen(function* () {
      const find = yield* payouts
      const { frontendUrl: home } = yield* LinkBase

      const compose: Compose<PayloadOf<typeof WithdrawalApproved>> = (payload) =>
        Effect.map(find(payload), (found) =>
          Option.match(found, {
            onNone: () => null,
            onSome: ({ amount, email, fullName, withdrawal }) => {
              const payout = { name: fullName, amount, method: withdrawal.method.title, home }
              return { to: email, letter: letterOf(payout, withdrawal) }
            }
          })
        )
      return compose
    })
  )

export const mailWithdrawalApproved = mailingMentor("notifications.mailWithdrawalApproved", letters.withdrawalApproved)
export const mailWithdrawalRejected = mailingMentor(
  "notifications.mailWithdrawalRejected",
  (payout, { rejectionReason }) => letters.withdrawalRejected(payout, rejectionReason ?? "")
)
export const mailWithdrawalPaid = mailingMentor("notifications.mailWithdrawalPaid", (payout, { reference }) =>
  letters.withdrawalPaid(payout, reference ?? "")
)
export const mailWithdrawalFailed = mailingMentor("notifications.mailWithdrawalFailed", (payout, { failureReason }) =>
  letters.withdrawalFailed(payout, failureReason ?? "")
)
