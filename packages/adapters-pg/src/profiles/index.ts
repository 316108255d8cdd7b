/** Every port of profiles on PostgreSQL. */
import { Layer } from "effect"
import { expertiseCatalogue } from "./expertise-catalogue.js"
import { menteeRepository } from "./mentee-repository.js"
import { mentorRepository } from "./mentor-repository.js"

export const profilesRepositories = Layer.mergeAll(expertiseCatalogue, menteeRepository, mentorRepository)
