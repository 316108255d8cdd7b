/** Edits of mentor profiles. Pure. */
import { Either, Schema } from "effect"
import { FullName } from "../identity/index.js"
import {
  Currency,
  clearable,
  DecimalInput,
  described,
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
  headline: Schema.optional(
    described(
      Text(255),
      "What the mentor offers, in a line. Left out: as before.",
      "Twelve years of back ends and the people behind them"
    )
  ),
  timezone: Schema.optional(
    described(TimeZone, "Time zone of the mentor's calendar by its IANA name. Left out: as before.", "Europe/Lisbon")
  ),
  currency: Schema.optional(
    described(Currency, "Currency of the rate; another one needs `hourly_rate` beside it. Left out: as before.", "EUR")
  ),
  hourly_rate: Schema.optional(
    described(
      DecimalInput,
      "What the mentor asks for an hour, with no more decimals than the currency has. Left out: as before.",
      "80.00"
    )
  ),
  years_of_experience: Schema.optional(
    described(Integer.pipe(Schema.between(0, 80)), "Whole years of work. Left out: as before.", 12)
  ),
  languages: Schema.optional(
    described(
      Languages,
      "All languages the mentor speaks, by whatever name; each once, in whatever case. Left out: as before.",
      ["English", "Portuguese"]
    )
  ),
  ...expertiseFields,
  is_publicly_listed: Schema.optional(
    described(
      Schema.Boolean,
      "Whether guests and search engines find the mentor, not only people who have signed in. Left out: as before.",
      true
    )
  ),
  /** One of nothing visible is a mistake and takes nothing away. */
  legal_name: clearable(
    described(
      FullName,
      "Name in the mentor's documents, which others do not see. Null removes it; left out it stays.",
      "Ana Maria Duarte"
    )
  ),
  legal_birth_year: clearable(
    described(
      Integer.pipe(Schema.between(1900, 2200)),
      "Year of birth, 13 years ago or more; others do not see it. Null removes it; left out it stays.",
      1987
    )
  ),
  legal_profession: clearable(
    described(
      Text(255),
      "Profession, which others do not see. Null removes it; left out it stays.",
      "Software engineer"
    )
  ),
  company_or_institution: clearable(
    described(
      Text(255),
      "Where the mentor works, which others do not see. Null removes it; left out it stays.",
      "Harbour Systems"
    )
  )
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
      isPubliclyListed: kept(edit.is_publicly_listed, before.isPubliclyListed),
      legalName: kept(edit.legal_name, before.legalName),
      legalBirthYear: kept(edit.legal_birth_year, before.legalBirthYear),
      legalProfession: kept(edit.legal_profession, before.legalProfession),
      companyOrInstitution: kept(edit.company_or_institution, before.companyOrInstitution)
    })
  )
}
