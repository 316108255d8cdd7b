/** Mails about what an admin has decided about somebody, with the reason as it was recorded. */
import type { UserBanned, UserReinstated, UserSuspended } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import type { MentorReinstated, MentorSuspended } from "../../profiles/index.js"
import { mailingHolder } from "../holder-mails.js"
import * as letters from "../templates/moderation-letters.js"

export const mailUserSuspended = mailingHolder(
  { name: "notifications.mailUserSuspended", priority: "high" },
  ({ reason }: PayloadOf<typeof UserSuspended>, occasion) => letters.userSuspended(reason, occasion)
)

export const mailUserBanned = mailingHolder(
  { name: "notifications.mailUserBanned", priority: "high" },
  ({ reason }: PayloadOf<typeof UserBanned>, occasion) => letters.userBanned(reason, occasion)
)

export const mailUserReinstated = mailingHolder(
  { name: "notifications.mailUserReinstated", priority: "high" },
  ({ reason }: PayloadOf<typeof UserReinstated>, occasion) => letters.userReinstated(reason, occasion)
)

export const mailMentorSuspended = mailingHolder(
  { name: "notifications.mailMentorSuspended", priority: "high" },
  ({ reason }: PayloadOf<typeof MentorSuspended>, occasion) => letters.mentorSuspended(reason, occasion)
)

export const mailMentorReinstated = mailingHolder(
  { name: "notifications.mailMentorReinstated", priority: "high" },
  (_: PayloadOf<typeof MentorReinstated>, occasion) => letters.mentorReinstated(occasion)
)
