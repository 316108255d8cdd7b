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
import { makeAdminRecipients } from "../admins.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
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
      return { withdrawal, email, fullName, amount: moneyOf(withdrawal.amount).formatted }
    },
    (found) => Effect.option(found)
  )
})

/** To every admin. */
export const mailWithdrawalRequested = mailReaction(
  { name: "notifications.mailWithdrawalRequested", type: "withdrawal.updated" },
  Effect.gen(function* () {
    const find = yield* makeFindPayout
    const { findAdmin, recipients } = yield* makeAdminRecipients
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof WithdrawalRequested>> = Effect.fnUntraced(function* (payload, delivery) {
      const admin = yield* findAdmin(delivery)
      const found = Option.getOrUndefined(yield* find(payload))
      // Decided meanwhile: nobody has to act.
      if (admin === undefined || found?.withdrawal.status !== "pending") return null
      const asked = { mentor: found.fullName, amount: found.amount, method: found.withdrawal.method.title, home }
      return { to: admin.email, letter: letters.withdrawalRequested(admin.fullName, asked) }
    })
    return { recipients, compose }
  })
)

/** To the mentor; reason or reference are read from the withdrawal. */
const mentorMailReaction = (
  name: `notifications.mail${string}`,
  letterOf: (payout: letters.Payout, withdrawal: Withdrawal) => Letter
) =>
  mailReaction(
    { name, type: "withdrawal.updated" },
    Effect.gen(function* () {
      const find = yield* makeFindPayout
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

export const mailWithdrawalApproved = mentorMailReaction(
  "notifications.mailWithdrawalApproved",
  letters.withdrawalApproved
)
export const mailWithdrawalRejected = mentorMailReaction(
  "notifications.mailWithdrawalRejected",
  (payout, { rejectionReason }) => letters.withdrawalRejected(payout, rejectionReason ?? "")
)
export const mailWithdrawalPaid = mentorMailReaction("notifications.mailWithdrawalPaid", (payout, { reference }) =>
  letters.withdrawalPaid(payout, reference ?? "")
)
export const mailWithdrawalFailed = mentorMailReaction(
  "notifications.mailWithdrawalFailed",
  (payout, { failureReason }) => letters.withdrawalFailed(payout, failureReason ?? "")
)
