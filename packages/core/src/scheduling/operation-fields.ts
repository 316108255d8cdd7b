/** Fields of operations, with what they mean there. */
import { Schema } from "effect"
import { described, fieldProblem, optional, type RawInput, Timestamp } from "../kernel/index.js"
import { SlotId } from "./ids.js"
import {
  AvailabilityOverrideResource,
  AvailabilityRuleResource,
  OffDayResource,
  SessionTypeResource,
  SlotResource,
  SlotsExplanation
} from "./resources.js"

export const sessionType = described(SessionTypeResource, "The session type as it is now.")
export const sessionTypes = described(
  Schema.Array(SessionTypeResource),
  "All session types of the mentor, inactive ones included, the newest first."
)
export const rule = described(AvailabilityRuleResource, "The rule as it is now.")
export const rulesAs = (text: string) => described(Schema.Array(AvailabilityRuleResource), text)
export const offDay = described(OffDayResource, "The off-day as it is now.")
export const override = described(AvailabilityOverrideResource, "The override as it is now.")

/** Nothing happens to them automatically. */
export const conflictsWith = (where: string) =>
  described(
    Schema.Array(SlotResource),
    `The next 500 slots with booked or held seats ${where}. They stay as they are.`,
    []
  )

export const slotWindow = {
  from: optional(described(Timestamp, "Slots that start then or later. Left out: now.", "2027-03-08T00:00:00+00:00")),
  until: optional(
    described(Timestamp, "Slots that start before. Left out: 90 days from now.", "2027-03-22T00:00:00+00:00")
  )
}
export const slots = described(
  Schema.Array(SlotResource),
  "Slots of the session type that start within the window, by start, without cancelled ones."
)
export const explain = optional(
  described(Schema.Boolean, "True adds `explanation`; the window may then be 92 days at most. Left out: false.")
)
export const explanation = described(
  SlotsExplanation,
  "Why slots cannot be held, and why dates have no more. Only with `explain`."
)

export const slotIds = described(
  Schema.NonEmptyArray(SlotId),
  "Ids of the slots, all of one session type: one, and one more for each follow-up of it at most. All are held or none."
)

const maxSlots = 100

/** The session type has the real limit; this bounds what is locked before. */
export const holdProblems = ({ slot_ids: ids }: RawInput) =>
  Array.isArray(ids) && ids.length > maxSlots
    ? [fieldProblem(["slot_ids"], `must not have more than ${maxSlots} items`)]
    : []
