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
    described(Schema.Array(SlotId), "Which of the slots are no longer available.")
  ).pipe(Schema.fromKey("slot_ids"))
}) {
  override get message() {
    return `Slots no longer available: ${this.slotIds.join(", ")}`
  }
}

/** The caller already has the maximum number of attempts with held seats. */
export class TooManyLiveAttempts extends Schema.TaggedError<TooManyLiveAttempts>()("TooManyLiveAttempts", {
  limit: described(Schema.Number, "In how many bookings under way a person can hold seats at a time.", 5)
}) {
  override get message() {
    return `You already hold seats in ${this.limit} open bookings. Finish or release one of them first.`
  }
}

/** The calendar would exceed its maximum size. */
export class CalendarFull extends Schema.TaggedError<CalendarFull>()("CalendarFull", {
  what: described(
    Schema.String,
    "Of what there would be too many, as the message calls it.",
    "active availability rules"
  ),
  limit: described(Schema.Number, "How many of them there can be.", 200)
}) {
  override get message() {
    return `You cannot have more than ${this.limit} ${this.what}.`
  }
}

/** Also for another user's attempt. */
export class HoldNotFound extends Schema.TaggedError<HoldNotFound>()("HoldNotFound", {}) {
  override get message() {
    return "Hold not found."
  }
}

export class HoldInCheckout extends Schema.TaggedError<HoldInCheckout>()("HoldInCheckout", {}) {
  override get message() {
    return "These seats belong to a booking in checkout. Cancel the booking to release them."
  }
}
