/** Rules of mentor applications. Pure. They accept input that is broken anywhere. */
import { Option, Schema } from "effect"
import { Currency, DecimalInput, fieldProblem, minorOf, type Problem, type RawInput } from "../kernel/index.js"
import type { WantedArea } from "./expertise.js"
import { isHourlyRate, rateDecimalsOf } from "./hourly-rate.js"
import type { ExpertiseAreaId, SkillId } from "./ids.js"
import type { CatalogueArea } from "./ports.js"

/** The input of the onboarding as its schema leaves it: a mentee's holds none of this. */
export interface ApplicationInput {
  readonly headline?: string | undefined
  readonly timezone?: string | undefined
  readonly currency?: Currency | undefined
  readonly hourly_rate?: string | undefined
  readonly years_of_experience: number
  readonly expertise_area_ids?: ReadonlyArray<ExpertiseAreaId> | undefined
  readonly skill_ids?: ReadonlyArray<SkillId> | undefined
  readonly languages?: ReadonlyArray<string> | undefined
}

export interface MentorApplication {
  readonly headline: string
  readonly timeZone: string
  readonly currency: Currency
  readonly hourlyRateMinor: bigint
  readonly yearsOfExperience: number
  readonly expertiseAreaIds: ReadonlyArray<ExpertiseAreaId>
  readonly skillIds: ReadonlyArray<SkillId>
  /** Undefined: the profile's value stays. */
  readonly languages: ReadonlyArray<string> | undefined
}

const required = ["headline", "timezone", "currency", "hourly_rate", "expertise_area_ids"]

const isMissing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const isCurrency = Schema.is(Currency)
const twoPlaces = Schema.decodeSync(Currency)("EUR")
const decimalOf = Schema.decodeUnknownOption(DecimalInput)

/** Beside a currency that is none, the rate is judged by what no currency allows. */
const rateProblems = ({ currency: told, hourly_rate }: RawInput): ReadonlyArray<Problem> => {
  const decimal = Option.getOrUndefined(decimalOf(hourly_rate))
  const currency = isCurrency(told) ? told : twoPlaces
  return decimal !== undefined && !isHourlyRate(decimal, currency)
    ? [fieldProblem(["hourly_rate"], rateDecimalsOf(currency))]
    : []
}

/** Fields required of mentors only. */
export const applicationProblems = (raw: RawInput): ReadonlyArray<Problem> =>
  raw["role"] !== "mentor"
    ? []
    : [
        ...required
          .filter((field) => isMissing(raw[field]))
          .map((field) => fieldProblem([field], "is required when role is mentor")),
        ...rateProblems(raw)
      ]

/** The application of a checked input. */
export const applicationOf = (input: ApplicationInput): Option.Option<MentorApplication> => {
  const { currency, expertise_area_ids: areas, headline, hourly_rate: rate, timezone } = input
  if (headline === undefined || timezone === undefined || currency === undefined) return Option.none()
  const hourlyRateMinor = rate === undefined ? undefined : minorOf(rate, currency)
  if (hourlyRateMinor === undefined || areas === undefined || areas.length === 0) return Option.none()
  return Option.some({
    headline,
    timeZone: timezone,
    currency,
    hourlyRateMinor,
    yearsOfExperience: input.years_of_experience,
    expertiseAreaIds: areas,
    skillIds: input.skill_ids ?? [],
    languages: input.languages
  })
}

/** The areas of an application, each with those of its skills that are wanted beside it; the first has the unknown ones. */
export const wantedByApplication = (
  catalogue: ReadonlyArray<CatalogueArea>,
  { expertiseAreaIds, skillIds }: Pick<MentorApplication, "expertiseAreaIds" | "skillIds">
): ReadonlyArray<WantedArea> => {
  const areaOf = (skillId: SkillId) =>
    catalogue.find(({ id, skills }) => expertiseAreaIds.includes(id) && skills.some((skill) => skill.id === skillId))
  const wanted = skillIds.map((id, index) => ({
    areaId: areaOf(id)?.id ?? expertiseAreaIds[0],
    skill: { id, path: ["skill_ids", index] }
  }))
  return expertiseAreaIds.map((id, index) => ({
    area: { id, path: ["expertise_area_ids", index] },
    skills: wanted.filter(({ areaId }) => areaId === id).map(({ skill }) => skill)
  }))
}
