/** The operations of profiles. */
import { Schema } from "effect"
import {
  CertificationResource,
  EducationResource,
  ExperienceResource,
  PublicMenteeProfile,
  UserNotFound,
  UserResource,
  unknownNetworks
} from "../identity/index.js"
import {
  Currency,
  DecimalInput,
  Integer,
  MentorProfileNotFound,
  namedOperations,
  operation,
  optional,
  Text,
  TimeZone
} from "../kernel/index.js"
import {
  CertificationEdit,
  certificationProblems,
  EducationEdit,
  ExperienceEdit,
  educationProblems,
  experienceProblems,
  NewCertification,
  NewEducation,
  NewExperience
} from "./career-input.js"
import {
  ApplicationNotPossible,
  CareerListFull,
  CertificationNotFound,
  EducationNotFound,
  ExperienceNotFound,
  OnboardingNotFound
} from "./errors.js"
import { expertiseProblems, maxAreas, maxSkills } from "./expertise.js"
import { CertificationId, EducationId, ExperienceId, ExpertiseAreaId, SkillId } from "./ids.js"
import { Languages, languageProblems } from "./languages.js"
import { MenteeEdit } from "./mentee-edit.js"
import { applicationProblems } from "./mentor-application.js"
import { MentorEdit, mentorProblems } from "./mentor-edit.js"
import { AnswerInput, maxAnswers } from "./questions.js"
import { ExpertiseArea, Onboarding, OnboardingQuestion, PrivateMentorProfile } from "./resources.js"
import { OnboardingRole } from "./statuses.js"
import { UserEdit } from "./user-edit.js"

const experience = Schema.Struct({ experience: ExperienceResource })
const education = Schema.Struct({ education: EducationResource })
const certification = Schema.Struct({ certification: CertificationResource })

export const operations = namedOperations("profiles", {
  listOnboardingQuestions: operation({
    access: "user",
    input: Schema.Struct({ role: optional(OnboardingRole) }),
    success: Schema.Struct({ questions: Schema.Array(OnboardingQuestion) }),
    failures: []
  }),
  getOnboarding: operation({
    access: "user",
    /** Default: the role submitted last. */
    input: Schema.Struct({ role: optional(OnboardingRole) }),
    success: Schema.Struct({ onboarding: Onboarding }),
    failures: [OnboardingNotFound]
  }),
  submitOnboarding: operation({
    access: "user",
    input: Schema.Struct({
      role: OnboardingRole,
      headline: optional(Text(255)),
      timezone: optional(TimeZone),
      currency: optional(Currency),
      expertise_area_ids: optional(Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(maxAreas))),
      /** Skills of the areas above. */
      skill_ids: optional(Schema.Array(SkillId).pipe(Schema.maxItems(maxAreas * maxSkills))),
      languages: optional(Languages),
      hourly_rate: optional(DecimalInput),
      years_of_experience: Schema.optionalWith(Integer.pipe(Schema.between(0, 80)), {
        default: () => 0,
        nullable: true
      }),
      current_role: optional(Text(255)),
      /** Replace earlier answers, which stay if none are sent. */
      answers: optional(Schema.Array(AnswerInput).pipe(Schema.maxItems(maxAnswers)))
    }),
    rules: (raw) => [...applicationProblems(raw), ...languageProblems(raw)],
    success: Schema.Struct({ onboarding: Onboarding }),
    failures: [ApplicationNotPossible, OnboardingNotFound],
    idempotent: true
  }),
  listExpertiseAreas: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({ expertise_areas: Schema.Array(ExpertiseArea) }),
    failures: []
  }),
  updateProfile: operation({
    access: "user",
    input: UserEdit,
    rules: unknownNetworks,
    success: Schema.Struct({ user: UserResource }),
    failures: [UserNotFound]
  }),
  getMentorProfile: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ mentor_profile: PrivateMentorProfile }),
    failures: [MentorProfileNotFound]
  }),
  updateMentorProfile: operation({
    access: "mentor",
    input: MentorEdit,
    rules: mentorProblems,
    success: Schema.Struct({ mentor_profile: PrivateMentorProfile }),
    failures: [MentorProfileNotFound]
  }),
  updateMenteeProfile: operation({
    access: "user",
    input: MenteeEdit,
    rules: expertiseProblems,
    success: Schema.Struct({ mentee_profile: PublicMenteeProfile }),
    failures: [UserNotFound]
  }),
  addExperience: operation({
    access: "user",
    input: NewExperience,
    rules: experienceProblems,
    success: experience,
    failures: [CareerListFull, UserNotFound],
    idempotent: true
  }),
  updateExperience: operation({
    access: "user",
    input: Schema.Struct({ id: ExperienceId, ...ExperienceEdit.fields }),
    rules: experienceProblems,
    success: experience,
    failures: [ExperienceNotFound]
  }),
  deleteExperience: operation({
    access: "user",
    input: Schema.Struct({ id: ExperienceId }),
    success: Schema.Struct({}),
    failures: [ExperienceNotFound]
  }),
  addEducation: operation({
    access: "user",
    input: NewEducation,
    rules: educationProblems,
    success: education,
    failures: [CareerListFull, UserNotFound],
    idempotent: true
  }),
  updateEducation: operation({
    access: "user",
    input: Schema.Struct({ id: EducationId, ...EducationEdit.fields }),
    rules: educationProblems,
    success: education,
    failures: [EducationNotFound]
  }),
  deleteEducation: operation({
    access: "user",
    input: Schema.Struct({ id: EducationId }),
    success: Schema.Struct({}),
    failures: [EducationNotFound]
  }),
  addCertification: operation({
    access: "user",
    input: NewCertification,
    rules: certificationProblems,
    success: certification,
    failures: [CareerListFull, UserNotFound],
    idempotent: true
  }),
  updateCertification: operation({
    access: "user",
    input: Schema.Struct({ id: CertificationId, ...CertificationEdit.fields }),
    rules: certificationProblems,
    success: certification,
    failures: [CertificationNotFound]
  }),
  deleteCertification: operation({
    access: "user",
    input: Schema.Struct({ id: CertificationId }),
    success: Schema.Struct({}),
    failures: [CertificationNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
