/** Wire schemas that explain to a mentor what is on offer. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, Integer, LocalDate, Timestamp, Uuid } from "../kernel/index.js"
import { AvailabilityOverrideId, OffDayId, SessionTypeId, SlotId } from "./ids.js"
import { SeatStatus } from "./statuses.js"

/** The code is for programs, the message for people. */
export const SlotReason = Schema.Struct({
  code: described(
    Schema.Literal(
      "not_approved",
      "session_type_inactive",
      "started",
      "minimum_notice",
      "daily_limit",
      "off_day",
      "vacation",
      "override",
      "overwritten",
      "cancelled",
      "fully_booked",
      "being_booked",
      "mentor_busy"
    ),
    "The reason for programs; `message` says what it means.",
    "being_booked"
  ),
  message: described(
    Schema.String,
    "The reason for the mentor, in English.",
    "All seats that are left are being booked."
  ),
  until: Schema.NullOr(
    described(
      Timestamp,
      "For `being_booked`: when the last hold expires. Null for every other reason.",
      "2027-03-08T10:05:00+00:00"
    )
  ),
  off_day_id: described(
    Schema.NullOr(OffDayId),
    "For `off_day` and `vacation`: the off-day. Null where it is gone, and for a vacation without end.",
    null
  ),
  availability_override_id: described(
    Schema.NullOr(AvailabilityOverrideId),
    "For `override`: the override of that date. Null where it is gone.",
    null
  ),
  busy_with: described(
    Schema.NullOr(
      Schema.Struct({
        slot_id: SlotId,
        session_type_id: SessionTypeId,
        starts_at: described(Timestamp, "Start of the other session.", "2027-03-14T13:30:00+00:00"),
        ends_at: described(Timestamp, "End of the other session, without its buffer.", "2027-03-14T14:30:00+00:00"),
        buffer_ends_at: described(Timestamp, "End of its buffer.", "2027-03-14T14:45:00+00:00"),
        status: SeatStatus
      })
    ),
    "For `mentor_busy`: the overlapping slot with booked or held seats. Null for every other reason.",
    null
  )
}).annotations({ identifier: "SlotReason", description: "A reason why a slot cannot be held." })
export interface SlotReason extends Schema.Schema.Type<typeof SlotReason> {}

export const SlotExplanation = Schema.Struct({
  slot_id: SlotId,
  reasons: described(Schema.Array(SlotReason), "All reasons; of off-days that cover the slot at most three.")
}).annotations({ identifier: "SlotExplanation", description: "Why a slot cannot be held." })
export interface SlotExplanation extends Schema.Schema.Type<typeof SlotExplanation> {}

export const DateReason = Schema.Struct({
  code: described(
    Schema.Literal(
      "no_hours",
      "skipped_by_zone",
      "off_day",
      "vacation",
      "block_too_short",
      "swallowed_by_clock_change",
      "outside_window",
      "beyond_horizon"
    ),
    "The reason for programs; `message` says what it means.",
    "off_day"
  ),
  message: described(Schema.String, "The reason for the mentor, in English.", "You are off for hours of it."),
  off_day_id: Schema.NullOr(
    described(
      OffDayId,
      "For `off_day` and `vacation`: the off-day. Null for every other reason, and for a vacation without end."
    )
  )
}).annotations({ identifier: "DateReason", description: "A reason why a date has no more slots." })
export interface DateReason extends Schema.Schema.Type<typeof DateReason> {}

const HoursSource = described(
  Schema.Literal("override", "one_time", "recurring", "regular_weekly"),
  "Where hours come from: an override, or rules of a type.",
  "regular_weekly"
)

const sourceIds = described(Schema.Array(Uuid), "Ids of the overrides where they are the source, else of the rules.")

export const DateExplanationResource = Schema.Struct({
  date: described(LocalDate, "Date in the timezone of the mentor."),
  source: Schema.NullOr(described(HoursSource, "Source of its hours; null without hours.", "regular_weekly")),
  source_ids: sourceIds,
  replaced: described(
    Schema.Array(Schema.Struct({ source: HoursSource, source_ids: sourceIds })),
    "Sources that have hours on the date too and give way, the strongest first.",
    []
  ),
  off: Schema.NullOr(
    described(
      Schema.Literal("whole", "partly"),
      "Whether off-days or a vacation take the whole date or some hours of it; null where they take none.",
      "partly"
    )
  ),
  slot_count: described(Integer, "Slots of the date within the window, blocked ones included.", 7),
  blocked_count: described(Integer, "Those of them that off-days or a vacation block.", 2),
  reasons: described(Schema.Array(DateReason), "Why there are no more slots.")
}).annotations({ identifier: "DateExplanation", description: "The hours of a date, and why it has no more slots." })
export interface DateExplanationResource extends Schema.Schema.Type<typeof DateExplanationResource> {}

export const SlotsExplanation = Schema.Struct({
  timezone: described(Schema.String, "Timezone of the mentor, in which the dates are meant.", "Europe/Lisbon"),
  horizon_ends_at: described(Timestamp, "How far ahead slots are made.", "2027-06-06T09:30:00+00:00"),
  reasons: described(Schema.Array(SlotReason), "Reasons that close every slot of the session type.", []),
  slots: described(Schema.Array(SlotExplanation), "The slots that cannot be held, by start."),
  dates: described(
    Schema.Array(DateExplanationResource),
    "Dates of the window from today on, at most a year of them. Empty for a session type of another mentor."
  )
}).annotations({
  identifier: "SlotsExplanation",
  description: "Explains to a mentor what is on offer and what is not."
})
export interface SlotsExplanation extends Schema.Schema.Type<typeof SlotsExplanation> {}
