/** The operations of scheduling. */
import { Schema } from "effect"
import { described, MentorId, namedOperations, operation, Page, pageFields, type RawInput } from "../kernel/index.js"
import { PrivateMentorProfile } from "../profiles/index.js"
import {
  OffDayEdit,
  OffDayInput,
  OverrideInput,
  RuleBatch,
  RuleEdit,
  RuleFilter,
  RuleInput,
  RulePreview,
  VacationInput
} from "./availability-input.js"
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
import { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, OffDayId, SessionTypeId } from "./ids.js"
import { newOffDayProblems, offDayProblems } from "./off-day.js"
import {
  conflictsWith,
  explain,
  explanation,
  holdProblems,
  offDay,
  override,
  rule,
  rulesAs,
  sessionType,
  sessionTypes,
  slotIds,
  slots,
  slotWindow
} from "./operation-fields.js"
import { holdsByExpiry } from "./ports.js"
import {
  AvailabilityOverrideResource,
  AvailabilityPreview,
  HeldSlotResource,
  HoldResult,
  OffDayResource
} from "./resources.js"
import { priceProblems } from "./session-price.js"
import { NewSessionType, SessionTypeEdit } from "./session-type-input.js"
import { blockProblems } from "./time-blocks.js"

const bulkProblems = ({ availability_rules: list }: RawInput) =>
  Array.isArray(list) ? list.flatMap((rule: unknown, index) => ruleProblems(rule, ["availability_rules", index])) : []

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
    input: RuleFilter,
    success: Schema.Struct({ availability_rules: rulesAs("The rules, the newest first, 1000 at most.") }),
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
    input: RuleBatch,
    rules: bulkProblems,
    // A hundred rules with 96 blocks of hours each, and some room.
    maxValues: 32_000,
    success: Schema.Struct({ availability_rules: rulesAs("The new rules, in the order of the input.") }),
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
    success: Schema.Struct({ off_day: offDay, conflicts: conflictsWith("within the off-day") }),
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
    success: Schema.Struct({ off_day: offDay, conflicts: conflictsWith("within the off-day") }),
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
    input: VacationInput,
    success: Schema.Struct({
      mentor: described(PrivateMentorProfile, "The mentor profile, with the vacation."),
      conflicts: conflictsWith("within the vacation")
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
      conflicts: conflictsWith("on the date and outside of its new hours")
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
    input: Schema.Struct({ session_type_id: SessionTypeId, ...slotWindow, explain }),
    success: Schema.Struct({ slots, explanation: Schema.optional(explanation) }),
    failures: []
  }),
  listPublicSlots: operation({
    access: "public",
    input: Schema.Struct({
      mentor_id: MentorId,
      session_type_id: SessionTypeId,
      ...slotWindow
    }),
    success: Schema.Struct({ slots }),
    failures: []
  }),
  holdSlots: operation({
    access: "user",
    input: Schema.Struct({ slot_ids: slotIds }),
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
