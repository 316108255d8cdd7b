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
