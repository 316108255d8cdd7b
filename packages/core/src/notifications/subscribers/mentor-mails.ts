/** Mails about applications to be a mentor. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import { type MentorApplied, type MentorApproved, type MentorRejected, MentorRepository } from "../../profiles/index.js"
import { makeAdminRecipients } from "../admins.js"
import { holderMailReaction } from "../holder-mail-reaction.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import * as letters from "../templates/mentor-letters.js"

/** To every admin. */
export const mailMentorApplied = mailReaction(
  { name: "notifications.mailMentorApplied", type: "mentor.registered" },
  Effect.gen(function* () {
    const users = yield* UserRepository
    const mentors = yield* MentorRepository
    const { findAdmin, recipients } = yield* makeAdminRecipients
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof MentorApplied>> = Effect.fnUntraced(function* (
      { mentorId, userId },
      delivery
    ) {
      const admin = yield* findAdmin(delivery)
      const applicant = Option.getOrUndefined(yield* users.find(userId))
      const profile = Option.getOrUndefined(yield* mentors.find(mentorId))
      // Decided meanwhile: nobody has to act.
      if (admin === undefined || applicant === undefined || profile?.approvalStatus !== "pending") return null
      const application = { applicant: applicant.fullName, headline: profile.headline, home }
      return { to: admin.email, letter: letters.mentorApplied(admin.fullName, application) }
    })
    return { recipients, compose }
  })
)

export const mailMentorApproved = holderMailReaction(
  { name: "notifications.mailMentorApproved", type: "mentor.approved" },
  (_: PayloadOf<typeof MentorApproved>, { home, name }) => letters.mentorApproved(name, home)
)

export const mailMentorRejected = holderMailReaction(
  { name: "notifications.mailMentorRejected", type: "mentor.rejected" },
  ({ reason }: PayloadOf<typeof MentorRejected>, { home, name }) => letters.mentorRejected(name, reason, home)
)
