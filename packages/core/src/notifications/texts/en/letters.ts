/** Letters in English. */
import { accountErased, passwordChange, passwordReset, resetPassword, verifyAddress } from "./account-letters.js"
import { bookedSlotsAffected } from "./calendar-letters.js"
import { sessionCancelledForMentee, sessionCancelledForMentor, sessionUnanswered } from "./cancellation-letters.js"
import { connectionAccepted, connectionRequest } from "./connection-letters.js"
import { commentMentioned, postMentioned } from "./feed-letters.js"
import { mentorApplied, mentorApproved, mentorRejected } from "./mentor-letters.js"
import { mentorReinstated, mentorSuspended, userBanned, userReinstated, userSuspended } from "./moderation-letters.js"
import {
  chargeDisputed,
  disputeDecided,
  paymentReceived,
  refundIssued,
  renewalFailed,
  subscriptionEnded
} from "./money-letters.js"
import { passkeyAdded, passkeyRemoved } from "./passkey-letters.js"
import {
  withdrawalApproved,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRejected,
  withdrawalRequested
} from "./payout-letters.js"
import { providerLinked } from "./provider-letters.js"
import { followUpReminder, sessionReminder } from "./reminder-letters.js"
import {
  appointmentPaid,
  followUpScheduled,
  sessionAccepted,
  sessionBooked,
  sessionCompletedForMentee,
  sessionCompletedForMentor,
  sessionConfirmed,
  sessionDeclined
} from "./session-letters.js"
import { factorChange, oneTimeCode, oneTimeCodeText } from "./two-factor-letters.js"
import { documentApproved, documentRejected } from "./verification-letters.js"

export const letters = {
  "auth.verify_email": { verifyAddress },
  "auth.password_reset": { resetPassword },
  "auth.two_factor_code": { oneTimeCode },
  "auth.two_factor_sms": { oneTimeCodeText },
  "auth.security_alert": { passwordChange, passwordReset, factorChange, passkeyAdded, passkeyRemoved, providerLinked },
  "account.suspended": { userSuspended },
  "account.banned": { userBanned },
  "account.reinstated": { userReinstated },
  "account.erased": { accountErased },
  "session.booked": { sessionBooked },
  "session.confirmed": { sessionConfirmed, sessionAccepted },
  "session.cancelled": { sessionDeclined, sessionUnanswered, sessionCancelledForMentee, sessionCancelledForMentor },
  "session.completed": { sessionCompletedForMentee, sessionCompletedForMentor },
  "session.paid": { appointmentPaid },
  "session.follow_up_scheduled": { followUpScheduled },
  "session.reminder_24h": { sessionReminder },
  "session.reminder_1h": { sessionReminder },
  "booking.followup_reminder": { followUpReminder },
  "availability.booked_slots_affected": { bookedSlotsAffected },
  "payment.received": { paymentReceived },
  "payment.disputed": { chargeDisputed, disputeDecided },
  "refund.issued": { refundIssued },
  "subscription.renewal_failed": { renewalFailed },
  "subscription.ended": { subscriptionEnded },
  "withdrawal.updated": {
    withdrawalRequested,
    withdrawalApproved,
    withdrawalRejected,
    withdrawalPaid,
    withdrawalFailed
  },
  "feed.connection_request": { connectionRequest },
  "feed.connection_accepted": { connectionAccepted },
  "feed.post_mentioned": { postMentioned },
  "feed.comment_mentioned": { commentMentioned },
  "mentor.registered": { mentorApplied },
  "mentor.approved": { mentorApproved },
  "mentor.rejected": { mentorRejected },
  "mentor.suspended": { mentorSuspended },
  "mentor.reinstated": { mentorReinstated },
  "mentor.document_reviewed": { documentApproved, documentRejected }
} as const
