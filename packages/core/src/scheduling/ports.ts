/** Ports of scheduling. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import {
  type LocalDate,
  listOrder,
  type MentorId,
  type PageOf,
  type PageRequest,
  type UserId
} from "../kernel/index.js"
import type { AvailabilityOverride } from "./availability-override.js"
import type { AvailabilityRule } from "./availability-rule.js"
import type { CalendarCounts } from "./calendar-size.js"
import type { SlotsUnavailable } from "./errors.js"
import type {
  AvailabilityOverrideId,
  AvailabilityRuleId,
  BookingAttemptId,
  OffDayId,
  SessionTypeId,
  SlotId
} from "./ids.js"
import type { OffDay } from "./off-day.js"
import type { HeldSlot, SeatedSlot, SlotQuery, SlotsInView } from "./offered-slots.js"
import type { RegenerationPlan, RegenerationState, StoredSlot } from "./regeneration-plan.js"
import type { BookingAttempt, Hold, Slot, SlotsWithHolds } from "./seats.js"
import type { Offer, SessionType } from "./session-type.js"

export class SessionTypeRepository extends Context.Tag("@mentorkit/SessionTypeRepository")<
  SessionTypeRepository,
  {
    readonly find: (id: SessionTypeId) => Effect.Effect<Option.Option<SessionType>>
    readonly findOffer: (id: SessionTypeId) => Effect.Effect<Option.Option<Offer>>
    /** Inactive ones included, newest first. */
    readonly list: (mentorId: MentorId) => Effect.Effect<ReadonlyArray<SessionType>>
    readonly add: (sessionType: SessionType) => Effect.Effect<void>
    /** Stores everything but `id`, `mentorId` and `createdAt`. */
    readonly update: (sessionType: SessionType) => Effect.Effect<void>
  }
>() {}

export class AvailabilityRuleRepository extends Context.Tag("@mentorkit/AvailabilityRuleRepository")<
  AvailabilityRuleRepository,
  {
    /** All or none; one statement. */
    readonly addAll: (rules: ReadonlyArray<AvailabilityRule>) => Effect.Effect<void>
    /** Stores everything but `id`, `mentorId` and `createdAt`. */
    readonly update: (rule: AvailabilityRule) => Effect.Effect<void>
    readonly find: (id: AvailabilityRuleId) => Effect.Effect<Option.Option<AvailabilityRule>>
    /** Newest first; of a bulk the last one first. */
    readonly list: (query: {
      readonly mentorId: MentorId
      readonly onlyActive: boolean
      /** Default: no limit. */
      readonly limit?: number
      /** Rules for exactly this session type; those for all types are left out. */
      readonly sessionTypeId?: SessionTypeId | undefined
    }) => Effect.Effect<ReadonlyArray<AvailabilityRule>>
  }
>() {}

export class OffDayRepository extends Context.Tag("@mentorkit/OffDayRepository")<
  OffDayRepository,
  {
    readonly find: (id: OffDayId) => Effect.Effect<Option.Option<OffDay>>
    /** Most recent `offFrom` first; optionally only those that end on `from` or later. */
    readonly list: (mentorId: MentorId, from?: LocalDate) => Effect.Effect<ReadonlyArray<OffDay>>
    readonly add: (offDay: OffDay) => Effect.Effect<void>
    /** Stores everything but `id`, `mentorId` and `createdAt`. */
    readonly update: (offDay: OffDay) => Effect.Effect<void>
    readonly remove: (id: OffDayId) => Effect.Effect<void>
    /** Removes what vacation mode made, if anything. */
    readonly removeByVacationMode: (mentorId: MentorId) => Effect.Effect<void>
  }
>() {}

export class AvailabilityOverrideRepository extends Context.Tag("@mentorkit/AvailabilityOverrideRepository")<
  AvailabilityOverrideRepository,
  {
    readonly find: (id: AvailabilityOverrideId) => Effect.Effect<Option.Option<AvailabilityOverride>>
    /** Latest date first; optionally from a date on. */
    readonly list: (mentorId: MentorId, from?: LocalDate) => Effect.Effect<ReadonlyArray<AvailabilityOverride>>
    /**
     * A session type has one override a date at most: where there is one already, it gets the new hours and stays itself.
     * Answers what is stored then.
     */
    readonly put: (override: AvailabilityOverride) => Effect.Effect<AvailabilityOverride>
    readonly remove: (id: AvailabilityOverrideId) => Effect.Effect<void>
  }
>() {}

/** The next to expire first. */
export const holdsByExpiry = listOrder("holds", { expiresAt: "moment asc", startsAt: "moment asc", slotId: "uuid asc" })

/**
 * Slots, their holds and their seats. Whoever changes holds or seats does it inside a transaction and after locking the
 * slots, in id order like everybody else; the methods that lock by themselves say so.
 */
export class SlotRepository extends Context.Tag("@mentorkit/SlotRepository")<
  SlotRepository,
  {
    /** Existing slots of these ids, locked in id order until the transaction ends. */
    readonly lock: (slotIds: ReadonlyArray<SlotId>) => Effect.Effect<ReadonlyArray<Slot>>
    /**
     * Those of the slots that exist and every slot of the same mentor that overlaps one of them, buffers counted; locked
     * in id order until the transaction ends.
     */
    readonly lockWithOverlapping: (slotIds: ReadonlyArray<SlotId>) => Effect.Effect<ReadonlyArray<SlotId>>
    /** Removes expired holds on locked slots. Answers the slots as they are afterwards, and the holds live at `now`. */
    readonly releaseExpired: (slotIds: ReadonlyArray<SlotId>, now: DateTime.Utc) => Effect.Effect<SlotsWithHolds>
    /** Removes holds on locked slots; missing ones are ignored. */
    readonly release: (holds: ReadonlyArray<Hold>) => Effect.Effect<void>
    /**
     * On locked slots. A user has one hold on a slot at most: a newer one takes its place. The database itself refuses a
     * mentor who would be in two sessions at once and more seats than there are, whatever was read before; the
     * transaction is then lost.
     */
    readonly addHolds: (holds: ReadonlyArray<Hold>) => Effect.Effect<void, SlotsUnavailable>
    /** Until the transaction ends nobody else holds seats for the user. Taken before any slot is locked. */
    readonly lockHoldsOfUser: (userId: UserId) => Effect.Effect<void>
    /** The user's holds that are live at `now`. */
    readonly listLiveHolds: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<Hold>>
    /**
     * Sessions of the type that are claimed or held at `now` and start within the times. Until the transaction ends nobody
     * else counts sessions of the same type; taken after any slot is locked.
     */
    readonly lockTakenSessions: (query: {
      readonly sessionTypeId: SessionTypeId
      /** `from <= startsAt < until` */
      readonly from: DateTime.Utc
      readonly until: DateTime.Utc
      readonly now: DateTime.Utc
    }) => Effect.Effect<ReadonlyArray<Pick<Slot, "id" | "startsAt">>>
    readonly addAttempt: (attempt: BookingAttempt) => Effect.Effect<void>

    readonly find: (slotIds: ReadonlyArray<SlotId>) => Effect.Effect<ReadonlyArray<Slot>>
    readonly findAttempt: (bookingAttemptId: BookingAttemptId) => Effect.Effect<Option.Option<BookingAttempt>>
    /** Live and expired ones, without a lock: lock the attempt's slots first where that matters. */
    readonly listHoldsOfAttempt: (bookingAttemptId: BookingAttemptId) => Effect.Effect<ReadonlyArray<Hold>>
    /**
     * Makes the attempt's holds those of a booking in checkout: from now on their user cannot move or release them. On
     * locked slots. Answers the number of holds that it found.
     */
    readonly attachBooking: (bookingAttemptId: BookingAttemptId, bookingId: string) => Effect.Effect<number>
    /** Sets the expiry of the attempt's holds, earlier or later. The slots must be locked. */
    readonly setHoldExpiry: (bookingAttemptId: BookingAttemptId, expiresAt: DateTime.Utc) => Effect.Effect<void>
    /**
     * Drops whatever the attempt still holds, in checkout or not. Locks the slots by itself, in id order; harmless when
     * nothing is held any more.
     */
    readonly releaseHolds: (bookingAttemptId: BookingAttemptId) => Effect.Effect<void>
    /**
     * Takes one seat of each slot for good and drops the holds, which are on slots among them: a seat is never counted
     * twice. On locked slots. The database itself refuses a mentor who would be in two sessions at once and more seats than
     * there are, whatever was read before; a refusal changes nothing and leaves the transaction usable.
     */
    readonly addClaims: (
      slotIds: ReadonlyArray<SlotId>,
      holds: ReadonlyArray<Hold>
    ) => Effect.Effect<void, SlotsUnavailable>
    /**
     * Gives back one claimed seat of each slot. Locks the slots by itself, in id order. Once per booking that had claimed
     * them; the caller's conditional update of the booking sees to that.
     */
    readonly removeClaims: (slotIds: ReadonlyArray<SlotId>) => Effect.Effect<void>
    /**
     * Marks the holds that live at `now` and expire by `until` as announced, and answers up to `limit` attempts that were
     * not before, each once and with all its slots. Waits for nobody: an attempt whose holds are just being changed is left
     * for the next time. A hold that is prolonged, or moves to another attempt, may be announced again.
     */
    readonly announceExpiring: (query: {
      readonly now: DateTime.Utc
      readonly until: DateTime.Utc
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<ExpiringAttempt>>
    /**
     * In a transaction of its own: drops up to `limit` holds that have expired at `now`, passing over slots that somebody
     * else has locked, and answers how many they were.
     */
    readonly releaseDue: (now: DateTime.Utc, limit: number) => Effect.Effect<number>
    /**
     * Forgets at most `limit` attempts from before the moment for which nothing is held and that were not booked, and
     * answers how many. Passes over those that somebody else has just locked.
     */
    readonly forgetAttempts: (before: DateTime.Utc, limit: number) => Effect.Effect<number>

    /** A snapshot of the session type's slots and of everything that occupies the mentor. */
    readonly findView: (query: SlotQuery) => Effect.Effect<SlotsInView>
    /** Slots of the mentor from `now` on with a claimed or held seat, ascending by start. */
    readonly listTaken: (mentorId: MentorId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<SeatedSlot>>
    /** The user's holds that are live at `now`, the next to expire first. */
    readonly listHolds: (userId: UserId, now: DateTime.Utc, page: PageRequest) => Effect.Effect<PageOf<HeldSlot>>
  }
>() {}

export interface ExpiringAttempt {
  readonly bookingAttemptId: BookingAttemptId
  readonly userId: UserId
  readonly slotIds: ReadonlyArray<SlotId>
  readonly expiresAt: DateTime.Utc
}

/** Regeneration of slots: which mentors are due, and what is written. */
export class SlotRegenerationRepository extends Context.Tag("@mentorkit/SlotRegenerationRepository")<
  SlotRegenerationRepository,
  {
    /**
     * Notes, in the transaction of the change, that the mentor's slots must follow it. Waits while a regeneration of the
     * same mentor is under way, so that none can miss the change and yet count as its answer. A request that is not
     * answered yet keeps its time; true where there was none.
     */
    readonly request: (mentorId: MentorId, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Counts of the mentor's calendar at `now`, slots excluded, and the shapes of all active session types. */
    readonly findCalendarCounts: (mentorId: MentorId, now: DateTime.Utc) => Effect.Effect<CalendarCounts>
    /**
     * Nobody else, on whichever host, regenerates the mentor's slots or changes their calendar until the transaction ends.
     * Whoever does either begins with it.
     */
    readonly lock: (mentorId: MentorId) => Effect.Effect<RegenerationState>
    /** Slots of the mentor that start at `from` or later, of inactive session types too. */
    readonly listSlotsFrom: (mentorId: MentorId, from: DateTime.Utc) => Effect.Effect<ReadonlyArray<StoredSlot>>
    /**
     * Writes the plan in bulk. Locks the slots that change in id order and then gives those that are free, at that moment,
     * their new shape; those that are not stay as they are and get the plan's marks. Answers the slots with claimed seats
     * that were not marked as outside of the mentor's hours before.
     */
    readonly apply: (mentorId: MentorId, plan: RegenerationPlan) => Effect.Effect<ReadonlyArray<SlotId>>
    /** Marks the request as done; slots are generated up to `until`. */
    readonly finish: (mentorId: MentorId, until: DateTime.Utc) => Effect.Effect<void>
    /** Deletes slots that began before the moment, without holds and bookings. */
    readonly forgetPast: (mentorId: MentorId, before: DateTime.Utc) => Effect.Effect<void>
    /** Mentors with a request from before `requestedBefore`, or with stale free slots; at most `limit`. */
    readonly listDue: (query: {
      readonly now: DateTime.Utc
      readonly requestedBefore: DateTime.Utc
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<MentorId>>
    /** Mentors whose slots end at `until` or before, furthest behind first; at most `limit`. */
    readonly listBehind: (until: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<MentorId>>
  }
>() {}
