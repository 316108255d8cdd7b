import { ApprovalStatus, OnboardingRole, QuestionType } from "@mentorkit/core/profiles"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { profiles as profilesTables } from "../migrations/20261121_0300_profiles.js"
import { people } from "../migrations/20261122_1300_people.js"
import { publicListing } from "../migrations/20261127_0700_public_listing.js"
import { addressRepository } from "./address-repository.js"
import { certificationRepository, educationRepository, experienceRepository } from "./career-lists.js"
import { expertiseCatalogue } from "./expertise-catalogue.js"
import { menteeProfiles } from "./mentee-profiles.js"
import { menteeRepository } from "./mentee-repository.js"
import { mentorRepository } from "./mentor-repository.js"
import { mentorStatistics } from "./mentor-statistics.js"
import { onboardingRepository } from "./onboarding-repository.js"
import { personalData } from "./personal-data.js"

export const profiles = manifest({
  repositories: Layer.mergeAll(
    addressRepository,
    certificationRepository,
    educationRepository,
    experienceRepository,
    expertiseCatalogue,
    menteeProfiles,
    menteeRepository,
    mentorRepository,
    mentorStatistics,
    onboardingRepository
  ),
  migrations: [profilesTables, people, publicListing],
  personalData,
  obligations: [],
  enumerations: {
    "mentor_profiles.approval_status": ApprovalStatus,
    "onboarding_questions.role": OnboardingRole,
    "onboarding_questions.type": QuestionType,
    "onboarding_records.role": OnboardingRole
  }
})
