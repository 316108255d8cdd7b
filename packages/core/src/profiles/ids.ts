import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const ExpertiseAreaId = described(Uuid.pipe(Schema.brand("ExpertiseAreaId")), "Id of an area of the catalogue.")
export type ExpertiseAreaId = typeof ExpertiseAreaId.Type

export const SkillId = described(Uuid.pipe(Schema.brand("SkillId")), "Id of a skill of the catalogue.")
export type SkillId = typeof SkillId.Type

export const MentorExpertiseId = described(
  Uuid.pipe(Schema.brand("MentorExpertiseId")),
  "Id of one area of one mentor."
)
export type MentorExpertiseId = typeof MentorExpertiseId.Type

export const MenteeProfileId = described(
  Uuid.pipe(Schema.brand("MenteeProfileId")),
  "Id of a mentee profile; not that of the account."
)
export type MenteeProfileId = typeof MenteeProfileId.Type

export const MenteeExpertiseId = described(
  Uuid.pipe(Schema.brand("MenteeExpertiseId")),
  "Id of one area of one mentee."
)
export type MenteeExpertiseId = typeof MenteeExpertiseId.Type

export const ExperienceId = described(Uuid.pipe(Schema.brand("ExperienceId")), "Id of a job in one's career.")
export type ExperienceId = typeof ExperienceId.Type

export const EducationId = described(Uuid.pipe(Schema.brand("EducationId")), "Id of studies in one's career.")
export type EducationId = typeof EducationId.Type

export const CertificationId = described(
  Uuid.pipe(Schema.brand("CertificationId")),
  "Id of a certificate in one's career."
)
export type CertificationId = typeof CertificationId.Type

export const QuestionId = described(Uuid.pipe(Schema.brand("QuestionId")), "Id of a question of the onboarding.")
export type QuestionId = typeof QuestionId.Type
