/**
 * The parts of the public profile object that profiles keeps, named as on the wire (document 1, "Public mentor
 * profile" and "Public mentee profile"). Legal names, documents and the address stay out of them deliberately.
 */
import { Schema } from "effect"
import { described, Integer, LocalDate, MentorId, Timestamp } from "../kernel/index.js"

export const ExpertiseAreaResource = Schema.Struct({
  id: described(Schema.String, "Id of the area on this profile.", "01920000-0000-7000-8000-000000000020"),
  expertise_area_id: described(
    Schema.String,
    "Id of the area in the catalogue, the same for everybody.",
    "01920000-0000-7000-8000-000000000021"
  ),
  name: described(Schema.String, "Name of the area.", "Software engineering"),
  skills: described(
    Schema.Array(
      Schema.Struct({
        id: described(
          Schema.String,
          "Id of the skill in the catalogue, the same for everybody.",
          "01920000-0000-7000-8000-000000000022"
        ),
        name: described(Schema.String, "Name of the skill.", "TypeScript")
      })
    ),
    "Chosen skills of the area, in the order of the catalogue."
  )
}).annotations({
  identifier: "ProfileExpertiseArea",
  description: "An area that somebody has chosen, with its skills."
})

const entryTimes = {
  created_at: described(Timestamp, "When the entry was made.", "2027-03-01T10:05:00+00:00"),
  updated_at: described(Timestamp, "When the entry was last changed.", "2027-03-10T16:20:00+00:00")
}
const Started = described(LocalDate, "First day.", LocalDate.make("2019-03-01"))
const Ended = Schema.NullOr(
  described(LocalDate, "Last day; null if it goes on, or if none was given.", LocalDate.make("2024-05-31"))
)

export const ExperienceResource = Schema.Struct({
  id: described(Schema.String, "Id of the entry.", "01920000-0000-7000-8000-000000000030"),
  organization: described(Schema.String, "Where the work was done.", "Harbour Systems"),
  designation: described(Schema.String, "What the person was there.", "Lead engineer"),
  description: Schema.NullOr(
    described(
      Schema.String,
      "What the work was; null if nothing was said.",
      "Built the booking back end with a team of five."
    )
  ),
  currently_working: described(Schema.Boolean, "Whether the work goes on; such an entry has no end.", false),
  start_date: Started,
  end_date: Ended,
  ...entryTimes
}).annotations({ identifier: "Experience", description: "A job in somebody's career." })

export const EducationResource = Schema.Struct({
  id: described(Schema.String, "Id of the entry.", "01920000-0000-7000-8000-000000000031"),
  institution: described(Schema.String, "School or university.", "University of Lisbon"),
  degree: described(Schema.String, "What was studied, or the degree.", "MSc Computer Science"),
  currently_studying: described(Schema.Boolean, "Whether the studies go on; such an entry has no end.", false),
  start_date: Started,
  end_date: Ended,
  ...entryTimes
}).annotations({ identifier: "Education", description: "Studies in somebody's career." })

export const CertificationResource = Schema.Struct({
  id: described(Schema.String, "Id of the entry.", "01920000-0000-7000-8000-000000000032"),
  title: described(Schema.String, "Name of the certificate.", "Certified Kubernetes Administrator"),
  issuing_organization: described(Schema.String, "Who issued it.", "Cloud Native Computing Foundation"),
  issued_date: Schema.NullOr(
    described(LocalDate, "Day of issue; null if none was given.", LocalDate.make("2024-05-31"))
  ),
  expiry_date: Schema.NullOr(
    described(LocalDate, "Last day on which it holds; null if none was given.", LocalDate.make("2027-05-31"))
  ),
  credential_url: Schema.NullOr(
    described(
      Schema.String,
      "Where others can check it; null if no address was given.",
      "https://example.com/certificates/4f8a"
    )
  )
}).annotations({ identifier: "Certification", description: "A certificate in somebody's career." })

const careerFields = {
  experiences: described(Schema.Array(ExperienceResource), "Jobs of the person."),
  education: described(Schema.Array(EducationResource), "Studies of the person.")
}

export const PublicMentorProfile = Schema.Struct({
  id: MentorId,
  headline: described(
    Schema.String,
    "What the mentor offers, in a line.",
    "Twelve years of back ends and the people behind them"
  ),
  expertise_areas: described(
    Schema.Array(ExpertiseAreaResource),
    "What the mentor knows, in the order of the catalogue."
  ),
  years_of_experience: described(Integer, "Whole years of work, as the mentor told.", 12),
  hourly_rate: described(
    Schema.String,
    "What the mentor asks for an hour, with the decimals of the mentor's currency.",
    "80.00"
  ),
  approval_status: described(
    Schema.Literal("pending", "approved", "rejected", "suspended"),
    "How the application stands. Only approved mentors are found and booked.",
    "approved"
  ),
  approval_status_label: described(Schema.String, "The status in words.", "Approved"),
  average_rating: described(
    Schema.String,
    "Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.",
    "4.50"
  ),
  rating_count: described(Integer, "Ratings of the mentor; the same as `total_reviews`.", 24),
  total_reviews: described(Integer, "Reviews of the mentor.", 24),
  total_sessions: described(Integer, "Sessions of the mentor that took place.", 57),
  timezone: described(Schema.String, "Time zone of the mentor's calendar by its IANA name.", "Europe/Lisbon"),
  vacationMode: described(
    Schema.Boolean,
    "Whether the mentor is on vacation, and has no bookable times until it ends.",
    false
  ),
  vacationEndsAt: described(
    Schema.NullOr(Timestamp),
    "End of the vacation; null if there is none, or if it has no end yet.",
    null
  ),
  ...careerFields,
  certifications: described(Schema.Array(CertificationResource), "Certificates of the mentor."),
  created_at: described(Timestamp, "When the profile was made.", "2027-03-01T10:00:00+00:00"),
  updated_at: described(Timestamp, "When the profile was last changed.", "2027-03-10T16:20:00+00:00")
}).annotations({
  identifier: "PublicMentorProfile",
  description: "What everybody who is signed in sees of a mentor, beside the account."
})
export interface PublicMentorProfile extends Schema.Schema.Type<typeof PublicMentorProfile> {}

const Unkept = described(Schema.Null, "Always null: nothing is kept of it yet.")

export const PublicMenteeProfile = Schema.Struct({
  id: described(
    Schema.String,
    "Id of the mentee profile; not that of the account.",
    "01920000-0000-7000-8000-000000000040"
  ),
  profession: Schema.NullOr(
    described(Schema.String, "What the mentee does; null if nothing was said.", "Junior developer")
  ),
  company_or_institution: Unkept,
  relationship_status: Unkept,
  relationship_since: Unkept,
  expertise_areas: described(
    Schema.Array(ExpertiseAreaResource),
    "What the mentee is interested in, in the order of the catalogue."
  ),
  ...careerFields,
  certifications: described(Schema.Array(CertificationResource), "Always empty: they are shown of mentors only.", []),
  created_at: described(Timestamp, "When the profile was made.", "2027-03-01T10:00:00+00:00"),
  updated_at: described(Timestamp, "When the profile was last changed.", "2027-03-10T16:20:00+00:00")
}).annotations({
  identifier: "PublicMenteeProfile",
  description: "What everybody who is signed in sees of a mentee, beside the account."
})
export interface PublicMenteeProfile extends Schema.Schema.Type<typeof PublicMenteeProfile> {}

export const Address = Schema.Struct({
  address: Schema.NullOr(described(Schema.String, "Street and number; null if not given.", "Rua Augusta 24")),
  city: Schema.NullOr(described(Schema.String, "City; null if not given.", "Lisbon")),
  state: Schema.NullOr(described(Schema.String, "State, region or district; null if not given.", "Lisbon")),
  country: Schema.NullOr(described(Schema.String, "Country, as the person writes it; null if not given.", "Portugal"))
}).annotations({ identifier: "Address", description: "Where somebody lives, as far as they say it." })
export interface Address extends Schema.Schema.Type<typeof Address> {}

/** ISO 3166. */
export const CountryCode = described(
  Schema.String,
  "Country by its two letters of ISO 3166; null if there is none, or its name was not recognised.",
  "PT"
)

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
