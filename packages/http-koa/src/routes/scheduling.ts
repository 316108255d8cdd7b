import { operations } from "@mentorkit/core/scheduling"
import { bind } from "../bind.js"

export const scheduling = bind(operations, {
  createSessionType: {
    route: "POST /mentor/session-types",
    summary: "Create a kind of session that you offer.",
    message: "Session type created successfully.",
    status: 201
  },
  listSessionTypes: {
    route: "GET /mentor/session-types",
    summary: "List the kinds of session that you offer.",
    message: "Session types fetched successfully."
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
    status: 201
  },
  createAvailabilityRules: {
    route: "POST /mentor/availability-rules/bulk",
    summary: "Create several rules of availability, all of them or none.",
    message: "Availability rules created successfully.",
    status: 201,
    body: { wrap: "availability_rules" },
    serverError: "Failed to create availability rules."
  },
  getAvailabilityRule: {
    route: "GET /mentor/availability-rules/:id",
    summary: "One rule of your availability.",
    message: "Availability rule fetched successfully.",
    failures: { AvailabilityRuleNotFound: 404 }
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
