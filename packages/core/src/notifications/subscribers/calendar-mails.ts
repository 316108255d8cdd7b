/** Mails about a mentor's calendar. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { LinkBase, type PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type BookedSlotsAffected, SessionTypeRepository, SlotRepository } from "../../scheduling/index.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { bookedSlotsAffected } from "../templates/calendar-letters.js"
import { momentIn } from "../templates/moments.js"

/** `availability.booked_slots_affected`: only sessions still booked and not over. */
export const mailBookedSlotsAffected = mailReaction(
  { name: "notifications.mailBookedSlotsAffected", type: "availability.booked_slots_affected" },
  Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const users = yield* UserRepository
    const slots = yield* SlotRepository
    const sessionTypes = yield* SessionTypeRepository
    const { frontendUrl: home } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof BookedSlotsAffected>> = Effect.fnUntraced(function* ({
      mentorId,
      slotIds
    }) {
      const mentor = Option.getOrUndefined(yield* mentors.find(mentorId))
      const user = mentor && Option.getOrUndefined(yield* users.find(mentor.userId))
      if (mentor === undefined || user === undefined) return null
      const now = yield* DateTime.now
      const titles = new Map((yield* sessionTypes.list(mentorId)).map(({ id, title }) => [id, title]))
      const sessions = (yield* slots.find(slotIds))
        .filter(({ claimed, startsAt }) => claimed > 0 && DateTime.greaterThan(startsAt, now))
        .map(({ sessionTypeId, startsAt }) => ({
          title: titles.get(sessionTypeId) ?? "",
          when: momentIn(mentor.timeZone, startsAt)
        }))
      if (sessions.length === 0) return null
      return { to: user.email, letter: bookedSlotsAffected(user.fullName, sessions, home) }
    })
    return compose
  })
)
