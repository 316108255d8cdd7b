/** What bookings needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { MentorId, PageOf, PageRequest, UserId } from "../kernel/index.js"
import type { BookingAttemptId } from "../scheduling/index.js"
import type { Booking } from "./booking.js"
import type { BookingCard } from "./booking-card.js"
import type { AttemptAlreadyBooked } from "./errors.js"
import type { BookingId } from "./ids.js"
import type { BookingStatus } from "./statuses.js"

/** A deadline's column on the booking; only a booking whose deadline still runs has it set. */
export type Deadline = "paymentExpiresAt" | "respondBy" | "autoCompleteAt"

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
     * update, so that of two moves from one state one happens.
     */
    readonly move: (before: Booking, after: Booking) => Effect.Effect<boolean>
    /** Those whose deadline has passed at `now`, the longest overdue first; nothing is locked. */
    readonly findDue: (deadline: Deadline, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<BookingId>>
  }
>() {}

/** Whose bookings: a mentor is not shown what nobody has paid yet. */
export type Viewer =
  | { readonly _tag: "Mentee"; readonly menteeId: UserId }
  | { readonly _tag: "Mentor"; readonly mentorId: MentorId }

/** Bookings as people look at them, with the names of everybody concerned; a fixed number of statements a call. */
export class BookingCards extends Context.Tag("@mentorkit/BookingCards")<
  BookingCards,
  {
    readonly find: (id: BookingId, viewer: Viewer) => Effect.Effect<Option.Option<BookingCard>>
    /** The newest session first. */
    readonly list: (query: {
      readonly viewer: Viewer
      readonly status: BookingStatus | undefined
      readonly page: PageRequest
    }) => Effect.Effect<PageOf<BookingCard>>
  }
>() {}
