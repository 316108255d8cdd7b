/** Every letter that there is, of any language, with a text in each place that people or admins fill. */
import type { Letter } from "@mentorkit/core/internal/notifications"
import { FactorChange } from "@mentorkit/core/two-factor"
import type { Letters, MailedType } from "../../src/notifications/texts/letters.js"
import { sessionLettersOf } from "./every-session-letter.js"

/** Letters by type and name: none is left out. */
type Every = {
  readonly [T in MailedType]: {
    readonly [N in Exclude<keyof Letters[T], "oneTimeCodeText">]: ReadonlyArray<Letter>
  }
}

const url = "https://app.example.test"
const accountLettersOf = (letters: Letters, text: string) => {
  const occasion = { name: text, when: "Monday", url }
  const alerts = letters["auth.security_alert"]
  const link = { name: text, provider: "Google", url }
  const left = { passkeys: 0, apps: 0, phoneNumber: null, backupCodes: 0, providers: [] }
  const kept = { passkeys: 2, apps: 1, phoneNumber: "+4930123456", backupCodes: 7, providers: ["GitHub"] }
  return {
    "auth.verify_email": {
      verifyAddress: [
        letters["auth.verify_email"].verifyAddress({ link: `${url}/auth/verify-email?token=abc`, minutes: 60 })
      ]
    },
    "auth.password_reset": {
      resetPassword: [
        letters["auth.password_reset"].resetPassword({
          link: `${url}/auth/reset-password?token=abc&email=a%40b.test`,
          minutes: 1
        })
      ]
    },
    "auth.two_factor_code": {
      oneTimeCode: (["sign_in", "settings", "phone", "confirmation"] as const).map((purpose) =>
        letters["auth.two_factor_code"].oneTimeCode("123456", 10, purpose)
      )
    },
    "auth.two_factor_sms": {},
    "auth.security_alert": {
      passwordChange: (["changed", "set"] as const).map((how) => alerts.passwordChange(how, { when: "Sunday", url })),
      passwordReset: [
        alerts.passwordReset({ left }, { when: "Sunday", url }),
        alerts.passwordReset({ left: kept, removed: { passkeys: 2, apps: 1 } }, { when: "Sunday", url })
      ],
      factorChange: FactorChange.literals.map((change) => alerts.factorChange(change, occasion)),
      passkeyAdded: [alerts.passkeyAdded(occasion)],
      passkeyRemoved: [alerts.passkeyRemoved(occasion)],
      providerLinked: [true, false].map((isTakenOver) => alerts.providerLinked({ ...link, isTakenOver }))
    },
    "account.suspended": { userSuspended: [letters["account.suspended"].userSuspended(text, occasion)] },
    "account.banned": { userBanned: [letters["account.banned"].userBanned(text, occasion)] },
    "account.reinstated": { userReinstated: [letters["account.reinstated"].userReinstated(text, occasion)] },
    "account.erased": { accountErased: [letters["account.erased"].accountErased()] },
    "mentor.suspended": { mentorSuspended: [letters["mentor.suspended"].mentorSuspended(text, occasion)] },
    "mentor.reinstated": { mentorReinstated: [letters["mentor.reinstated"].mentorReinstated(occasion)] }
  }
}

const mentorLettersOf = (letters: Letters, text: string) => {
  const { bookedSlotsAffected } = letters["availability.booked_slots_affected"]
  const { documentApproved, documentRejected } = letters["mentor.document_reviewed"]
  const document = { type: "passport", fileName: text, notes: text } as const
  return {
    "availability.booked_slots_affected": {
      bookedSlotsAffected: [1, 21, 25].map((length) =>
        bookedSlotsAffected(
          text,
          Array.from({ length }, () => ({ title: text, when: "Sunday" })),
          url
        )
      )
    },
    "mentor.registered": {
      mentorApplied: [letters["mentor.registered"].mentorApplied(text, { applicant: text, headline: text, url })]
    },
    "mentor.approved": { mentorApproved: [letters["mentor.approved"].mentorApproved(text, url)] },
    "mentor.rejected": { mentorRejected: [letters["mentor.rejected"].mentorRejected(text, text, url)] },
    "mentor.document_reviewed": {
      documentApproved: [documentApproved(text, { ...document, type: "id_card", notes: null }, url)],
      documentRejected: (["passport", "driving_license"] as const).map((type) =>
        documentRejected(text, { ...document, type }, url)
      )
    }
  }
}

const connectionLettersOf = (letters: Letters, text: string) => ({
  "feed.connection_request": {
    connectionRequest: [letters["feed.connection_request"].connectionRequest(text, { person: text, url })]
  },
  "feed.connection_accepted": {
    connectionAccepted: [letters["feed.connection_accepted"].connectionAccepted(text, { person: text, url })]
  }
})

const feedLettersOf = (letters: Letters, text: string) => ({
  "feed.post_mentioned": {
    postMentioned: [letters["feed.post_mentioned"].postMentioned(text, { person: text, url })]
  },
  "feed.comment_mentioned": {
    commentMentioned: [letters["feed.comment_mentioned"].commentMentioned(text, { person: text, url })]
  }
})

const moneyLettersOf = (letters: Letters, text: string) => {
  const payout = { name: text, amount: "$80.00", method: text, url }
  const payouts = letters["withdrawal.updated"]
  const money = { name: text, description: text, reference: text, amount: "$80.00", fee: "$12.00", net: "$68.00", url }
  const { chargeDisputed, disputeDecided } = letters["payment.disputed"]
  return {
    "payment.received": { paymentReceived: [letters["payment.received"].paymentReceived(money)] },
    "payment.disputed": {
      chargeDisputed: [chargeDisputed(money)],
      disputeDecided: [true, false].map((isWon) => disputeDecided({ ...money, isWon }))
    },
    "refund.issued": {
      refundIssued: [true, false].map((isFull) => letters["refund.issued"].refundIssued({ ...money, isFull }))
    },
    "subscription.renewal_failed": {
      renewalFailed: [letters["subscription.renewal_failed"].renewalFailed(money)]
    },
    "subscription.ended": { subscriptionEnded: [letters["subscription.ended"].subscriptionEnded(money)] },
    "withdrawal.updated": {
      withdrawalRequested: [payouts.withdrawalRequested(text, { mentor: text, amount: "$80.00", method: text, url })],
      withdrawalApproved: [payouts.withdrawalApproved(payout)],
      withdrawalRejected: [payouts.withdrawalRejected(payout, text)],
      withdrawalPaid: [payouts.withdrawalPaid(payout, text)],
      withdrawalFailed: [payouts.withdrawalFailed(payout, text)]
    }
  }
}

const everyLetter = (letters: Letters, text: string): Every => ({
  ...accountLettersOf(letters, text),
  ...mentorLettersOf(letters, text),
  ...connectionLettersOf(letters, text),
  ...feedLettersOf(letters, text),
  ...moneyLettersOf(letters, text),
  ...sessionLettersOf(letters, text)
})

/** All of them, in an order that all languages have in common. */
export const lettersWith = (letters: Letters, text: string): ReadonlyArray<Letter> =>
  Object.values(everyLetter(letters, text)).flatMap((named) =>
    Object.values(named as Readonly<Record<string, ReadonlyArray<Letter>>>).flat()
  )
