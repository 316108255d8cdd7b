/**
 * The parts of the public profile object that profiles keeps, named as on the wire (document 1, "Public mentor
 * profile" and "Public mentee profile"). Legal names, documents and the address stay out of them deliberately.
 */
import { Schema } from "effect"
import { Integer, LocalDate, MentorId, Timestamp } from "../kernel/index.js"

export const ExpertiseAreaResource = Schema.Struct({
  id: Schema.String,
  expertise_area_id: Schema.String,
  name: Schema.String,
  skills: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String }))
}).annotations({ identifier: "ProfileExpertiseArea" })

export const ExperienceResource = Schema.Struct({
  id: Schema.String,
  organization: Schema.String,
  designation: Schema.String,
  description: Schema.NullOr(Schema.String),
  currently_working: Schema.Boolean,
  start_date: LocalDate,
  end_date: Schema.NullOr(LocalDate),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "Experience" })

export const EducationResource = Schema.Struct({
  id: Schema.String,
  institution: Schema.String,
  degree: Schema.String,
  currently_studying: Schema.Boolean,
  start_date: LocalDate,
  end_date: Schema.NullOr(LocalDate),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "Education" })

export const CertificationResource = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  issuing_organization: Schema.String,
  issued_date: Schema.NullOr(LocalDate),
  expiry_date: Schema.NullOr(LocalDate),
  credential_url: Schema.NullOr(Schema.String)
}).annotations({ identifier: "Certification" })

export const PublicMentorProfile = Schema.Struct({
  id: MentorId,
  headline: Schema.String,
  expertise_areas: Schema.Array(ExpertiseAreaResource),
  years_of_experience: Integer,
  /** "80.00" */
  hourly_rate: Schema.String,
  approval_status: Schema.Literal("pending", "approved", "rejected", "suspended"),
  approval_status_label: Schema.String,
  /** "4.50"; "0.00" without reviews. */
  average_rating: Schema.String,
  rating_count: Integer,
  total_reviews: Integer,
  total_sessions: Integer,
  timezone: Schema.String,
  vacationMode: Schema.Boolean,
  vacationEndsAt: Schema.NullOr(Timestamp),
  experiences: Schema.Array(ExperienceResource),
  education: Schema.Array(EducationResource),
  certifications: Schema.Array(CertificationResource),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "PublicMentorProfile" })
export interface PublicMentorProfile extends Schema.Schema.Type<typeof PublicMentorProfile> {}

export const PublicMenteeProfile = Schema.Struct({
  id: Schema.String,
  profession: Schema.NullOr(Schema.String),
  // Always null: nothing is stored behind these four yet (spec).
  company_or_institution: Schema.Null,
  relationship_status: Schema.Null,
  relationship_since: Schema.Null,
  expertise_areas: Schema.Array(ExpertiseAreaResource),
  experiences: Schema.Array(ExperienceResource),
  education: Schema.Array(EducationResource),
  certifications: Schema.Array(CertificationResource),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "PublicMenteeProfile" })
export interface PublicMenteeProfile extends Schema.Schema.Type<typeof PublicMenteeProfile> {}

export const Address = Schema.Struct({
  address: Schema.NullOr(Schema.String),
  city: Schema.NullOr(Schema.String),
  state: Schema.NullOr(Schema.String),
  country: Schema.NullOr(Schema.String)
}).annotations({ identifier: "Address" })
export interface Address extends Schema.Schema.Type<typeof Address> {}

/** A user with both profiles is shown as a mentor. */
export type ShownRole = "mentor" | "mentee" | null

/** At most one profile: that of the shown role. */
export interface PartsOfProfile {
  readonly mentorProfile: PublicMentorProfile | null
  readonly menteeProfile: PublicMenteeProfile | null
  readonly languages: ReadonlyArray<string>
  /** Null if no address is saved. */
  readonly address: Address | null
  /** ISO 3166, two letters; null if the country is not recognised. */
  readonly countryCode: string | null
}
