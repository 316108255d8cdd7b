/** Wire schemas of profiles. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Address, PublicMenteeProfile, PublicMentorProfile } from "../identity/index.js"
import { Currency, described, Integer, Timestamp, UserId } from "../kernel/index.js"
import { ExpertiseAreaId, QuestionId, SkillId } from "./ids.js"
import { Answer } from "./questions.js"
import { ApprovalStatus, DocumentStatus, DocumentType, OnboardingRole, QuestionType } from "./statuses.js"

export const ExpertiseArea = Schema.Struct({
  id: ExpertiseAreaId,
  name: described(Schema.String, "Name of the area.", "Software engineering"),
  skills: described(
    Schema.Array(Schema.Struct({ id: SkillId, name: described(Schema.String, "Name of the skill.", "TypeScript") })),
    "Skills that belong to the area."
  )
}).annotations({ identifier: "ExpertiseArea", description: "An area of the catalogue that people choose from." })
export interface ExpertiseArea extends Schema.Schema.Type<typeof ExpertiseArea> {}

/** A document for its mentor, also part of the profile. camelCase, as the spec has it for documents. */
export const VerificationDocumentResource = Schema.Struct({
  id: described(Schema.String, "Id of the document.", "01920000-0000-7000-8000-000000000060"),
  documentType: DocumentType,
  documentTypeLabel: described(Schema.String, "The type in words.", "National ID Card"),
  originalName: described(Schema.String, "Name of the file as it was uploaded.", "id-card.jpg"),
  mimeType: described(
    Schema.String,
    "Type of the stored file: `application/pdf`, `image/jpeg` or `image/png`.",
    "image/jpeg"
  ),
  fileSize: described(Integer, "Size of the stored file in bytes.", 482_113),
  status: DocumentStatus,
  statusLabel: described(Schema.String, "The status in words.", "Pending Review"),
  adminNotes: described(
    Schema.NullOr(Schema.String),
    "What the reviewer wrote; always there after a rejection, null while the document waits.",
    null
  ),
  downloadUrl: described(
    Schema.String,
    "Address of the file, for whoever is signed in and may see it.",
    "https://api.example.com/api/v1/mentor/verification-documents/01920000-0000-7000-8000-000000000060/download"
  ),
  createdAt: described(Timestamp, "When the document was first uploaded."),
  updatedAt: described(Timestamp, "When its file was last replaced, or when it was reviewed.")
}).annotations({ identifier: "VerificationDocument", description: "A document that proves who a mentor is." })
export interface VerificationDocumentResource extends Schema.Schema.Type<typeof VerificationDocumentResource> {}

/** The public fields in the same order, followed by those that the public object omits. */
export const PrivateMentorProfile = Schema.Struct({
  ...PublicMentorProfile.fields,
  user_id: described(UserId, "Id of the mentor's account."),
  currency: described(Currency, "Currency of the mentor's rate: a code of ISO 4217 in capitals.", "EUR"),
  languages: described(Schema.Array(Schema.String), "Languages the mentor speaks, as the mentor writes them.", [
    "English",
    "Portuguese"
  ]),
  is_publicly_listed: described(
    Schema.Boolean,
    "Whether guests and search engines find the mentor, while the directory is open to them.",
    true
  ),
  legal_name: Schema.NullOr(
    described(
      Schema.String,
      "Name in the mentor's documents, which others do not see; null if not given.",
      "Ana Maria Duarte"
    )
  ),
  legal_birth_year: Schema.NullOr(
    described(Integer, "Year of birth, which others do not see; null if not given.", 1987)
  ),
  legal_profession: Schema.NullOr(
    described(Schema.String, "Profession, which others do not see; null if not given.", "Software engineer")
  ),
  company_or_institution: Schema.NullOr(
    described(Schema.String, "Where the mentor works, which others do not see; null if not given.", "Harbour Systems")
  ),
  social_links: described(
    Schema.Record({ key: Schema.String, value: Schema.String }),
    "Saved links of the account by network; networks without one are left out.",
    { linkedin: "https://linkedin.com/in/ana-duarte" }
  ),
  address: Schema.NullOr(described(Address, "The account's address; null if none is saved.")),
  verification_documents: described(
    Schema.Array(VerificationDocumentResource),
    "Documents that prove who the mentor is, newest first."
  ),
  rejection_reason: described(
    Schema.NullOr(Schema.String),
    "Why the last application was rejected; null if it was not.",
    null
  ),
  submitted_at: described(Timestamp, "When the mentor last applied.", "2027-03-01T10:00:00+00:00"),
  approved_at: Schema.NullOr(
    described(Timestamp, "When the application was approved; null until then.", "2027-03-02T10:00:00+00:00")
  )
}).annotations({ identifier: "MentorProfile", description: "A mentor profile, as only its owner sees it." })
export interface PrivateMentorProfile extends Schema.Schema.Type<typeof PrivateMentorProfile> {}

const Option = Schema.Struct({
  value: described(Schema.String, "What is sent as the answer.", "leadership"),
  label: described(Schema.String, "What people read.", "Leading people")
})

export const OnboardingQuestion = Schema.Struct({
  id: QuestionId,
  role: OnboardingRole,
  type: QuestionType,
  question: described(Schema.String, "The question as people read it.", "What do you want to get better at?"),
  options: Schema.NullOr(
    described(Schema.Array(Option), "What there is to choose from; null for the types that are no choice.")
  ),
  min: Schema.NullOr(
    described(
      Integer,
      "Smallest number, fewest characters of a text, or fewest of several choices; null without a limit.",
      1
    )
  ),
  max: Schema.NullOr(
    described(
      Integer,
      "Largest number, most characters of a text, or most of several choices; null without a limit of its own.",
      3
    )
  ),
  is_required: described(Schema.Boolean, "Whether an onboarding needs an answer to it."),
  position: described(Integer, "Place among the questions of the role, smallest first.", 1)
}).annotations({ identifier: "OnboardingQuestion", description: "A question that an onboarding asks." })
export interface OnboardingQuestion extends Schema.Schema.Type<typeof OnboardingQuestion> {}

export const OnboardingAnswer = Schema.Struct({
  question_id: QuestionId,
  question: described(Schema.String, "The question as people read it.", "What do you want to get better at?"),
  type: QuestionType,
  answer: described(Answer, "The `value` of an option, a list of them, a number or a text, by the type.", "leadership"),
  answered_at: described(Timestamp, "When it was answered.")
}).annotations({ identifier: "OnboardingAnswer", description: "A stored answer with its question." })
export interface OnboardingAnswer extends Schema.Schema.Type<typeof OnboardingAnswer> {}

/** An onboarding with the profile of the chosen role; the other one is null. */
export const Onboarding = Schema.Struct({
  role: OnboardingRole,
  submitted_at: described(Timestamp, "When it was last submitted for this role.", "2027-03-01T10:00:00+00:00"),
  approval_status: Schema.NullOr(
    described(
      ApprovalStatus,
      "How a mentor's application stands now; null for a mentee, who needs no approval.",
      "approved"
    )
  ),
  approval_status_label: Schema.NullOr(described(Schema.String, "The status in words; null for a mentee.", "Approved")),
  mentor_profile: Schema.NullOr(described(PrivateMentorProfile, "The profile now; null for a mentee.")),
  mentee_profile: described(Schema.NullOr(PublicMenteeProfile), "The profile now; null for a mentor.", null),
  answers: described(Schema.Array(OnboardingAnswer), "In the order of the questions; empty where none was answered.")
}).annotations({
  identifier: "Onboarding",
  description: "What somebody submitted for a role, with the profile that came of it."
})
export interface Onboarding extends Schema.Schema.Type<typeof Onboarding> {}
