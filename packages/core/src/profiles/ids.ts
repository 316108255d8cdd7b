import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const ExpertiseAreaId = Uuid.pipe(Schema.brand("ExpertiseAreaId"))
export type ExpertiseAreaId = typeof ExpertiseAreaId.Type

export const SkillId = Uuid.pipe(Schema.brand("SkillId"))
export type SkillId = typeof SkillId.Type

/** One area of one mentor. */
export const MentorExpertiseId = Uuid.pipe(Schema.brand("MentorExpertiseId"))
export type MentorExpertiseId = typeof MentorExpertiseId.Type

export const MenteeProfileId = Uuid.pipe(Schema.brand("MenteeProfileId"))
export type MenteeProfileId = typeof MenteeProfileId.Type

/** One area of one mentee. */
export const MenteeExpertiseId = Uuid.pipe(Schema.brand("MenteeExpertiseId"))
export type MenteeExpertiseId = typeof MenteeExpertiseId.Type

export const ExperienceId = Uuid.pipe(Schema.brand("ExperienceId"))
export type ExperienceId = typeof ExperienceId.Type

export const EducationId = Uuid.pipe(Schema.brand("EducationId"))
export type EducationId = typeof EducationId.Type

export const CertificationId = Uuid.pipe(Schema.brand("CertificationId"))
export type CertificationId = typeof CertificationId.Type

export const QuestionId = Uuid.pipe(Schema.brand("QuestionId"))
export type QuestionId = typeof QuestionId.Type
