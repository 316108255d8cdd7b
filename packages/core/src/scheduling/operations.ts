/** The operations of scheduling. */
import { Schema } from "effect"
import {
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

/** Default: from now to the horizon. */
const window = { from: optional(Timestamp), until: optional(Timestamp) }

/** Slots with taken seats outside of the new hours: nothing happens to them automatically. */
const conflicts = Schema.Array(SlotResource)

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
    success: Schema.Struct({ session_type: SessionTypeResource }),
    failures: [CalendarFull],
    idempotent: true
  }),
  listSessionTypes: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ session_types: Schema.Array(SessionTypeResource) }),
    failures: []
  }),
  getSessionType: operation({
    access: "mentor",
    input: Schema.Struct({ id: SessionTypeId }),
    success: Schema.Struct({ session_type: SessionTypeResource }),
    failures: [SessionTypeNotFound]
  }),
  updateSessionType: operation({
    access: "mentor",
    input: Schema.Struct({ id: SessionTypeId, ...SessionTypeEdit.fields }),
    success: Schema.Struct({ session_type: SessionTypeResource }),
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
    success: Schema.Struct({ session_types: Schema.Array(SessionTypeResource) }),
    failures: []
  }),
  listAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({
      /** True: only active ones; false: all (spec). */
      is_active: optional(Schema.Boolean),
      session_type: optional(SessionTypeId)
    }),
    success: Schema.Struct({ availability_rules: Schema.Array(AvailabilityRuleResource) }),
    failures: []
  }),
  createAvailabilityRule: operation({
    access: "mentor",
    input: RuleInput,
    rules: (raw) => ruleProblems(raw),
    success: Schema.Struct({ availability_rule: AvailabilityRuleResource }),
    failures: [CalendarFull],
    idempotent: true
  }),
  createAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({ availability_rules: Schema.NonEmptyArray(RuleInput).pipe(Schema.maxItems(100)) }),
    rules: bulkProblems,
    // A hundred rules with 96 blocks of hours each, and some room.
    maxValues: 32_000,
    success: Schema.Struct({ availability_rules: Schema.Array(AvailabilityRuleResource) }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({ availability_rule: AvailabilityRuleResource }),
    failures: [AvailabilityRuleNotFound]
  }),
  updateAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId, ...RuleEdit.fields }),
    rules: (raw) => editProblems(raw),
    success: Schema.Struct({ availability_rule: AvailabilityRuleResource }),
    failures: [AvailabilityRuleNotFound, CalendarFull]
  }),
  activateAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({ availability_rule: AvailabilityRuleResource }),
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
    success: Schema.Struct({ preview: AvailabilityPreview }),
    failures: [AvailabilityRuleNotFound]
  }),
  listOffDays: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ off_days: Schema.Array(OffDayResource) }),
    failures: []
  }),
  createOffDay: operation({
    access: "mentor",
    input: OffDayInput,
    rules: newOffDayProblems,
    success: Schema.Struct({ off_day: OffDayResource, conflicts }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getOffDay: operation({
    access: "mentor",
    input: Schema.Struct({ id: OffDayId }),
    success: Schema.Struct({ off_day: OffDayResource }),
    failures: [OffDayNotFound]
  }),
  updateOffDay: operation({
    access: "mentor",
    input: Schema.Struct({ id: OffDayId, ...OffDayEdit.fields }),
    rules: offDayProblems,
    success: Schema.Struct({ off_day: OffDayResource, conflicts }),
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
      /** Last day of the vacation; default: until it is ended. */
      vacation_ends_at: optional(LocalDate)
    }),
    success: Schema.Struct({ mentor: PrivateMentorProfile, conflicts }),
    failures: []
  }),
  endVacation: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ mentor: PrivateMentorProfile }),
    failures: []
  }),
  listAvailabilityOverrides: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ availability_overrides: Schema.Array(AvailabilityOverrideResource) }),
    failures: []
  }),
  putAvailabilityOverride: operation({
    access: "mentor",
    input: OverrideInput,
    rules: (raw) => blockProblems(raw, "time_slots"),
    success: Schema.Struct({
      availability_override: AvailabilityOverrideResource,
      /** False if one was replaced. */
      is_new: Schema.Boolean,
      conflicts
    }),
    failures: [CalendarFull],
    idempotent: true
  }),
  getAvailabilityOverride: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityOverrideId }),
    success: Schema.Struct({ availability_override: AvailabilityOverrideResource }),
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
      /** True adds the reasons; the window may then be at most 92 days. */
      explain: optional(Schema.Boolean)
    }),
    success: Schema.Struct({ slots: Schema.Array(SlotResource), explanation: Schema.optional(SlotsExplanation) }),
    failures: []
  }),
  listPublicSlots: operation({
    access: "public",
    input: Schema.Struct({
      mentor_id: MentorId,
      session_type_id: SessionTypeId,
      ...window
    }),
    success: Schema.Struct({ slots: Schema.Array(SlotResource) }),
    failures: []
  }),
  holdSlots: operation({
    access: "user",
    input: Schema.Struct({ slot_ids: Schema.NonEmptyArray(SlotId) }),
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
