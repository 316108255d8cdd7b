/** The spec's enumerations of scheduling, each value with the label that people read. */
import { Schema } from "effect"

/** Set by the mentor, by vacation mode or by regeneration; overrides the status of the seats. */
export const BlockedAs = Schema.Literal("cancelled", "vacation_blocked", "override_blocked", "overwrite_blocked")
export type BlockedAs = typeof BlockedAs.Type

/** Status by seats alone, freest first. */
export const SeatStatus = Schema.Literal("available", "held", "booked")
export type SeatStatus = typeof SeatStatus.Type

export const SlotStatus = Schema.Literal(...SeatStatus.literals, ...BlockedAs.literals)
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

export const RuleType = Schema.Literal("regular_weekly", "recurring", "one_time")
export type RuleType = typeof RuleType.Type

export const ruleTypeLabels: { readonly [T in RuleType]: string } = {
  regular_weekly: "Regular Weekly",
  recurring: "Recurring",
  one_time: "One Time"
}

export const SessionModel = Schema.Literal("regular_weekly", "recurring", "one_time", "package")
export type SessionModel = typeof SessionModel.Type

export const sessionModelLabels: { readonly [M in SessionModel]: string } = {
  regular_weekly: "Regular Weekly",
  recurring: "Recurring",
  one_time: "One Time",
  package: "Package"
}
