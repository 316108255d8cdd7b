/** Gathers profiles' handlers, one use case a file; the three of one list of a career are one. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { addCertification, deleteCertification, updateCertification } from "./use-cases/certifications.js"
import { addEducation, deleteEducation, updateEducation } from "./use-cases/education.js"
import { addExperience, deleteExperience, updateExperience } from "./use-cases/experiences.js"
import { getMentorProfile } from "./use-cases/get-mentor-profile.js"
import { getOnboarding } from "./use-cases/get-onboarding.js"
import { listExpertiseAreas } from "./use-cases/list-expertise-areas.js"
import { listOnboardingQuestions } from "./use-cases/list-onboarding-questions.js"
import { submitOnboarding } from "./use-cases/submit-onboarding.js"
import { updateMenteeProfile } from "./use-cases/update-mentee-profile.js"
import { updateMentorProfile } from "./use-cases/update-mentor-profile.js"
import { updateProfile } from "./use-cases/update-profile.js"

export class Profiles extends Context.Tag("@mentorkit/Profiles")<Profiles, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Profiles,
    Effect.all({
      addCertification,
      addEducation,
      addExperience,
      deleteCertification,
      deleteEducation,
      deleteExperience,
      getMentorProfile,
      getOnboarding,
      listExpertiseAreas,
      listOnboardingQuestions,
      submitOnboarding,
      updateCertification,
      updateEducation,
      updateExperience,
      updateMenteeProfile,
      updateMentorProfile,
      updateProfile
    })
  )
}
