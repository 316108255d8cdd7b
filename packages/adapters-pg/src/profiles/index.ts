/** Every port of profiles on PostgreSQL, and those that identity wants of profiles. */
import { Layer } from "effect"
import { menteeProfiles, profileParts } from "./account-profiles.js"
import { addressRepository } from "./address-repository.js"
import { certificationRepository, educationRepository, experienceRepository } from "./career-lists.js"
import { expertiseCatalogue } from "./expertise-catalogue.js"
import { menteeRepository } from "./mentee-repository.js"
import { mentorRepository } from "./mentor-repository.js"
import { mentorStatistics } from "./mentor-statistics.js"
import { onboardingRepository } from "./onboarding-repository.js"

export const profilesRepositories = Layer.merge(menteeProfiles, profileParts).pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      addressRepository,
      certificationRepository,
      educationRepository,
      experienceRepository,
      expertiseCatalogue,
      menteeRepository,
      mentorRepository,
      mentorStatistics,
      onboardingRepository
    )
  )
)
