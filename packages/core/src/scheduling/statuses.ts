/** The spec's enumerations of scheduling, each value with the label that people read. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

/** Set by the mentor, by vacation mode or by regeneration; overrides the status of the seats. */
export const BlockedAs = Schema.Literal("cancelled", "vacation_blocked", "override_blocked", "overwrite_blocked")
export type BlockedAs = typeof BlockedAs.Type

/** Status by seats alone, freest first. */
export const SeatStatus = described(
  Schema.Literal("available", "held", "booked"),
  "By its seats: `available` has a free one, `held` none but those that are being booked, `booked` none at all.",
  "booked"
)
export type SeatStatus = typeof SeatStatus.Type

export const SlotStatus = described(
  Schema.Literal(...SeatStatus.literals, ...BlockedAs.literals),
  "What becomes of it. By seats, its own or those of an overlapping session of the mentor: `available` has a free one, " +
    "`held` none but those that are being booked, `booked` none at all. Blocked: `vacation_blocked` by a vacation or an " +
    "off-day, `override_blocked` by an override of its date, `overwrite_blocked` by something else in its place, " +
    "`cancelled` as the hours of the mentor give no slot there any more.",
  "available"
)
export type SlotStatus = typeof SlotStatus.Type

export const slotStatusLabels: { readonly [S in SlotStatus]: string } = {
  available: "Available",
  held: "Being Booked",
  booked: "Booked",
  cancelled: "Cancelled",
  vacation_blocked: "Vacation",
  override_blocked: "Override",
  overwrite_blocked: "Overwritten"
}

export const RuleType = described(
  Schema.Literal("regular_weekly", "recurring", "one_time"),
  "When the rule applies: on a day of each week, by a recurrence rule, or on one date. On a date with hours of several " +
    "types `one_time` wins over `recurring`, and that over `regular_weekly`.",
  "regular_weekly"
)
export type RuleType = typeof RuleType.Type

export const ruleTypeLabels: { readonly [T in RuleType]: string } = {
  regular_weekly: "Regular Weekly",
  recurring: "Recurring",
  one_time: "One Time"
}

export const SessionModel = described(
  Schema.Literal("regular_weekly", "recurring", "one_time", "package"),
  "A label for people: nothing else depends on it.",
  "regular_weekly"
)
export type SessionModel = typeof SessionModel.Type

export const sessionModelLabels: { readonly [M in SessionModel]: string } = {
  regular_weekly: "Regular Weekly",
  recurring: "Recurring",
  one_time: "One Time",
  package: "Package"
}
