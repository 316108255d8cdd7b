/** What can be asked of scheduling. */
import { Schema } from "effect"
import {
  fieldProblem,
  Integer,
  LocalDate,
  MentorId,
  operations as named,
  operation,
  Page,
  pageFields,
  type RawInput,
  Text,
  Timestamp
} from "../kernel/index.js"
import { ruleProblems } from "./availability-rule.js"
import {
  AvailabilityRuleNotFound,
  HoldInCheckout,
  HoldNotFound,
  SlotsNotFound,
  SlotsUnavailable,
  TooManyLiveAttempts
} from "./errors.js"
import { AvailabilityRuleId, BookingAttemptId, SessionTypeId, SlotId } from "./ids.js"
import { longestRecurrence } from "./recurrence.js"
import { AvailabilityRule, HeldSeat, Hold, SessionType, Slot, TimeBlock } from "./resources.js"
import { PriceInput, priceProblems } from "./session-price.js"
import { RuleType, SessionModel } from "./statuses.js"

/** May be left out, null or empty; the handler sees `undefined` for all three. */
const optional = <S extends Schema.Schema.AnyNoContext>(schema: S) => Schema.optionalWith(schema, { nullable: true })
const withDefault = <A, I>(schema: Schema.Schema<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(schema, { default: () => value, nullable: true })

const RuleInput = Schema.Struct({
  session_type_id: optional(SessionTypeId),
  rule_type: RuleType,
  day_of_week: optional(Integer.pipe(Schema.between(0, 6))),
  time_blocks: Schema.NonEmptyArray(TimeBlock).pipe(Schema.maxItems(96)),
  rrule: optional(Text(longestRecurrence)),
  specific_date: optional(LocalDate),
  valid_from: optional(LocalDate),
  valid_until: optional(LocalDate)
})
export interface RuleInput extends Schema.Schema.Type<typeof RuleInput> {}

const bulkProblems = ({ availability_rules: list }: RawInput) =>
  Array.isArray(list) ? list.flatMap((rule: unknown, index) => ruleProblems(rule, ["availability_rules", index])) : []

const mostSlots = 100

/** How many it may really be is for the session type to say; nobody may lock half a market before it is asked. */
const holdProblems = ({ slot_ids: ids }: RawInput) =>
  Array.isArray(ids) && ids.length > mostSlots
    ? [fieldProblem(["slot_ids"], `must not have more than ${mostSlots} items`)]
    : []

export const operations = named("scheduling", {
  createSessionType: operation({
    access: "mentor",
    input: Schema.Struct({
      title: Text(255),
      description: optional(Text(5000)),
      session_model: withDefault(SessionModel, "regular_weekly"),
      duration_minutes: Integer.pipe(Schema.between(5, 1440)),
      buffer_after_minutes: withDefault(Integer.pipe(Schema.between(0, 120)), 15),
      is_free: withDefault(Schema.Boolean, false),
      price: optional(PriceInput),
      max_capacity: withDefault(Integer.pipe(Schema.between(1, 1000)), 1),
      follow_up_count: withDefault(Integer.pipe(Schema.between(0, 52)), 0),
      follow_up_interval_days: withDefault(Integer.pipe(Schema.between(1, 365)), 7),
      follow_up_flexibility_days: withDefault(Integer.pipe(Schema.between(0, 365)), 2),
      is_active: withDefault(Schema.Boolean, true)
    }),
    rules: priceProblems,
    success: Schema.Struct({ session_type: SessionType }),
    failures: [],
    idempotent: true
  }),
  listSessionTypes: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ session_types: Schema.Array(SessionType) }),
    failures: []
  }),
  listPublicSessionTypes: operation({
    access: "public",
    input: Schema.Struct({ mentor_id: MentorId }),
    success: Schema.Struct({ session_types: Schema.Array(SessionType) }),
    failures: []
  }),
  listAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({
      /** True leaves the inactive ones out; false, as the spec has it, leaves out nothing. */
      is_active: optional(Schema.Boolean),
      session_type: optional(SessionTypeId)
    }),
    success: Schema.Struct({ availability_rules: Schema.Array(AvailabilityRule) }),
    failures: []
  }),
  createAvailabilityRule: operation({
    access: "mentor",
    input: RuleInput,
    rules: (raw) => ruleProblems(raw),
    success: Schema.Struct({ availability_rule: AvailabilityRule }),
    failures: [],
    idempotent: true
  }),
  createAvailabilityRules: operation({
    access: "mentor",
    input: Schema.Struct({ availability_rules: Schema.NonEmptyArray(RuleInput).pipe(Schema.maxItems(100)) }),
    rules: bulkProblems,
    success: Schema.Struct({ availability_rules: Schema.Array(AvailabilityRule) }),
    failures: [],
    idempotent: true
  }),
  getAvailabilityRule: operation({
    access: "mentor",
    input: Schema.Struct({ id: AvailabilityRuleId }),
    success: Schema.Struct({ availability_rule: AvailabilityRule }),
    failures: [AvailabilityRuleNotFound]
  }),
  listPublicSlots: operation({
    access: "public",
    input: Schema.Struct({
      mentor_id: MentorId,
      session_type_id: SessionTypeId,
      from: optional(Timestamp),
      until: optional(Timestamp)
    }),
    success: Schema.Struct({ slots: Schema.Array(Slot) }),
    failures: []
  }),
  holdSlots: operation({
    access: "user",
    input: Schema.Struct({ slot_ids: Schema.NonEmptyArray(SlotId) }),
    rules: holdProblems,
    success: Hold,
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
    input: Schema.Struct(pageFields()),
    success: Schema.Struct({ holds: Page(HeldSeat) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
