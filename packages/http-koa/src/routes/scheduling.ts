import { operations } from "@mentorkit/core/scheduling"
import { bind } from "../bind.js"

export const scheduling = bind(operations, {
  createSessionType: {
    route: "POST /mentor/session-types",
    message: "Session type created successfully.",
    status: 201
  },
  listSessionTypes: {
    route: "GET /mentor/session-types",
    message: "Session types fetched successfully."
  },
  listPublicSessionTypes: {
    route: "GET /public/mentors/:mentor_id/session-types",
    message: "Session types fetched successfully."
  },
  listAvailabilityRules: {
    route: "GET /mentor/availability-rules",
    message: "Availability rules fetched successfully."
  },
  createAvailabilityRule: {
    route: "POST /mentor/availability-rules",
    message: "Availability rule created successfully.",
    status: 201
  },
  createAvailabilityRules: {
    route: "POST /mentor/availability-rules/bulk",
    message: "Availability rules created successfully.",
    status: 201,
    body: { wrap: "availability_rules" },
    serverError: "Failed to create availability rules."
  },
  getAvailabilityRule: {
    route: "GET /mentor/availability-rules/:id",
    message: "Availability rule fetched successfully.",
    failures: { AvailabilityRuleNotFound: 404 }
  },
  listPublicSlots: {
    route: "GET /public/mentors/:mentor_id/session-types/:session_type_id/slots",
    message: "Slots fetched successfully.",
    serverError: "Failed to fetch slots.",
    brokenBy: ["from", "until"]
  },
  holdSlots: {
    route: "POST /mentor/slots/hold",
    message: "Slots held successfully.",
    failures: { SlotsNotFound: 409, SlotsUnavailable: 409, TooManyLiveAttempts: 422 },
    serverError: "Failed to hold slots."
  },
  releaseHold: {
    route: "DELETE /mentor/slots/hold/:booking_attempt_id",
    message: "Hold released successfully.",
    failures: { HoldNotFound: 404, HoldInCheckout: 422 }
  },
  listHolds: {
    route: "GET /mentee/holds",
    message: "Holds fetched successfully."
  }
})
