/** Bookings for their mentee and their mentor. */
import { Array, Effect, Option } from "effect"
import { type Handler, mapPage, type PageRequest, refuseOtherOrder } from "../../kernel/index.js"
import { BookingNotFound } from "../errors.js"
import type { BookingId } from "../ids.js"
import type { Operations } from "../operations.js"
import { BookingCards, type BookingFilter, type BookingSort, bookingOrders, type Viewer } from "../ports.js"
import type { BookingStatus } from "../statuses.js"
import { toBookingResource } from "../to-resource.js"

interface ListInput extends PageRequest, Pick<BookingFilter, "from" | "until" | "mentorId" | "menteeId"> {
  readonly status?: BookingStatus | ReadonlyArray<BookingStatus> | undefined
  readonly sort?: BookingSort | undefined
}

const makeReaders = Effect.map(BookingCards, (cards) => ({
  get: Effect.fnUntraced(function* (viewer: Viewer, id: BookingId) {
    const card = yield* cards.find(id, viewer)
    return Option.isNone(card) ? yield* new BookingNotFound() : { booking: toBookingResource(card.value) }
  }),
  list: Effect.fnUntraced(function* (
    viewer: Viewer,
    { cursor, page, per_page, sort = "-starts_at", status, ...rest }: ListInput
  ) {
    const filter: BookingFilter = { ...rest, statuses: status === undefined ? undefined : Array.ensure(status) }
    yield* refuseOtherOrder(cursor, bookingOrders[sort])
    const found = yield* cards.list({ viewer, sort, filter, page: { page, per_page, cursor } })
    return { bookings: mapPage(found, toBookingResource) }
  })
}))

type Read<K extends keyof Operations> = Effect.Effect<Handler<Operations, K>, never, BookingCards>

export const getMenteeBooking: Read<"getMenteeBooking"> = Effect.map(
  makeReaders,
  ({ get }) =>
    ({ userId: menteeId }, { id }) =>
      get({ _tag: "Mentee", menteeId }, id)
)

export const listMenteeBookings: Read<"listMenteeBookings"> = Effect.map(
  makeReaders,
  ({ list }) =>
    ({ userId: menteeId }, { mentor_id: mentorId, ...input }) =>
      list({ _tag: "Mentee", menteeId }, { ...input, mentorId })
)

export const getMentorBooking: Read<"getMentorBooking"> = Effect.map(
  makeReaders,
  ({ get }) =>
    ({ mentorId }, { id }) =>
      get({ _tag: "Mentor", mentorId }, id)
)

export const listMentorBookings: Read<"listMentorBookings"> = Effect.map(
  makeReaders,
  ({ list }) =>
    ({ mentorId }, { mentee_id: menteeId, ...input }) =>
      list({ _tag: "Mentor", mentorId }, { ...input, menteeId })
)
