/**
 * What an admin has decided about somebody, with the reason as it was recorded. Mails are in no order, so one
 * that comes late and is no longer so would contradict the one that overtook it: it is not sent.
 */
import { Effect, Option } from "effect"
import type { User, UserBanned, UserReinstated, UserSuspended } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { type MentorReinstated, MentorRepository, type MentorSuspended } from "../../profiles/index.js"
import { holderMailReaction, holderNotice, type StillTrue } from "../holder-notice.js"

const whereAccount = (isSo: (user: User) => boolean) => Effect.succeed<StillTrue>((user) => Effect.succeed(isSo(user)))

const whereMentorIsSuspended = (isSuspended: boolean) =>
  Effect.map(
    MentorRepository,
    ({ findByUser }): StillTrue =>
      ({ id }) =>
        Effect.map(
          findByUser(id),
          Option.exists(({ approvalStatus }) => (approvalStatus === "suspended") === isSuspended)
        )
  )

export const mailUserSuspended = holderMailReaction(
  { name: "notifications.mailUserSuspended", type: "account.suspended" },
  ({ reason }: PayloadOf<typeof UserSuspended>, occasion) => occasion.letters.userSuspended(reason, occasion),
  whereAccount(({ isActive }) => !isActive)
)

export const mailUserBanned = holderMailReaction(
  { name: "notifications.mailUserBanned", type: "account.banned" },
  ({ reason }: PayloadOf<typeof UserBanned>, occasion) => occasion.letters.userBanned(reason, occasion),
  whereAccount(({ bannedAt }) => bannedAt !== null)
)

export const mailUserReinstated = holderMailReaction(
  { name: "notifications.mailUserReinstated", type: "account.reinstated" },
  ({ reason }: PayloadOf<typeof UserReinstated>, occasion) => occasion.letters.userReinstated(reason, occasion),
  whereAccount(({ bannedAt, isActive }) => isActive && bannedAt === null)
)

export const mentorSuspended = holderNotice(
  { name: "MentorSuspended", type: "mentor.suspended" },
  ({ mentorId, reason }: PayloadOf<typeof MentorSuspended>, occasion) => ({
    subject: mentorId,
    facts: { reason },
    letter: occasion.letters.mentorSuspended(reason, occasion)
  }),
  whereMentorIsSuspended(true)
)

export const mentorReinstated = holderNotice(
  { name: "MentorReinstated", type: "mentor.reinstated" },
  ({ mentorId }: PayloadOf<typeof MentorReinstated>, occasion) => ({
    subject: mentorId,
    facts: {},
    letter: occasion.letters.mentorReinstated(occasion)
  }),
  whereMentorIsSuspended(false)
)
