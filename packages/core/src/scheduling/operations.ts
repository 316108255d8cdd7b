/** The operations of scheduling. */
import { Schema } from "effect"
import {
  described,
  fieldProblem,
  LocalDate,
  MentorId,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  type RawInput,
  Timestamp
} from "../kernel/index.js"
import { PrivateMentorProfile } from "../profiles/index.js"
import { OffDayEdit, OffDayInput, OverrideInput, RuleEdit, RuleInput, RulePreview } from "./availability-input.js"
import { editProblems, previewProblems, ruleProblems } from "./availability-rule.js"
import {
  AvailabilityOverrideNotFound,
  AvailabilityRuleNotFound,
  CalendarFull,
  HoldInCheckout,
  HoldNotFound,
  OffDayNotFound,
  SessionTypeNotFound,
  SlotsNotFound,
  SlotsUnavailable,
  TooManyLiveAttempts
} from "./errors.js"
import { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, OffDayId, SessionTypeId, SlotId } from "./ids.js"
import { newOffDayProblems, offDayProblems } from "./off-day.js"
import { holdsByExpiry } from "./ports.js"
import {
  AvailabilityOverrideResource,
  AvailabilityPreview,
  AvailabilityRuleResource,
  HeldSlotResource,
  HoldResult,
  OffDayResource,
  SessionTypeResource,
  SlotResource,
  SlotsExplanation
} from "./resources.js"
import { priceProblems } from "./session-price.js"
import { NewSessionType, SessionTypeEdit } from "./session-type-input.js"
import { blockProblems } from "./time-blocks.js"

const window = {
  from: optional(described(Timestamp, "Slots that start then or later. Left out: now.", "2027-03-08T00:00:00+00:00")),
  until: optional(
    described(Timestamp, "Slots that start before. Left out: 90 days from now.", "2027-03-22T00:00:00+00:00")
  )
}

const conflicts = described(
  Schema.Array(SlotResource),
  "The next 500 slots with booked or held seats that the change leaves outside of the hours. They stay as they are."
)

const slots = described(
  Schema.Array(SlotResource),
  "Slots of the session type that start within the window, by start, without cancelled ones."
)
const sessionType = described(SessionTypeResource, "The session type as it is stored.")
const sessionTypes = described(
  Schema.Array(SessionTypeResource),
  "All session types of the mentor, inactive ones included, the newest first."
)
const rule = described(AvailabilityRuleResource, "The rule as it is stored.")
const offDay = described(OffDayResource, "The off-day as it is stored.")
const override = described(AvailabilityOverrideResource, "The override as it is stored.")

const bulkProblems = ({ availability_rules: list }: RawInput) =>
  Array.isArray(list) ? list.flatMap((rule: unknown, index) => ruleProblems(rule, ["availability_rules", index])) : []

const maxSlots = 100

/** The session type has the real limit; this bounds what is locked before. */
const holdProblems = ({ slot_ids: ids }: RawInput) =>
  Array.isArray(ids) && ids.length > maxSlots
    ? [fieldProblem(["slot_ids"], `must not have more than ${maxSlots} items`)]
    : []

export const operations = namedOperations("scheduling", {
  createSessionType: operation({
    access: "mentor",
    input: NewSessionType,
    rules: priceProblems,
    success: Schema.Struct({ session_type: sessionType }),
    failures: [CalendarFull],
    idempotent: true
  }),
  listSessionTypes: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ session_types: sessionTypes }),
    failures: []
  }),
  getSessionType: operation({
    access: "mentor",
    input: Schema.Struct({ id: SessionTypeId }),
    success: Schema.Struct({ session_type: sessionType }),
    failures: [SessionTypeNotFound]
  }),
  updateSessionType: operation({
    access: "mentor",
    input: Schema.Struct({ id: SessionTypeId, ...SessionTypeEdit.fields }),
    success: Schema.Struct({ session_type: sessionType }),
    failures: [SessionTypeNotFound, CalendarFull]
  }),
  deactivateSessionType: operation({
    access: "mentor",
    input: Schema.Struct({ id: SessionTypeId }),
    success: Schema.Struct({}),
    failures: [SessionTypeNotFound]
  }),
  listPublicSessionTypes: operation({
    access: "public",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({ session_types: sessionTypes }),
    failures: []
  }),
  listAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({
      is_active: optional(
        described(Schema.Boolean, "True: only active rules. False or left out: inactive ones as well.")
      ),
      session_type: optional(
        described(SessionTypeId, "Only rules of this session type, without those for all types. Left out: every rule.")
      )
    }),
    success: Schema.Struct({
      availability_rules: described(
        Schema.Array(AvailabilityRuleResource),
        "The rules, the newest first, 1000 at most."
      )
    }),
    failures: []
  }),
  createAvailabilityRule: operation({
    access: "mentor",
    input: RuleInput,
    rules: (raw) => ruleProblems(raw),
    success: Schema.Struct({ availability_rule: rule }),
    failures: [CalendarFull],
    idempotent: true
  }),
  createAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({
      availability_rules: described(
        Schema.NonEmptyArray(RuleInput).pipe(Schema.maxItems(100)),
        "The new rules: all of them are made, or none. They may be the body itself, without this name."
      )
    }),
    rules: bulkProblems,
    // A hundred rules with 96 blocks of hours each, and some room.
    maxValues: 32_000,
    success: Schema.Struct({
      availability_rules: described(Schema.Array(AvailabilityRuleResource), "The new rules, in the order of the input.")
    }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({ availability_rule: rule }),
    failures: [AvailabilityRuleNotFound]
  }),
  updateAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId, ...RuleEdit.fields }),
    rules: (raw) => editProblems(raw),
    success: Schema.Struct({ availability_rule: rule }),
    failures: [AvailabilityRuleNotFound, CalendarFull]
  }),
  activateAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({ availability_rule: rule }),
    failures: [AvailabilityRuleNotFound, CalendarFull]
  }),
  deactivateAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({}),
    failures: [AvailabilityRuleNotFound]
  }),
  previewAvailabilityRule: operation({
    access: "mentor",
    input: RulePreview,
    rules: previewProblems,
    success: Schema.Struct({ preview: described(AvailabilityPreview, "What the rule would do. Nothing is stored.") }),
    failures: [AvailabilityRuleNotFound]
  }),
  listOffDays: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      off_days: described(Schema.Array(OffDayResource), "The off-days, by `offFrom`, the latest first.")
    }),
    failures: []
  }),
  createOffDay: operation({
    access: "mentor",
    input: OffDayInput,
    rules: newOffDayProblems,
    success: Schema.Struct({ off_day: offDay, conflicts }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getOffDay: operation({
    access: "mentor",
    input: Schema.Struct({ id: OffDayId }),
    success: Schema.Struct({ off_day: offDay }),
    failures: [OffDayNotFound]
  }),
  updateOffDay: operation({
    access: "mentor",
    input: Schema.Struct({ id: OffDayId, ...OffDayEdit.fields }),
    rules: offDayProblems,
    success: Schema.Struct({ off_day: offDay, conflicts }),
    failures: [OffDayNotFound, CalendarFull]
  }),
  deleteOffDay: operation({
    access: "mentor",
    input: Schema.Struct({ id: OffDayId }),
    success: Schema.Struct({}),
    failures: [OffDayNotFound]
  }),
  startVacation: operation({
    access: "mentor",
    input: Schema.Struct({
      vacation_ends_at: optional(
        described(
          LocalDate,
          "Last date of the vacation, after today, in the timezone of the mentor. Left out: until it is ended.",
          "2027-03-28"
        )
      )
    }),
    success: Schema.Struct({
      mentor: described(PrivateMentorProfile, "The mentor profile, with the vacation."),
      conflicts: described(
        conflicts,
        "The next 500 slots with booked or held seats within the vacation. They stay as they are."
      )
    }),
    failures: []
  }),
  endVacation: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ mentor: described(PrivateMentorProfile, "The mentor profile, without a vacation.") }),
    failures: []
  }),
  listAvailabilityOverrides: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      availability_overrides: described(
        Schema.Array(AvailabilityOverrideResource),
        "The overrides, by date, the latest first."
      )
    }),
    failures: []
  }),
  putAvailabilityOverride: operation({
    access: "mentor",
    input: OverrideInput,
    rules: (raw) => blockProblems(raw, "time_slots"),
    success: Schema.Struct({
      availability_override: override,
      is_new: described(
        Schema.Boolean,
        "Whether the date had no override yet. False: the hours of the former one were replaced."
      ),
      conflicts
    }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getAvailabilityOverride: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityOverrideId }),
    success: Schema.Struct({ availability_override: override }),
    failures: [AvailabilityOverrideNotFound]
  }),
  deleteAvailabilityOverride: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityOverrideId }),
    success: Schema.Struct({}),
    failures: [AvailabilityOverrideNotFound]
  }),
  listOwnSlots: operation({
    access: "mentor",
    input: Schema.Struct({
      session_type_id: SessionTypeId,
      ...window,
      explain: optional(
        described(Schema.Boolean, "True adds `explanation`; the window may then be 92 days at most. Left out: false.")
      )
    }),
    success: Schema.Struct({
      slots,
      explanation: Schema.optional(
        described(SlotsExplanation, "Why slots cannot be held, and why dates have no more. Only with `explain`.")
      )
    }),
    failures: []
  }),
  listPublicSlots: operation({
    access: "public",
    input: Schema.Struct({
      mentor_id: MentorId,
      session_type_id: SessionTypeId,
      ...window
    }),
    success: Schema.Struct({ slots }),
    failures: []
  }),
  holdSlots: operation({
    access: "user",
    input: Schema.Struct({
      slot_ids: described(
        Schema.NonEmptyArray(SlotId),
        "Ids of the slots, all of one session type: one, and one more for each follow-up of it at most. All are held or none."
      )
    }),
    rules: holdProblems,
    success: HoldResult,
    failures: [SlotsNotFound, SlotsUnavailable, TooManyLiveAttempts],
    idempotent: true
  }),
  releaseHold: operation({
    access: "user",
    input: Schema.Struct({ booking_attempt_id: BookingAttemptId }),
    success: Schema.Struct({}),
    failures: [HoldNotFound, HoldInCheckout]
  }),
  listHolds: operation({
    access: "user",
    input: Schema.Struct(pageFields(holdsByExpiry)),
    success: Schema.Struct({ holds: Page(HeldSlotResource) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
