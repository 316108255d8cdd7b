/** The repositories of profiles, and what identity wants of them. */
export { menteeRepositoryConformance } from "./profiles-mentees.js"
export { expertiseCatalogueConformance, mentorRepositoryConformance } from "./profiles-mentors.js"
export {
  addressRepositoryConformance,
  careerRepositoriesConformance,
  onboardingRepositoryConformance
} from "./profiles-people.js"
