/** Errors of scheduling. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { SlotId } from "./ids.js"

export class AvailabilityRuleNotFound extends Schema.TaggedError<AvailabilityRuleNotFound>()(
  "AvailabilityRuleNotFound",
  {}
) {
  override get message() {
    return "Availability rule not found."
  }
}

export class OffDayNotFound extends Schema.TaggedError<OffDayNotFound>()("OffDayNotFound", {}) {
  override get message() {
    return "Off-day not found."
  }
}

export class AvailabilityOverrideNotFound extends Schema.TaggedError<AvailabilityOverrideNotFound>()(
  "AvailabilityOverrideNotFound",
  {}
) {
  override get message() {
    return "Availability override not found."
  }
}

export class SessionTypeNotFound extends Schema.TaggedError<SessionTypeNotFound>()("SessionTypeNotFound", {}) {
  override get message() {
    return "Session type not found."
  }
}

export class SlotsNotFound extends Schema.TaggedError<SlotsNotFound>()("SlotsNotFound", {}) {
  override get message() {
    return "One or more slots not found."
  }
}

export class SlotsUnavailable extends Schema.TaggedError<SlotsUnavailable>()("SlotsUnavailable", {
  slotIds: Schema.propertySignature(
    described(Schema.Array(SlotId), "Ids of the slots that cannot be held any more.")
  ).pipe(Schema.fromKey("slot_ids"))
}) {
  override get message() {
    return `Slots no longer available: ${this.slotIds.join(", ")}`
  }
}

/** The caller already has the maximum number of attempts with held seats. */
export class TooManyLiveAttempts extends Schema.TaggedError<TooManyLiveAttempts>()("TooManyLiveAttempts", {
  limit: described(Schema.Number, "Most booking attempts with held seats that the caller may have at once.", 5)
}) {
  override get message() {
    return `You already hold seats in ${this.limit} open bookings. Finish or release one of them first.`
  }
}

export class CalendarFull extends Schema.TaggedError<CalendarFull>()(
  "CalendarFull",
  {
    what: described(Schema.String, "What there would be too much of, in English.", "active availability rules"),
    limit: described(Schema.Number, "Most of it that a calendar may have.", 200)
  },
  {
    description: "The calendar would exceed its maximum size."
  }
) {
  override get message() {
    return `You cannot have more than ${this.limit} ${this.what}.`
  }
}

export class HoldNotFound extends Schema.TaggedError<HoldNotFound>()(
  "HoldNotFound",
  {},
  {
    description: "The same for another user's attempt."
  }
) {
  override get message() {
    return "Hold not found."
  }
}

export class HoldInCheckout extends Schema.TaggedError<HoldInCheckout>()("HoldInCheckout", {}) {
  override get message() {
    return "These seats belong to a booking in checkout. Cancel the booking to release them."
  }
}
