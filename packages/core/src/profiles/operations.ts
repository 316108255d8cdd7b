/** What can be asked of profiles. */
import { Schema } from "effect"
import {
  Currency,
  DecimalInput,
  Integer,
  MentorProfileNotFound,
  operations as named,
  operation,
  optional,
  Text,
  TimeZone
} from "../kernel/index.js"
import { ApplicationNotPossible, OnboardingNotFound } from "./errors.js"
import { ExpertiseAreaId } from "./ids.js"
import { applicationProblems } from "./mentor-application.js"
import { ExpertiseArea, Onboarding, PrivateMentorProfile } from "./resources.js"
import { OnboardingRole } from "./statuses.js"

export const operations = named("profiles", {
  submitOnboarding: operation({
    access: "user",
    input: Schema.Struct({
      role: OnboardingRole,
      headline: optional(Text(255)),
      timezone: optional(TimeZone),
      currency: optional(Currency),
      expertise_area_ids: optional(Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(10))),
      hourly_rate: optional(DecimalInput),
      years_of_experience: Schema.optionalWith(Integer.pipe(Schema.between(0, 80)), {
        default: () => 0,
        nullable: true
      }),
      current_role: optional(Text(255))
    }),
    rules: applicationProblems,
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
  getMentorProfile: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ mentor_profile: PrivateMentorProfile }),
    failures: [MentorProfileNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
