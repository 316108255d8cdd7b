import { operations } from "@mentorkit/core/scheduling"
import { bind } from "../bind.js"

export const scheduling = bind(operations, {
  createSessionType: {
    route: "POST /mentor/session-types",
    summary: "Create a kind of session that you offer.",
    message: "Session type created successfully.",
    status: 201,
    failures: { CalendarFull: 422 }
  },
  listSessionTypes: {
    route: "GET /mentor/session-types",
    summary: "List the kinds of session that you offer.",
    message: "Session types fetched successfully."
  },
  getSessionType: {
    route: "GET /mentor/session-types/:id",
    summary: "One kind of session that you offer.",
    message: "Session type fetched successfully.",
    failures: { SessionTypeNotFound: 404 }
  },
  updateSessionType: {
    route: ["PUT /mentor/session-types/:id", "PATCH /mentor/session-types/:id"],
    summary: "Change a kind of session; what is booked stays as it is.",
    message: "Session type updated successfully.",
    failures: { SessionTypeNotFound: 404, CalendarFull: 422 }
  },
  deactivateSessionType: {
    route: "DELETE /mentor/session-types/:id",
    summary: "Stop offering a kind of session; bookings of it stay.",
    message: "Session type deactivated successfully.",
    failures: { SessionTypeNotFound: 404 }
  },
  listPublicSessionTypes: {
    route: "GET /public/mentors/:mentor_id/session-types",
    summary: "What a mentor offers.",
    message: "Session types fetched successfully."
  },
  listAvailabilityRules: {
    route: "GET /mentor/availability-rules",
    summary: "List when you are available.",
    message: "Availability rules fetched successfully."
  },
  createAvailabilityRule: {
    route: "POST /mentor/availability-rules",
    summary: "Say when you are available; slots follow from it.",
    message: "Availability rule created successfully.",
    status: 201,
    failures: { CalendarFull: 422 }
  },
  createAvailabilityRules: {
    route: "POST /mentor/availability-rules/bulk",
    summary: "Create several rules of availability, all of them or none.",
    message: "Availability rules created successfully.",
    status: 201,
    body: { wrap: "availability_rules" },
    serverError: "Failed to create availability rules.",
    failures: { CalendarFull: 422 }
  },
  getAvailabilityRule: {
    route: "GET /mentor/availability-rules/:id",
    summary: "One rule of your availability.",
    message: "Availability rule fetched successfully.",
    failures: { AvailabilityRuleNotFound: 404 }
  },
  updateAvailabilityRule: {
    route: ["PUT /mentor/availability-rules/:id", "PATCH /mentor/availability-rules/:id"],
    summary: "Change a rule of your availability.",
    message: "Availability rule updated successfully.",
    failures: { AvailabilityRuleNotFound: 404, CalendarFull: 422 }
  },
  activateAvailabilityRule: {
    route: "PATCH /mentor/availability-rules/:id/activate",
    summary: "Let a rule count again.",
    message: "Availability rule activated successfully.",
    failures: { AvailabilityRuleNotFound: 404, CalendarFull: 422 }
  },
  deactivateAvailabilityRule: {
    route: "DELETE /mentor/availability-rules/:id",
    summary: "Let a rule count no more; it can be activated again.",
    message: "Availability rule deactivated successfully.",
    failures: { AvailabilityRuleNotFound: 404 }
  },
  previewAvailabilityRule: {
    route: "POST /mentor/availability-rules/preview",
    summary: "What a new rule, or a change of one, would add and take away; nothing is stored.",
    message: "Availability rule previewed successfully.",
    failures: { AvailabilityRuleNotFound: 404 }
  },
  listOffDays: {
    route: "GET /mentor/off-days",
    summary: "List the dates on which you are away.",
    message: "Off-days fetched successfully."
  },
  createOffDay: {
    route: "POST /mentor/off-days",
    summary: "Be away on some dates, or for some hours of one.",
    message: "Off-day created successfully.",
    status: 201,
    failures: { CalendarFull: 422 }
  },
  getOffDay: {
    route: "GET /mentor/off-days/:id",
    summary: "One off-day of yours.",
    message: "Off-day fetched successfully.",
    failures: { OffDayNotFound: 404 }
  },
  updateOffDay: {
    route: ["PUT /mentor/off-days/:id", "PATCH /mentor/off-days/:id"],
    summary: "Change an off-day.",
    message: "Off-day updated successfully.",
    failures: { OffDayNotFound: 404, CalendarFull: 422 }
  },
  deleteOffDay: {
    route: "DELETE /mentor/off-days/:id",
    summary: "Delete an off-day; the slots that it blocked are offered again.",
    message: "Off-day deleted successfully.",
    failures: { OffDayNotFound: 404 }
  },
  startVacation: {
    route: "POST /mentor/vacation-mode",
    summary: "Go on vacation, until a date or until you are back.",
    message: "Vacation mode enabled successfully."
  },
  endVacation: {
    route: "DELETE /mentor/vacation-mode",
    summary: "Be back from vacation.",
    message: "Vacation mode disabled successfully."
  },
  listAvailabilityOverrides: {
    route: "GET /mentor/availability-overrides",
    summary: "List the dates with hours of their own.",
    message: "Availability overrides fetched successfully."
  },
  putAvailabilityOverride: {
    route: "POST /mentor/availability-overrides",
    summary: "Give a date hours of its own, in place of your rules.",
    message: "Availability override updated successfully.",
    variants: [
      {
        when: ({ is_new: isNew }) => isNew,
        message: "Availability override created successfully.",
        status: 201
      }
    ],
    failures: { CalendarFull: 422 }
  },
  getAvailabilityOverride: {
    route: "GET /mentor/availability-overrides/:id",
    summary: "One date with hours of its own.",
    message: "Availability override fetched successfully.",
    failures: { AvailabilityOverrideNotFound: 404 }
  },
  deleteAvailabilityOverride: {
    route: "DELETE /mentor/availability-overrides/:id",
    summary: "Let a date follow your rules again.",
    message: "Availability override deleted successfully.",
    failures: { AvailabilityOverrideNotFound: 404 }
  },
  listOwnSlots: {
    route: "GET /mentor/slots-by-session-type/:session_type_id",
    summary: "The slots of a kind of session that you offer, in a window of time; on demand with the reasons.",
    message: "Slots fetched successfully.",
    serverError: "Failed to fetch slots.",
    brokenBy: ["from", "until"]
  },
  listPublicSlots: {
    route: "GET /public/mentors/:mentor_id/session-types/:session_type_id/slots",
    summary: "The slots of a kind of session in a window of time.",
    message: "Slots fetched successfully.",
    serverError: "Failed to fetch slots.",
    brokenBy: ["from", "until"]
  },
  holdSlots: {
    route: "POST /mentor/slots/hold",
    summary: "Hold seats for some minutes, to book them.",
    message: "Slots held successfully.",
    failures: { SlotsNotFound: 409, SlotsUnavailable: 409, TooManyLiveAttempts: 422 },
    serverError: "Failed to hold slots."
  },
  releaseHold: {
    route: "DELETE /mentor/slots/hold/:booking_attempt_id",
    summary: "Give held seats back.",
    message: "Hold released successfully.",
    failures: { HoldNotFound: 404, HoldInCheckout: 422 }
  },
  listHolds: {
    route: "GET /mentee/holds",
    summary: "List the seats that you hold.",
    message: "Holds fetched successfully."
  }
})
