// Written by `npm run client` from the contract. Do not edit.
import type { Routes } from "../route.js"

export const routes: Routes = {
  admin: {
    listMentors: ["GET", "/admin/mentors"],
    approveMentor: ["POST", "/admin/mentors/{id}/approve"],
    rejectMentor: ["POST", "/admin/mentors/{id}/reject"]
  },
  identity: {
    register: ["POST", "/register"],
    login: ["POST", "/login"],
    verifyEmail: ["POST", "/verify-email"],
    resendVerification: ["POST", "/resend-email-verification"],
    logout: ["POST", "/logout"],
    getMe: ["GET", "/me"],
    viewUser: ["GET", "/user/{username}"]
  },
  profiles: {
    submitOnboarding: ["POST", "/onboarding"],
    listExpertiseAreas: ["GET", "/expertise-areas"],
    getMentorProfile: ["GET", "/mentor/profile"]
  },
  scheduling: {
    listSessionTypes: ["GET", "/mentor/session-types"],
    createSessionType: ["POST", "/mentor/session-types"],
    listPublicSessionTypes: ["GET", "/public/mentors/{mentor_id}/session-types"],
    listAvailabilityRules: ["GET", "/mentor/availability-rules"],
    createAvailabilityRule: ["POST", "/mentor/availability-rules"],
    createAvailabilityRules: ["POST", "/mentor/availability-rules/bulk"],
    getAvailabilityRule: ["GET", "/mentor/availability-rules/{id}"],
    listPublicSlots: ["GET", "/public/mentors/{mentor_id}/session-types/{session_type_id}/slots"],
    holdSlots: ["POST", "/mentor/slots/hold"],
    releaseHold: ["DELETE", "/mentor/slots/hold/{booking_attempt_id}"],
    listHolds: ["GET", "/mentee/holds"]
  },
}
