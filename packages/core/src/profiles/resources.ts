/** Wire schemas of profiles. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Address, PublicMenteeProfile, PublicMentorProfile } from "../identity/index.js"
import { Currency, Integer, Timestamp, UserId } from "../kernel/index.js"
import { ExpertiseAreaId, QuestionId, SkillId } from "./ids.js"
import { Answer } from "./questions.js"
import { ApprovalStatus, DocumentStatus, DocumentType, OnboardingRole, QuestionType } from "./statuses.js"

export const ExpertiseArea = Schema.Struct({
  id: ExpertiseAreaId,
  name: Schema.String,
  skills: Schema.Array(Schema.Struct({ id: SkillId, name: Schema.String }))
}).annotations({ identifier: "ExpertiseArea" })
export interface ExpertiseArea extends Schema.Schema.Type<typeof ExpertiseArea> {}

/** A document for its mentor, also part of the profile. camelCase, as the spec has it for documents. */
export const VerificationDocumentResource = Schema.Struct({
  id: Schema.String,
  documentType: DocumentType,
  documentTypeLabel: Schema.String,
  originalName: Schema.String,
  mimeType: Schema.String,
  /** Bytes. */
  fileSize: Integer,
  status: DocumentStatus,
  statusLabel: Schema.String,
  adminNotes: Schema.NullOr(Schema.String),
  downloadUrl: Schema.String,
  createdAt: Timestamp,
  updatedAt: Timestamp
}).annotations({ identifier: "VerificationDocument" })
export interface VerificationDocumentResource extends Schema.Schema.Type<typeof VerificationDocumentResource> {}

/** The public fields in the same order, followed by those that the public object omits. */
export const PrivateMentorProfile = Schema.Struct({
  ...PublicMentorProfile.fields,
  user_id: UserId,
  currency: Currency,
  languages: Schema.Array(Schema.String),
  legal_name: Schema.NullOr(Schema.String),
  legal_birth_year: Schema.NullOr(Integer),
  legal_profession: Schema.NullOr(Schema.String),
  company_or_institution: Schema.NullOr(Schema.String),
  /** Only the keys that the user has saved. */
  social_links: Schema.Record({ key: Schema.String, value: Schema.String }),
  address: Schema.NullOr(Address),
  verification_documents: Schema.Array(VerificationDocumentResource),
  /** Why the last application was rejected. */
  rejection_reason: Schema.NullOr(Schema.String),
  submitted_at: Timestamp,
  approved_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "MentorProfile" })
export interface PrivateMentorProfile extends Schema.Schema.Type<typeof PrivateMentorProfile> {}

export const OnboardingQuestion = Schema.Struct({
  id: QuestionId,
  role: OnboardingRole,
  type: QuestionType,
  question: Schema.String,
  /** Of the two kinds of choice; null for the others. */
  options: Schema.NullOr(Schema.Array(Schema.Struct({ value: Schema.String, label: Schema.String }))),
  /** Of a number its bounds, of a text its length, of several choices how many. */
  min: Schema.NullOr(Integer),
  max: Schema.NullOr(Integer),
  is_required: Schema.Boolean,
  position: Integer
}).annotations({ identifier: "OnboardingQuestion" })
export interface OnboardingQuestion extends Schema.Schema.Type<typeof OnboardingQuestion> {}

export const OnboardingAnswer = Schema.Struct({
  question_id: QuestionId,
  question: Schema.String,
  type: QuestionType,
  /** A value, a list of values, a number or a text, by the type. */
  answer: Answer,
  answered_at: Timestamp
}).annotations({ identifier: "OnboardingAnswer" })
export interface OnboardingAnswer extends Schema.Schema.Type<typeof OnboardingAnswer> {}

/** An onboarding with the profile of the chosen role; the other one is null. */
export const Onboarding = Schema.Struct({
  role: OnboardingRole,
  submitted_at: Timestamp,
  approval_status: Schema.NullOr(ApprovalStatus),
  approval_status_label: Schema.NullOr(Schema.String),
  mentor_profile: Schema.NullOr(PrivateMentorProfile),
  mentee_profile: Schema.NullOr(PublicMenteeProfile),
  /** In the questions' order; empty where none was answered. */
  answers: Schema.Array(OnboardingAnswer)
}).annotations({ identifier: "Onboarding" })
export interface Onboarding extends Schema.Schema.Type<typeof Onboarding> {}
