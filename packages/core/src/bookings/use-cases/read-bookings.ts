/** Bookings as their mentee and their mentor see them. */
import { Effect, Option } from "effect"
import type { Handler, PageRequest } from "../../kernel/index.js"
import { toResource } from "../booking-card.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, type Viewer } from "../ports.js"
import type { BookingStatus } from "../statuses.js"

interface ListInput extends PageRequest {
  readonly status?: BookingStatus | undefined
}

const readers = Effect.map(BookingCards, (cards) => ({
  get: Effect.fnUntraced(function* (viewer: Viewer, id: BookingId) {
    const card = yield* cards.find(id, viewer)
    return Option.isNone(card) ? yield* new BookingNotFound() : { booking: toResource(card.value) }
  }),
  list: Effect.fnUntraced(function* (viewer: Viewer, { status, ...page }: ListInput) {
    const { items, total } = yield* cards.list({ viewer, status, page })
    return { bookings: { items: items.map(toResource), total } }
  })
}))

type Read<K extends keyof Operations> = Effect.Effect<Handler<Operations, K>, never, BookingCards>

export const getMenteeBooking: Read<"getMenteeBooking"> = Effect.map(
  readers,
  ({ get }) =>
    ({ userId: menteeId }, { id }) =>
      get({ _tag: "Mentee", menteeId }, id)
)

export const listMenteeBookings: Read<"listMenteeBookings"> = Effect.map(
  readers,
  ({ list }) =>
    ({ userId: menteeId }, input) =>
      list({ _tag: "Mentee", menteeId }, input)
)

export const getMentorBooking: Read<"getMentorBooking"> = Effect.map(
  readers,
  ({ get }) =>
    ({ mentorId }, { id }) =>
      get({ _tag: "Mentor", mentorId }, id)
)

export const listMentorBookings: Read<"listMentorBookings"> = Effect.map(
  readers,
  ({ list }) =>
    ({ mentorId }, input) =>
      list({ _tag: "Mentor", mentorId }, input)
)
