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
  described,
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

const experience = Schema.Struct({ experience: described(ExperienceResource, "The entry as it is now.") })
const education = Schema.Struct({ education: described(EducationResource, "The entry as it is now.") })
const certification = Schema.Struct({ certification: described(CertificationResource, "The entry as it is now.") })

export const operations = namedOperations("profiles", {
  listOnboardingQuestions: operation({
    access: "user",
    input: Schema.Struct({
      role: optional(described(OnboardingRole, "Only questions of this role. Left out: of both."))
    }),
    success: Schema.Struct({
      questions: described(Schema.Array(OnboardingQuestion), "In the order in which they are asked.")
    }),
    failures: []
  }),
  getOnboarding: operation({
    access: "user",
    input: Schema.Struct({
      role: optional(described(OnboardingRole, "The role that was onboarded. Left out: the one submitted last."))
    }),
    success: Schema.Struct({ onboarding: described(Onboarding, "The caller's submission.") }),
    failures: [OnboardingNotFound]
  }),
  submitOnboarding: operation({
    access: "user",
    input: Schema.Struct({
      role: described(OnboardingRole, "A mentor's application waits for an approval; a mentee needs none."),
      headline: optional(
        described(
          Text(255),
          "What the mentor offers, in a line. Mentors must send it.",
          "Twelve years of back ends and the people behind them"
        )
      ),
      timezone: optional(
        described(
          TimeZone,
          "Time zone of the mentor's calendar by its IANA name. Mentors must send it.",
          "Europe/Lisbon"
        )
      ),
      currency: optional(
        described(
          Currency,
          "Currency of the mentor's rate: a code of ISO 4217 in capitals. Mentors must send it.",
          "EUR"
        )
      ),
      expertise_area_ids: optional(
        described(
          Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(maxAreas)),
          "Areas of the catalogue that the mentor knows. Mentors must send one or more."
        )
      ),
      skill_ids: optional(
        described(
          Schema.Array(SkillId).pipe(Schema.maxItems(maxAreas * maxSkills)),
          "Skills of these areas. Left out: none."
        )
      ),
      languages: optional(
        described(
          Languages,
          "Languages the mentor speaks, by whatever name; each once, in whatever case. Left out: as before.",
          ["English", "Portuguese"]
        )
      ),
      hourly_rate: optional(
        described(
          DecimalInput,
          "What the mentor asks for an hour, with no more decimals than the currency has. Mentors must send it.",
          "80.00"
        )
      ),
      years_of_experience: Schema.optionalWith(
        described(Integer.pipe(Schema.between(0, 80)), "Whole years of the mentor's work. Left out: 0.", 12),
        { default: () => 0, nullable: true }
      ),
      current_role: optional(
        described(Text(255), "What the mentee does. Left out: as before. Not read of mentors.", "Software engineer")
      ),
      answers: optional(
        described(
          Schema.Array(AnswerInput).pipe(Schema.maxItems(maxAnswers)),
          "Answers to questions of the role, which replace all earlier ones. Left out: those stay."
        )
      )
    }),
    rules: (raw) => [...applicationProblems(raw), ...languageProblems(raw)],
    success: Schema.Struct({ onboarding: described(Onboarding, "What was submitted, with the profile made of it.") }),
    failures: [ApplicationNotPossible, OnboardingNotFound],
    idempotent: true
  }),
  listExpertiseAreas: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({
      expertise_areas: described(Schema.Array(ExpertiseArea), "The whole catalogue, in its order.")
    }),
    failures: []
  }),
  updateProfile: operation({
    access: "user",
    showsPeople: "oneself",
    input: UserEdit,
    rules: unknownNetworks,
    success: Schema.Struct({ user: described(UserResource, "The account as it is now.") }),
    failures: [UserNotFound]
  }),
  getMentorProfile: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ mentor_profile: described(PrivateMentorProfile, "The caller's own.") }),
    failures: [MentorProfileNotFound]
  }),
  updateMentorProfile: operation({
    access: "mentor",
    input: MentorEdit,
    rules: mentorProblems,
    success: Schema.Struct({ mentor_profile: described(PrivateMentorProfile, "The profile as it is now.") }),
    failures: [MentorProfileNotFound]
  }),
  updateMenteeProfile: operation({
    access: "user",
    input: MenteeEdit,
    rules: expertiseProblems,
    success: Schema.Struct({ mentee_profile: described(PublicMenteeProfile, "The profile as it is now.") }),
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
