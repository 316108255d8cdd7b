import { operations } from "@mentorkit/core/profiles"
import { bind } from "../bind.js"

export const profiles = bind(operations, {
  submitOnboarding: {
    route: "POST /onboarding",
    summary: "Apply as a mentor, or complete a profile as a mentee.",
    message: "Onboarding submitted successfully.",
    status: 201,
    failures: { ApplicationNotPossible: 422, OnboardingNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to submit onboarding."
  },
  listExpertiseAreas: {
    route: "GET /expertise-areas",
    summary: "The areas that mentors choose from.",
    message: "Expertise areas fetched successfully.",
    serverError: "Failed to fetch expertise areas."
  },
  getMentorProfile: {
    route: "GET /mentor/profile",
    summary: "Your own mentor profile, with its legal part.",
    message: "Mentor profile fetched successfully.",
    failures: { MentorProfileNotFound: 404 },
    serverError: "Failed to fetch mentor profile."
  }
})
