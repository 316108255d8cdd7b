/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { Currency, LocalDate, MentorId, UserId } from "@mentorkit/core/kernel"
import {
  ApprovalStatus,
  CertificationId,
  EducationId,
  ExperienceId,
  ExpertiseAreaId,
  MenteeExpertiseId,
  MenteeProfileId,
  MentorExpertiseId,
  OnboardingRole,
  QuestionId,
  QuestionType,
  SkillId
} from "@mentorkit/core/profiles"
import { Answer, type MentorProfile } from "@mentorkit/core/profiles/ports"
import { DateTime, Schema } from "effect"
import { Moment } from "../database/columns.js"

const Skill = Schema.Struct({ id: SkillId, name: Schema.String })

const expertiseOf = <Id extends string>(id: Schema.Schema<Id, string>) =>
  Schema.Array(
    Schema.Struct({ id, expertiseAreaId: ExpertiseAreaId, name: Schema.String, skills: Schema.Array(Skill) })
  )

export const MentorRow = Schema.Struct({
  id: MentorId,
  userId: UserId,
  headline: Schema.String,
  timeZone: Schema.String,
  currency: Currency,
  hourlyRateMinor: Schema.BigIntFromSelf,
  yearsOfExperience: Schema.Int,
  approvalStatus: ApprovalStatus,
  submittedAt: Moment,
  approvedAt: Schema.NullOr(Moment),
  rejectionReason: Schema.NullOr(Schema.String),
  isPubliclyListed: Schema.Boolean,
  vacationMode: Schema.Boolean,
  vacationEndsAt: Schema.NullOr(Moment),
  languages: Schema.Array(Schema.String),
  legalName: Schema.NullOr(Schema.String),
  legalBirthYear: Schema.NullOr(Schema.Int),
  legalProfession: Schema.NullOr(Schema.String),
  companyOrInstitution: Schema.NullOr(Schema.String),
  averageRating: Schema.String,
  ratingCount: Schema.Int,
  expertise: expertiseOf(MentorExpertiseId),
  createdAt: Moment,
  updatedAt: Moment
})

export const MenteeRow = Schema.Struct({
  id: MenteeProfileId,
  userId: UserId,
  profession: Schema.NullOr(Schema.String),
  expertise: expertiseOf(MenteeExpertiseId),
  createdAt: Moment,
  updatedAt: Moment
})

export const CatalogueRow = Schema.Struct({
  id: ExpertiseAreaId,
  name: Schema.String,
  skills: Schema.Array(Skill)
})

export const ExperienceRow = Schema.Struct({
  id: ExperienceId,
  userId: UserId,
  organization: Schema.String,
  designation: Schema.String,
  description: Schema.NullOr(Schema.String),
  currentlyWorking: Schema.Boolean,
  startDate: LocalDate,
  endDate: Schema.NullOr(LocalDate),
  createdAt: Moment,
  updatedAt: Moment
})

export const EducationRow = Schema.Struct({
  id: EducationId,
  userId: UserId,
  institution: Schema.String,
  degree: Schema.String,
  currentlyStudying: Schema.Boolean,
  startDate: LocalDate,
  endDate: Schema.NullOr(LocalDate),
  createdAt: Moment,
  updatedAt: Moment
})

export const CertificationRow = Schema.Struct({
  id: CertificationId,
  userId: UserId,
  title: Schema.String,
  issuingOrganization: Schema.String,
  issuedDate: Schema.NullOr(LocalDate),
  expiryDate: Schema.NullOr(LocalDate),
  credentialUrl: Schema.NullOr(Schema.String),
  createdAt: Moment,
  updatedAt: Moment
})

export const AddressRow = Schema.Struct({
  address: Schema.NullOr(Schema.String),
  city: Schema.NullOr(Schema.String),
  state: Schema.NullOr(Schema.String),
  country: Schema.NullOr(Schema.String),
  countryCode: Schema.NullOr(Schema.String)
})

export const QuestionRow = Schema.Struct({
  id: QuestionId,
  role: OnboardingRole,
  type: QuestionType,
  question: Schema.String,
  options: Schema.NullOr(Schema.Array(Schema.Struct({ value: Schema.String, label: Schema.String }))),
  min: Schema.NullOr(Schema.Int),
  max: Schema.NullOr(Schema.Int),
  isRequired: Schema.Boolean,
  position: Schema.Int
})

export const AnswerRow = Schema.Struct({
  questionId: QuestionId,
  question: Schema.String,
  type: QuestionType,
  answer: Answer,
  answeredAt: Moment
})

export const OnboardingRow = Schema.Struct({ userId: UserId, role: OnboardingRole, submittedAt: Moment })

/** Columns of a profile that may change. */
export const changeable = (profile: MentorProfile) => ({
  headline: profile.headline,
  timezone: profile.timeZone,
  currency: profile.currency,
  hourlyRateMinor: profile.hourlyRateMinor,
  yearsOfExperience: profile.yearsOfExperience,
  languages: profile.languages,
  legalName: profile.legalName,
  legalBirthYear: profile.legalBirthYear,
  legalProfession: profile.legalProfession,
  companyOrInstitution: profile.companyOrInstitution,
  isPubliclyListed: profile.isPubliclyListed,
  approvalStatus: profile.approvalStatus,
  submittedAt: DateTime.toDate(profile.submittedAt),
  approvedAt: profile.approvedAt === null ? null : DateTime.toDate(profile.approvedAt),
  rejectionReason: profile.rejectionReason,
  updatedAt: DateTime.toDate(profile.updatedAt)
})

export const allOf = (profile: MentorProfile) => ({
  id: profile.id,
  userId: profile.userId,
  createdAt: DateTime.toDate(profile.createdAt),
  ...changeable(profile)
})
