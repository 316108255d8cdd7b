/** Ports of bookings. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option, Schema } from "effect"
import {
  described,
  type ListOrder,
  listOrder,
  type MentorId,
  type PageOf,
  type PageRequest,
  type UserId
} from "../kernel/index.js"
import type { BookingAttemptId, SlotId } from "../scheduling/index.js"
import type { Booking } from "./booking.js"
import type { BookingCard } from "./booking-card.js"
import type { AttemptAlreadyBooked } from "./errors.js"
import type { BookingId } from "./ids.js"
import { jitsiMeetingLinks } from "./meeting-links.js"
import type { Reminder } from "./reminders.js"
import type { BookingStatus } from "./statuses.js"

/** Deadline columns of a booking. Set only while the deadline runs. */
export type Deadline = "paymentExpiresAt" | "respondBy" | "autoCompleteAt" | "deliverAt"

export class BookingRepository extends Context.Tag("@mentorkit/BookingRepository")<
  BookingRepository,
  {
    /** An attempt is booked once: of two parallel calls one fails. */
    readonly add: (booking: Booking) => Effect.Effect<void, AttemptAlreadyBooked>
    /** Locked until the transaction ends. The first lock of every transaction that changes a booking. */
    readonly lock: (id: BookingId) => Effect.Effect<Option.Option<Booking>>
    readonly find: (id: BookingId) => Effect.Effect<Option.Option<Booking>>
    readonly findByAttempt: (bookingAttemptId: BookingAttemptId) => Effect.Effect<Option.Option<Booking>>
    /** The meeting link of a booking whose first session is in this slot; none as long as none has one. */
    readonly findMeetingUrl: (firstSlotId: SlotId) => Effect.Effect<Option.Option<string>>
    /**
     * Stores `after` if the booking still is in the state of `before`, and answers whether it was: one conditional
     * update, so that of two moves from one state one happens. Slots that `after` has more are stored with it.
     */
    readonly move: (before: Booking, after: Booking) => Effect.Effect<boolean>
    /** Bookings of the two that are not over, whoever of them is the mentor. */
    readonly countOpenBetween: (one: UserId, other: UserId) => Effect.Effect<number>
    /** Bookings whose deadline has passed at `now`, the longest overdue first. Takes no lock. */
    readonly listDue: (deadline: Deadline, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<BookingId>>
  }
>() {}

/** A reminder that was not sent yet. */
export interface PlannedReminder extends Reminder {
  readonly bookingId: BookingId
}

export class ReminderRepository extends Context.Tag("@mentorkit/ReminderRepository")<
  ReminderRepository,
  {
    /**
     * Replaces the reminders of a locked booking from `at` on. One of a session that is due by then stays until it is sent;
     * of follow-ups without a date only the newest counts.
     */
    readonly plan: (bookingId: BookingId, reminders: ReadonlyArray<Reminder>, at: DateTime.Utc) => Effect.Effect<void>
    /** Reminders due at `now`, the longest overdue first. Takes no lock. */
    readonly listDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<PlannedReminder>>
    /** Removes a reminder; false if it was gone. Of parallel callers one gets true. */
    readonly take: (reminder: PlannedReminder) => Effect.Effect<boolean>
  }
>() {}

/** A banned or suspended account whose bookings must still be checked. */
export interface Departure {
  readonly userId: UserId
  readonly requestedAt: DateTime.Utc
}

export class DepartureRepository extends Context.Tag("@mentorkit/DepartureRepository")<
  DepartureRepository,
  {
    /** Replaces an earlier request of the account: one pass serves all. */
    readonly request: (departure: Departure) => Effect.Effect<void>
    /** Oldest request first. Takes no lock. */
    readonly list: (limit: number) => Effect.Effect<ReadonlyArray<Departure>>
    /** No effect if there is a newer request. */
    readonly finish: (departure: Departure) => Effect.Effect<void>
    /** Bookings that are not over, with the user on either side, by id after `after`. Takes no lock. */
    readonly listOpenBookings: (query: {
      readonly userId: UserId
      readonly after: BookingId | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<BookingId>>
    /** Attempts with held seats and no booking: of the user as mentee, or of others with the user as mentor. */
    readonly listHeldAttempts: (
      userId: UserId,
      side: "mentee" | "mentor"
    ) => Effect.Effect<ReadonlyArray<BookingAttemptId>>
  }
>() {}

/**
 * Where both sides of a session meet: a public Jitsi server, unless a host binds something else. Asked once for a booking,
 * inside the transaction that settles the session, so it must not wait for the world: a service that has to be asked first
 * is reached by a page of the host's own, which does so when it is opened.
 */
export class MeetingLinks extends Context.Reference<MeetingLinks>()("@mentorkit/MeetingLinks", {
  defaultValue: () => jitsiMeetingLinks("https://meet.jit.si")
}) {}

/** The mentee or mentor whose bookings are read. Mentors do not see unpaid ones, except for appointments from a chat. */
export type Viewer =
  | { readonly _tag: "Mentee"; readonly menteeId: UserId }
  | { readonly _tag: "Mentor"; readonly mentorId: MentorId }

/** Left out: not filtered. */
export interface BookingFilter {
  readonly statuses?: ReadonlyArray<BookingStatus> | undefined
  /** `from <= startsAt < until`, of one of its sessions. */
  readonly from?: DateTime.Utc | undefined
  readonly until?: DateTime.Utc | undefined
  /** The other side: a mentor for mentees, a mentee for mentors. */
  readonly mentorId?: MentorId | undefined
  readonly menteeId?: UserId | undefined
}

export const BookingSort = described(
  Schema.Literal("starts_at", "-starts_at"),
  "By start of the first session: `starts_at` the earliest first, `-starts_at` the latest first, which is also what " +
    "comes where it is left out.",
  "-starts_at"
)
export type BookingSort = typeof BookingSort.Type

export const bookingOrders: { readonly [S in BookingSort]: ListOrder } = {
  starts_at: listOrder("bookings", { startsAt: "moment asc", id: "uuid asc" }),
  "-starts_at": listOrder("latest-bookings", { startsAt: "moment desc", id: "uuid desc" })
}

/** Bookings with the names of everybody involved. A fixed number of statements a call. */
export class BookingCards extends Context.Tag("@mentorkit/BookingCards")<
  BookingCards,
  {
    readonly find: (id: BookingId, viewer: Viewer) => Effect.Effect<Option.Option<BookingCard>>
    readonly list: (query: {
      readonly viewer: Viewer
      readonly filter: BookingFilter
      readonly sort: BookingSort
      readonly page: PageRequest
    }) => Effect.Effect<PageOf<BookingCard>>
  }
>() {}
