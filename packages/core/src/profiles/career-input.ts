/** Inputs of career entries, and rules across their fields. Pure. */
import { Schema } from "effect"
import {
  clearable,
  fieldProblem,
  LocalDate,
  optional,
  type Problem,
  prohibitedProblem,
  type RawInput,
  Text,
  WebAddress
} from "../kernel/index.js"

const dateLike = (example: string) => LocalDate.annotations({ jsonSchema: { format: "date", examples: [example] } })
const [Start, End] = [dateLike("2019-03-01"), dateLike("2024-05-31")]

const offByDefault = Schema.optionalWith(Schema.Boolean.annotations({ examples: [false] }), {
  nullable: true,
  default: () => false
})

export const NewExperience = Schema.Struct({
  organization: Text(255),
  designation: Text(255),
  description: optional(Text(5000)),
  currently_working: offByDefault,
  start_date: Start,
  end_date: optional(End)
})
export interface NewExperience extends Schema.Schema.Type<typeof NewExperience> {}

export const ExperienceEdit = Schema.Struct({
  organization: Schema.optional(Text(255)),
  designation: Schema.optional(Text(255)),
  description: clearable(Text(5000)),
  currently_working: Schema.optional(Schema.Boolean.annotations({ examples: [false] })),
  start_date: Schema.optional(Start),
  end_date: clearable(End)
})
export interface ExperienceEdit extends Schema.Schema.Type<typeof ExperienceEdit> {}

export const NewEducation = Schema.Struct({
  institution: Text(255),
  degree: Text(255),
  currently_studying: offByDefault,
  start_date: Start,
  end_date: optional(End)
})
export interface NewEducation extends Schema.Schema.Type<typeof NewEducation> {}

export const EducationEdit = Schema.Struct({
  institution: Schema.optional(Text(255)),
  degree: Schema.optional(Text(255)),
  currently_studying: Schema.optional(Schema.Boolean.annotations({ examples: [false] })),
  start_date: Schema.optional(Start),
  end_date: clearable(End)
})
export interface EducationEdit extends Schema.Schema.Type<typeof EducationEdit> {}

export const NewCertification = Schema.Struct({
  title: Text(255),
  issuing_organization: Text(255),
  issued_date: optional(Start),
  expiry_date: optional(End),
  credential_url: optional(WebAddress(500))
})
export interface NewCertification extends Schema.Schema.Type<typeof NewCertification> {}

export const CertificationEdit = Schema.Struct({
  title: Schema.optional(Text(255)),
  issuing_organization: Schema.optional(Text(255)),
  issued_date: clearable(Start),
  expiry_date: clearable(End),
  credential_url: clearable(WebAddress(500))
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
