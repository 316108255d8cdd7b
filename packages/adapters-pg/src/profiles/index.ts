/** Every port of profiles on PostgreSQL, and those that identity wants of profiles. */
import { Layer } from "effect"
import { menteeProfiles, profileParts } from "./account-profiles.js"
import { expertiseCatalogue } from "./expertise-catalogue.js"
import { menteeRepository } from "./mentee-repository.js"
import { mentorRepository } from "./mentor-repository.js"
import { mentorStatistics } from "./mentor-statistics.js"

export const profilesRepositories = Layer.merge(menteeProfiles, profileParts).pipe(
  Layer.provideMerge(Layer.mergeAll(expertiseCatalogue, menteeRepository, mentorRepository, mentorStatistics))
)
