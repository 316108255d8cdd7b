/** Notices about a mentor's calendar. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { type BookedSlotsAffected, SessionTypeRepository, SlotRepository } from "../../scheduling/index.js"
import { makeLinks } from "../links.js"
import type { Compose } from "../mail-reaction.js"
import { type Notice, notice, noticeOf } from "../notice.js"
import { makeTextsFor } from "../texts/catalogue.js"

/** `availability.booked_slots_affected`: only sessions still booked and not over. */
export const bookedSlotsAffected = notice(
  { name: "BookedSlotsAffected", type: "availability.booked_slots_affected" },
  Effect.gen(function* () {
    const mentors = yield* MentorRepository
    const users = yield* UserRepository
    const slots = yield* SlotRepository
    const sessionTypes = yield* SessionTypeRepository
    const { pageUrl } = yield* makeLinks
    const textsFor = yield* makeTextsFor("availability.booked_slots_affected")

    const compose: Compose<PayloadOf<typeof BookedSlotsAffected>, Notice> = Effect.fnUntraced(function* ({
      mentorId,
      slotIds
    }) {
      const mentor = Option.getOrUndefined(yield* mentors.find(mentorId))
      const user = mentor && Option.getOrUndefined(yield* users.find(mentor.userId))
      if (mentor === undefined || user === undefined) return null
      const now = yield* DateTime.now
      const titles = new Map((yield* sessionTypes.list(mentorId)).map(({ id, title }) => [id, title]))
      const affected = (yield* slots.find(slotIds)).filter(
        ({ claimed, startsAt }) => claimed > 0 && DateTime.greaterThan(startsAt, now)
      )
      const [next] = affected
      if (next === undefined) return null
      const { frame, letters, zoned } = textsFor({ locale: user.locale, timeZone: mentor.timeZone })
      const sessions = affected.map(({ sessionTypeId, startsAt }) => ({
        title: titles.get(sessionTypeId) ?? "",
        when: zoned(startsAt)
      }))
      return noticeOf({
        type: "availability.booked_slots_affected",
        userId: user.id,
        to: user.email,
        subject: mentorId,
        senderId: null,
        role: "mentor",
        facts: { sessions: sessions.length, starts_at: next.startsAt },
        frame,
        letter: letters.bookedSlotsAffected(user.fullName, sessions, pageUrl("calendar"))
      })
    })
    return compose
  })
)
