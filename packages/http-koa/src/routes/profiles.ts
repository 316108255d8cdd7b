import { operations } from "@mentorkit/core/profiles"
import { bind } from "../bind.js"

export const profiles = bind(operations, {
  listOnboardingQuestions: {
    route: "GET /onboarding/questions",
    summary: "What the onboarding asks, of one role or of both.",
    message: "Onboarding questions fetched successfully.",
    fieldErrors: "errors",
    serverError: "Failed to fetch onboarding questions."
  },
  getOnboarding: {
    route: "GET /onboarding",
    summary: "What you have submitted, with your answers and what came of it.",
    message: "Onboarding fetched successfully.",
    failures: { OnboardingNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to fetch onboarding."
  },
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
  },
  updateProfile: {
    route: ["PUT /profile", "PATCH /profile"],
    summary: "Edit what your account says about you; fields that are left out stay as they are.",
    message: "Profile updated successfully.",
    failures: { UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update profile."
  },
  updateMentorProfile: {
    route: ["PUT /mentor/profile", "PATCH /mentor/profile"],
    summary: "Edit your mentor profile, with its legal part; fields that are left out stay as they are.",
    message: "Mentor profile updated successfully.",
    failures: { MentorProfileNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update mentor profile."
  },
  updateMenteeProfile: {
    route: ["PUT /mentee/profile", "PATCH /mentee/profile"],
    summary: "Edit your mentee profile; fields that are left out stay as they are.",
    message: "Mentee profile updated successfully.",
    failures: { UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update mentee profile."
  },
  addExperience: {
    route: "POST /profile/experiences",
    summary: "Add an experience to your profile.",
    message: "Experience added successfully.",
    status: 201,
    failures: { CareerListFull: 422, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to add experience."
  },
  updateExperience: {
    route: ["PUT /profile/experiences/:id", "PATCH /profile/experiences/:id"],
    summary: "Edit an experience on your profile; fields that are left out stay as they are.",
    message: "Experience updated successfully.",
    failures: { ExperienceNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update experience."
  },
  deleteExperience: {
    route: "DELETE /profile/experiences/:id",
    summary: "Take an experience off your profile.",
    message: "Experience deleted successfully.",
    failures: { ExperienceNotFound: 404 },
    serverError: "Failed to delete experience."
  },
  addEducation: {
    route: "POST /profile/education",
    summary: "Add an education to your profile.",
    message: "Education added successfully.",
    status: 201,
    failures: { CareerListFull: 422, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to add education."
  },
  updateEducation: {
    route: ["PUT /profile/education/:id", "PATCH /profile/education/:id"],
    summary: "Edit an education on your profile; fields that are left out stay as they are.",
    message: "Education updated successfully.",
    failures: { EducationNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update education."
  },
  deleteEducation: {
    route: "DELETE /profile/education/:id",
    summary: "Take an education off your profile.",
    message: "Education deleted successfully.",
    failures: { EducationNotFound: 404 },
    serverError: "Failed to delete education."
  },
  addCertification: {
    route: "POST /profile/certifications",
    summary: "Add a certification to your profile.",
    message: "Certification added successfully.",
    status: 201,
    failures: { CareerListFull: 422, UserNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to add certification."
  },
  updateCertification: {
    route: ["PUT /profile/certifications/:id", "PATCH /profile/certifications/:id"],
    summary: "Edit a certification on your profile; fields that are left out stay as they are.",
    message: "Certification updated successfully.",
    failures: { CertificationNotFound: 404 },
    fieldErrors: "errors",
    serverError: "Failed to update certification."
  },
  deleteCertification: {
    route: "DELETE /profile/certifications/:id",
    summary: "Take a certification off your profile.",
    message: "Certification deleted successfully.",
    failures: { CertificationNotFound: 404 },
    serverError: "Failed to delete certification."
  }
})
