/** Edits of mentor profiles. Pure. */
import { Either, Schema } from "effect"
import { FullName } from "../identity/index.js"
import {
  Currency,
  clearable,
  DecimalInput,
  fieldProblem,
  Integer,
  type InvalidInput,
  kept,
  minorOf,
  type Problem,
  type RawInput,
  refuseProblems,
  requiredProblem,
  Text,
  TimeZone
} from "../kernel/index.js"
import { expertiseFields, expertiseProblems } from "./expertise.js"
import { isHourlyRate, rateDecimalsOf } from "./hourly-rate.js"
import { Languages, languageProblems } from "./languages.js"
import type { MentorProfile } from "./mentor-profile.js"

/** Fields that are left out stay as they are. */
export const MentorEdit = Schema.Struct({
  headline: Schema.optional(Text(255)),
  timezone: Schema.optional(TimeZone),
  /** The rate must be given with the currency: it means nothing in another one. */
  currency: Schema.optional(Currency),
  hourly_rate: Schema.optional(DecimalInput),
  years_of_experience: Schema.optional(Integer.pipe(Schema.between(0, 80))),
  languages: Schema.optional(Languages),
  ...expertiseFields,
  /** One of nothing visible is a mistake and takes nothing away. */
  legal_name: clearable(FullName),
  legal_birth_year: clearable(Integer.pipe(Schema.between(1900, 2200))),
  legal_profession: clearable(Text(255)),
  company_or_institution: clearable(Text(255))
})
export interface MentorEdit extends Schema.Schema.Type<typeof MentorEdit> {}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** A mentor needs at least one area. */
const missingExpertise = (raw: RawInput): ReadonlyArray<Problem> =>
  ["expertise", "expertise_area_ids"].filter((name) => isEmptyList(raw[name])).map((name) => requiredProblem([name]))

export const mentorProblems = (raw: RawInput): ReadonlyArray<Problem> => [
  ...expertiseProblems(raw),
  ...missingExpertise(raw),
  ...languageProblems(raw)
]

/** Minimum age of mentors. */
const youngest = 13

const birthProblems = (birthYear: number | null | undefined, year: number): ReadonlyArray<Problem> =>
  typeof birthYear === "number" && birthYear > year - youngest
    ? [fieldProblem(["legal_birth_year"], `must be between 1900 and ${year - youngest}`)]
    : []

const rateProblems = ({ currency: before }: MentorProfile, edit: MentorEdit): ReadonlyArray<Problem> => {
  const currency = edit.currency ?? before
  if (edit.hourly_rate === undefined) {
    return currency === before ? [] : [fieldProblem(["hourly_rate"], "is required when currency is changed")]
  }
  return isHourlyRate(edit.hourly_rate, currency) ? [] : [fieldProblem(["hourly_rate"], rateDecimalsOf(currency))]
}

/** The edited profile, expertise excepted; or its problems in this year. */
export const editedMentor = (
  before: MentorProfile,
  edit: MentorEdit,
  year: number
): Either.Either<MentorProfile, InvalidInput> => {
  const currency = edit.currency ?? before.currency
  const rate = edit.hourly_rate === undefined ? undefined : minorOf(edit.hourly_rate, currency)
  return Either.map(
    refuseProblems([...rateProblems(before, edit), ...birthProblems(edit.legal_birth_year, year)]),
    () => ({
      ...before,
      headline: kept(edit.headline, before.headline),
      timeZone: kept(edit.timezone, before.timeZone),
      currency,
      hourlyRateMinor: kept(rate, before.hourlyRateMinor),
      yearsOfExperience: kept(edit.years_of_experience, before.yearsOfExperience),
      languages: kept(edit.languages, before.languages),
      legalName: kept(edit.legal_name, before.legalName),
      legalBirthYear: kept(edit.legal_birth_year, before.legalBirthYear),
      legalProfession: kept(edit.legal_profession, before.legalProfession),
      companyOrInstitution: kept(edit.company_or_institution, before.companyOrInstitution)
    })
  )
}
