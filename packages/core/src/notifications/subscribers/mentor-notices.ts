/** Notices about applications to be a mentor. */
import { Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import {
  isUndecided,
  type MentorApplied,
  type MentorApproved,
  type MentorRejected,
  MentorRepository
} from "../../profiles/index.js"
import { makeAdminRecipients } from "../admins.js"
import { holderNotice } from "../holder-notice.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makeTextsFor } from "../texts/catalogue.js"

/** To every admin. */
export const mentorApplied = notice(
  { name: "MentorApplied", type: "mentor.registered" },
  Effect.gen(function* () {
    const users = yield* UserRepository
    const mentors = yield* MentorRepository
    const { findAdmin, recipients } = yield* makeAdminRecipients
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("mentor.registered")

    const compose: Compose<PayloadOf<typeof MentorApplied>, Notice> = Effect.fnUntraced(function* (
      { mentorId, userId },
      delivery
    ) {
      const admin = yield* findAdmin(delivery)
      const applicant = Option.getOrUndefined(yield* users.find(userId))
      const profile = Option.getOrUndefined(yield* mentors.find(mentorId))
      // Decided meanwhile: nobody has to act.
      if (admin === undefined || applicant === undefined || profile === undefined || !isUndecided(profile)) return null
      const { frame, letters } = textsFor(admin)
      const url = pageUrl("adminMentor", mentorId)
      const application = { applicant: applicant.fullName, headline: profile.headline, url }
      return noticeOf({
        type: "mentor.registered",
        userId: admin.id,
        to: admin.email,
        subject: mentorId,
        senderId: userId,
        role: null,
        facts: {},
        frame,
        letter: letters.mentorApplied(admin.fullName, application)
      })
    })
    return { recipients, compose }
  })
)

export const mentorApproved = holderNotice(
  { name: "MentorApproved", type: "mentor.approved" },
  ({ mentorId }: PayloadOf<typeof MentorApproved>, { letters, name, url }) => ({
    subject: mentorId,
    facts: {},
    letter: letters.mentorApproved(name, url)
  })
)

export const mentorRejected = holderNotice(
  { name: "MentorRejected", type: "mentor.rejected" },
  ({ mentorId, reason }: PayloadOf<typeof MentorRejected>, { letters, name, url }) => ({
    subject: mentorId,
    facts: { reason },
    letter: letters.mentorRejected(name, reason, url)
  })
)
