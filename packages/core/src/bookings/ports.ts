/** What bookings needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option, Schema } from "effect"
import type { MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { BookingAttemptId } from "../scheduling/index.js"
import type { Booking } from "./booking.js"
import type { BookingCard } from "./booking-card.js"
import type { AttemptAlreadyBooked } from "./errors.js"
import type { BookingId } from "./ids.js"
import { jitsiMeetingLinks } from "./meeting-links.js"
import type { Reminder } from "./reminders.js"
import type { BookingStatus } from "./statuses.js"

/** A deadline's column on the booking; only a booking whose deadline still runs has it set. */
export type Deadline = "paymentExpiresAt" | "respondBy" | "autoCompleteAt" | "deliverAt"

export class BookingRepository extends Context.Tag("@mentorkit/BookingRepository")<
  BookingRepository,
  {
    /** An attempt is booked once, whatever was read before: of two parallel adds one fails. */
    readonly add: (booking: Booking) => Effect.Effect<void, AttemptAlreadyBooked>
    /** Locked until the transaction ends; the first lock of every transaction that changes a booking. */
    readonly lock: (id: BookingId) => Effect.Effect<Option.Option<Booking>>
    readonly find: (id: BookingId) => Effect.Effect<Option.Option<Booking>>
    readonly findByAttempt: (attemptId: BookingAttemptId) => Effect.Effect<Option.Option<Booking>>
    /**
     * Stores `after` if the booking still is in the state of `before`, and answers whether it was: one conditional
     * update, so that of two moves from one state one happens. Slots that `after` has more are stored with it.
     */
    readonly move: (before: Booking, after: Booking) => Effect.Effect<boolean>
    /** Those whose deadline has passed at `now`, the longest overdue first; nothing is locked. */
    readonly listDue: (deadline: Deadline, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<BookingId>>
  }
>() {}

/** A reminder that is still to be told. */
export interface PlannedReminder extends Reminder {
  readonly bookingId: BookingId
}

export class ReminderRepository extends Context.Tag("@mentorkit/ReminderRepository")<
  ReminderRepository,
  {
    /**
     * Of a locked booking: from `at` on these and no others. One of a session that is due by then stays until it is told;
     * of follow-ups without a date only the newest counts.
     */
    readonly plan: (bookingId: BookingId, reminders: ReadonlyArray<Reminder>, at: DateTime.Utc) => Effect.Effect<void>
    /** Those that are due at `now`, the longest overdue first; nothing is locked. */
    readonly listDue: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<PlannedReminder>>
    /** Takes one away, and answers whether it was still there: of several who try one does. */
    readonly take: (reminder: PlannedReminder) => Effect.Effect<boolean>
  }
>() {}

/** Somebody who was banned or suspended, and whose bookings have yet to be looked through. */
export interface Departure {
  readonly userId: UserId
  readonly requestedAt: DateTime.Utc
}

export class DepartureRepository extends Context.Tag("@mentorkit/DepartureRepository")<
  DepartureRepository,
  {
    /** The later request takes the place of the one before: an account is looked through once for all of them. */
    readonly request: (departure: Departure) => Effect.Effect<void>
    /** The oldest request first; nothing is locked. */
    readonly list: (limit: number) => Effect.Effect<ReadonlyArray<Departure>>
    /** Unless another request has come meanwhile. */
    readonly finish: (departure: Departure) => Effect.Effect<void>
    /** Bookings with the user on either side that are not over, by id and after `after`; nothing is locked. */
    readonly listOpenBookings: (query: {
      readonly userId: UserId
      readonly after: BookingId | null
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<BookingId>>
    /** Attempts that are no booking yet and hold seats: by the user as a buyer, or by others with them as the mentor. */
    readonly listHeldAttempts: (
      userId: UserId,
      as: "buyer" | "mentor"
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

/** Whose bookings: a mentor is not shown what nobody has paid yet, unless it was asked for in a chat. */
export type Viewer =
  | { readonly _tag: "Mentee"; readonly menteeId: UserId }
  | { readonly _tag: "Mentor"; readonly mentorId: MentorId }

/** What is left out is not filtered by. */
export interface BookingFilter {
  readonly statuses?: ReadonlyArray<BookingStatus> | undefined
  /** `from <= startsAt < until`, of one of its sessions. */
  readonly from?: DateTime.Utc | undefined
  readonly until?: DateTime.Utc | undefined
  /** The other side: for mentees a mentor, for mentors a mentee. */
  readonly mentorId?: MentorId | undefined
  readonly menteeId?: UserId | undefined
}

/** By the start of the first session, the latest first where there is a minus. */
export const BookingSort = Schema.Literal("starts_at", "-starts_at")
export type BookingSort = typeof BookingSort.Type

/** Bookings as people look at them, with the names of everybody concerned; a fixed number of statements a call. */
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
