/** Free sessions that mentees of the demo market have asked for, and what their mentors say to it. */
import { Bookings } from "@mentorkit/core/bookings"
import { guest, type Mentor, type UserId } from "@mentorkit/core/kernel"
import { Scheduling } from "@mentorkit/core/scheduling"
import { DateTime, Effect } from "effect"
import { demoAddress } from "./demo-mentor.js"

interface DemoBooking {
  /** Addresses of both. */
  readonly mentee: string
  readonly mentor: string
  readonly session: string
  readonly note: string
  /** Left out: the mentor has yet to answer. */
  readonly answer?: { readonly note: string } | { readonly reason: string }
}

const mika = demoAddress("mentee")
const amina = demoAddress("amina.diallo")
const rohan = demoAddress("rohan.mehta")
const grace = demoAddress("mentor")

const demoBookings: ReadonlyArray<DemoBooking> = [
  {
    mentee: amina,
    mentor: grace,
    session: "First hello",
    note: "I was asked to lead the rewrite of our billing. Is that a good idea?",
    answer: { note: "Happy to. Bring one page about what hurts today." }
  },
  {
    mentee: mika,
    mentor: grace,
    session: "First hello",
    note: "I write back ends and want to move into payments. Where would you begin?"
  },
  {
    mentee: rohan,
    mentor: grace,
    session: "First hello",
    note: "Two offers, one decision. What should I ask both of them?"
  },
  {
    mentee: mika,
    mentor: demoAddress("sujata.gurung"),
    session: "Say hello",
    note: "I am on call for the first time next month.",
    answer: { note: "Good timing. Send me your last three alerts before we talk." }
  },
  {
    mentee: mika,
    mentor: demoAddress("elin.lindqvist"),
    session: "Way into security",
    note: "Which certificate is worth its money?",
    answer: { reason: "I am away that week. Please choose another Wednesday." }
  }
]

/** So far ahead that mentors have all of their time to answer, and reminders come later. */
const notice = { days: 3 }

/** The first free slot. */
const makeFindSlot = Effect.gen(function* () {
  const { listPublicSessionTypes, listPublicSlots } = yield* Scheduling

  return Effect.fnUntraced(function* ({ mentorId: mentor_id }: Mentor, title: string) {
    const { session_types } = yield* listPublicSessionTypes(guest, { mentor_id })
    const type = yield* Effect.fromNullable(session_types.find((one) => one.title === title))
    const from = DateTime.add(yield* DateTime.now, notice)
    const { slots } = yield* listPublicSlots(guest, { mentor_id, session_type_id: type.id, from })
    return yield* Effect.fromNullable(slots.find((slot) => slot.is_selectable))
  })
})

interface People {
  /** By address. */
  readonly mentors: ReadonlyMap<string, Mentor>
  readonly mentees: ReadonlyMap<string, UserId>
}

export const addBookings = Effect.fnUntraced(function* (people: People) {
  const findSlot = yield* makeFindSlot
  const { holdSlots } = yield* Scheduling
  const { acceptBooking, createBooking, declineBooking } = yield* Bookings

  for (const { answer, note, session, ...sides } of demoBookings) {
    const mentor = yield* Effect.fromNullable(people.mentors.get(sides.mentor))
    const userId = yield* Effect.fromNullable(people.mentees.get(sides.mentee))
    const mentee = { _tag: "User" as const, userId, roles: ["mentee" as const] }
    const slot = yield* findSlot(mentor, session)
    const { booking_attempt_id } = yield* holdSlots(mentee, { slot_ids: [slot.id] })
    const { booking } = yield* createBooking(mentee, { booking_attempt_id, note })
    if (answer === undefined) continue
    if ("note" in answer) yield* acceptBooking(mentor, { id: booking.id, ...answer })
    else yield* declineBooking(mentor, { id: booking.id, ...answer })
  }
}, Effect.orDie)
