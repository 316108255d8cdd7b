/** Mails about applications to be a mentor. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import { type MentorApplied, type MentorApproved, type MentorRejected, MentorRepository } from "../../profiles/index.js"
import { mailingHolder } from "../holder-mails.js"
import { type Compose, mailing } from "../mailing.js"
import * as letters from "../templates/mentor-letters.js"

/** To every admin. */
export const mailMentorApplied = mailing(
  "notifications.mailMentorApplied",
  Effect.gen(function* () {
    const users = yield* UserRepository
    const mentors = yield* MentorRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof MentorApplied>> = Effect.fnUntraced(function* ({ mentorId, userId }) {
      const applicant = Option.getOrUndefined(yield* users.find(userId))
      const profile = Option.getOrUndefined(yield* mentors.find(mentorId))
      // Decided about in the meantime: nobody has to act any more.
      if (applicant === undefined || profile?.approvalStatus !== "pending") return []
      const application = { applicant: applicant.fullName, headline: profile.headline, home }
      const admins = yield* users.findByRole("admin")
      return admins.map(({ email, fullName }) => ({ to: email, letter: letters.mentorApplied(fullName, application) }))
    })
    return compose
  })
)

export const mailMentorApproved = mailingHolder(
  "notifications.mailMentorApproved",
  (_: PayloadOf<typeof MentorApproved>, { home, name }) => letters.mentorApproved(name, home)
)

export const mailMentorRejected = mailingHolder(
  "notifications.mailMentorRejected",
  ({ reason }: PayloadOf<typeof MentorRejected>, { home, name }) => letters.mentorRejected(name, reason, home)
)
