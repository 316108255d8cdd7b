/** Inputs of career entries, and rules across their fields. Pure. */
import { Schema } from "effect"
import {
  clearable,
  described,
  fieldProblem,
  LocalDate,
  optional,
  type Problem,
  prohibitedProblem,
  type RawInput,
  Text,
  WebAddress
} from "../kernel/index.js"

/** What happens to a field that is not sent, after what it is. */
const asBefore = " Left out: as before."
const cleared = " Null removes it; left out it stays."
const endCleared = " Null removes it; left out it stays, unless the entry now goes on."

const Started = (left = "") => described(LocalDate, `First day.${left}`, LocalDate.make("2019-03-01"))
const Ended = (left = "") =>
  described(
    LocalDate,
    `Last day, not before the first; refused where the entry goes on.${left}`,
    LocalDate.make("2024-05-31")
  )
const Issued = (left = "") => described(LocalDate, `Day of issue.${left}`, LocalDate.make("2024-05-31"))
const Expires = (left = "") =>
  described(LocalDate, `Last day on which it holds, not before the day of issue.${left}`, LocalDate.make("2027-05-31"))
const Organization = (left = "") => described(Text(255), `Where the work was done.${left}`, "Harbour Systems")
const Designation = (left = "") => described(Text(255), `What one was there.${left}`, "Lead engineer")
const Description = (left = "") =>
  described(Text(5000), `What the work was.${left}`, "Built the booking back end with a team of five.")
const Institution = (left = "") => described(Text(255), `School or university.${left}`, "University of Lisbon")
const Degree = (left = "") => described(Text(255), `What was studied, or the degree.${left}`, "MSc Computer Science")
const Title = (left = "") =>
  described(Text(255), `Name of the certificate.${left}`, "Certified Kubernetes Administrator")
const Issuer = (left = "") => described(Text(255), `Who issued it.${left}`, "Cloud Native Computing Foundation")
const CredentialUrl = (left = "") =>
  described(WebAddress(500), `Where others can check it.${left}`, "https://example.com/certificates/4f8a")
const GoesOn = (what: string, left: string) =>
  described(Schema.Boolean, `Whether ${what}; the entry has no end then.${left}`, false)

const offByDefault = (what: string) =>
  Schema.optionalWith(GoesOn(what, " Left out: no."), { nullable: true, default: () => false })
const [worksOn, studiesOn] = ["the work goes on", "the studies go on"]

export const NewExperience = Schema.Struct({
  organization: Organization(),
  designation: Designation(),
  description: optional(Description()),
  currently_working: offByDefault(worksOn),
  start_date: Started(),
  end_date: optional(Ended())
})
export interface NewExperience extends Schema.Schema.Type<typeof NewExperience> {}

export const ExperienceEdit = Schema.Struct({
  organization: Schema.optional(Organization(asBefore)),
  designation: Schema.optional(Designation(asBefore)),
  description: clearable(Description(cleared)),
  currently_working: Schema.optional(GoesOn(worksOn, asBefore)),
  start_date: Schema.optional(Started(asBefore)),
  end_date: clearable(Ended(endCleared))
})
export interface ExperienceEdit extends Schema.Schema.Type<typeof ExperienceEdit> {}

export const NewEducation = Schema.Struct({
  institution: Institution(),
  degree: Degree(),
  currently_studying: offByDefault(studiesOn),
  start_date: Started(),
  end_date: optional(Ended())
})
export interface NewEducation extends Schema.Schema.Type<typeof NewEducation> {}

export const EducationEdit = Schema.Struct({
  institution: Schema.optional(Institution(asBefore)),
  degree: Schema.optional(Degree(asBefore)),
  currently_studying: Schema.optional(GoesOn(studiesOn, asBefore)),
  start_date: Schema.optional(Started(asBefore)),
  end_date: clearable(Ended(endCleared))
})
export interface EducationEdit extends Schema.Schema.Type<typeof EducationEdit> {}

export const NewCertification = Schema.Struct({
  title: Title(),
  issuing_organization: Issuer(),
  issued_date: optional(Issued()),
  expiry_date: optional(Expires()),
  credential_url: optional(CredentialUrl())
})
export interface NewCertification extends Schema.Schema.Type<typeof NewCertification> {}

export const CertificationEdit = Schema.Struct({
  title: Schema.optional(Title(asBefore)),
  issuing_organization: Schema.optional(Issuer(asBefore)),
  issued_date: clearable(Issued(cleared)),
  expiry_date: clearable(Expires(cleared)),
  credential_url: clearable(CredentialUrl(cleared))
})
export interface CertificationEdit extends Schema.Schema.Type<typeof CertificationEdit> {}

/** Names of the fields for start, end and "continues". */
interface SpanFields {
  readonly start: string
  readonly end: string
  readonly goesOn?: string
}

const isDate = Schema.is(LocalDate)

/** A continuing entry has no end, and no entry ends before it starts. */
const spanProblems =
  ({ end, goesOn, start }: SpanFields) =>
  (raw: RawInput): ReadonlyArray<Problem> => {
    const [first, last] = [raw[start], raw[end]]
    if (last === undefined || last === null) return []
    if (goesOn !== undefined && raw[goesOn] === true) return [prohibitedProblem([end])]
    return isDate(first) && isDate(last) && last < first
      ? [fieldProblem([end], `must be a date after or equal to ${start.replaceAll("_", " ")}`)]
      : []
  }

export const experienceProblems = spanProblems({ start: "start_date", end: "end_date", goesOn: "currently_working" })
export const educationProblems = spanProblems({ start: "start_date", end: "end_date", goesOn: "currently_studying" })
export const certificationProblems = spanProblems({ start: "issued_date", end: "expiry_date" })
