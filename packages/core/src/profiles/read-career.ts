import { Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Career } from "./career.js"
import { CertificationRepository, EducationRepository, ExperienceRepository } from "./ports.js"

/** All three lists of an account, in one statement each. */
export const makeReadCareer = Effect.gen(function* () {
  const experiences = yield* ExperienceRepository
  const education = yield* EducationRepository
  const certifications = yield* CertificationRepository

  return (userId: UserId): Effect.Effect<Career> =>
    Effect.all({
      experiences: experiences.list(userId),
      education: education.list(userId),
      certifications: certifications.list(userId)
    })
})
