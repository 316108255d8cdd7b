/** Notices about withdrawals. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import {
  type Withdrawal,
  type WithdrawalApproved,
  WithdrawalRepository,
  type WithdrawalRequested
} from "../../withdrawals/index.js"
import { makeAdminRecipients } from "../admins.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import type { Letter } from "../templates/letter.js"
import { makeTextsFor } from "../texts/catalogue.js"
import type { Payout } from "../texts/en/payout-letters.js"
import type { LettersOf } from "../texts/letters.js"

/** A withdrawal as it is now, and its mentor; none if either is gone. */
const makeFindPayout = Effect.gen(function* () {
  const withdrawals = yield* WithdrawalRepository
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(
    function* ({ mentorId, withdrawalId }: PayloadOf<typeof WithdrawalRequested>) {
      const withdrawal = yield* Effect.flatten(withdrawals.find(withdrawalId))
      const { userId } = yield* Effect.flatten(mentors.find(mentorId))
      return { withdrawal, mentor: yield* Effect.flatten(users.find(userId)) }
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
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor(type)

    const compose: Compose<PayloadOf<typeof WithdrawalRequested>, Notice> = Effect.fnUntraced(
      function* (payload, delivery) {
        const admin = yield* findAdmin(delivery)
        const found = Option.getOrUndefined(yield* find(payload))
        // Decided meanwhile: nobody has to act.
        if (admin === undefined || found?.withdrawal.status !== "pending") return null
        const { mentor, withdrawal } = found
        const method = withdrawal.method.title
        const { frame, letters, money } = textsFor(admin)
        const url = pageUrl("adminWithdrawal", payload.withdrawalId)
        const asked = { mentor: mentor.fullName, amount: money(withdrawal.amount), method, url }
        return noticeOf({
          type,
          userId: admin.id,
          to: admin.email,
          subject: payload.withdrawalId,
          senderId: mentor.id,
          role: null,
          facts: { status: "requested", amount: withdrawal.amount, method },
          frame,
          letter: letters.withdrawalRequested(admin.fullName, asked)
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
  letterOf: (letters: LettersOf<typeof type>, payout: Payout, withdrawal: Withdrawal) => Letter
) =>
  notice(
    { name, type },
    Effect.gen(function* () {
      const find = yield* makeFindPayout
      const { pageUrl } = yield* makeLinks
      const textsFor = yield* makeTextsFor(type)

      const compose: Compose<PayloadOf<typeof WithdrawalApproved>, Notice> = Effect.fnUntraced(function* (payload) {
        const found = Option.getOrUndefined(yield* find(payload))
        if (found === undefined) return null
        const { mentor, withdrawal } = found
        const method = withdrawal.method.title
        const { frame, letters, money } = textsFor(mentor)
        const url = pageUrl("withdrawal", payload.withdrawalId)
        const payout = { name: mentor.fullName, amount: money(withdrawal.amount), method, url }
        return noticeOf({
          type,
          userId: mentor.id,
          to: mentor.email,
          frame,
          subject: payload.withdrawalId,
          senderId: null,
          role: "mentor",
          facts: { status, amount: withdrawal.amount, method },
          letter: letterOf(letters, payout, withdrawal)
        })
      })
      return compose
    })
  )

export const withdrawalApproved = mentorNotice("WithdrawalApproved", "approved", (letters, payout) =>
  letters.withdrawalApproved(payout)
)
export const withdrawalRejected = mentorNotice(
  "WithdrawalRejected",
  "rejected",
  (letters, payout, { rejectionReason }) => letters.withdrawalRejected(payout, rejectionReason ?? "")
)
export const withdrawalPaid = mentorNotice("WithdrawalPaid", "paid", (letters, payout, { reference }) =>
  letters.withdrawalPaid(payout, reference ?? "")
)
export const withdrawalFailed = mentorNotice("WithdrawalFailed", "failed", (letters, payout, { failureReason }) =>
  letters.withdrawalFailed(payout, failureReason ?? "")
)
