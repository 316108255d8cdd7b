/** Chosen areas and skills of the catalogue. Pure. */
import { Either, Schema } from "effect"
import {
  described,
  type InvalidInput,
  insteadOf,
  invalidProblem,
  type Problem,
  prohibitedProblem,
  type RawInput,
  refuseProblems
} from "../kernel/index.js"
import { ExpertiseAreaId, SkillId } from "./ids.js"
import type { Expertise } from "./mentor-profile.js"
import type { CatalogueArea } from "./ports.js"

export const maxAreas = 10
export const maxSkills = 30

const Chosen = Schema.Struct({
  expertise_area_id: ExpertiseAreaId,
  skill_ids: Schema.optionalWith(
    described(Schema.Array(SkillId).pipe(Schema.maxItems(maxSkills)), "Skills of this area. Left out: none."),
    { nullable: true, default: () => [] }
  )
})

/** Areas with their skills; or areas alone, which keep the skills that they had. */
export const expertiseFields = {
  expertise: Schema.optional(
    described(
      Schema.Array(Chosen).pipe(Schema.maxItems(maxAreas)),
      "All chosen areas with their skills. Left out: as before. Not together with `expertise_area_ids`."
    )
  ),
  expertise_area_ids: Schema.optional(
    insteadOf(
      "expertise",
      described(
        Schema.Array(ExpertiseAreaId).pipe(Schema.maxItems(maxAreas)),
        "All chosen areas, which keep the skills that they had. Left out: as before. Not together with `expertise`."
      )
    )
  )
}
const Fields = Schema.Struct(expertiseFields)
export interface ExpertiseEdit extends Schema.Schema.Type<typeof Fields> {}

/** Of two ways to say it one has to be chosen. */
export const expertiseProblems = ({ expertise, expertise_area_ids: ids }: RawInput): ReadonlyArray<Problem> =>
  expertise === undefined || ids === undefined ? [] : [prohibitedProblem(["expertise_area_ids"])]

type Path = Problem["path"]
interface Named<Id> {
  readonly id: Id
  readonly path: Path
}

/** One area that is wanted, and where in the input each part of the wish stands. */
export interface WantedArea {
  readonly area: Named<ExpertiseAreaId>
  readonly skills: ReadonlyArray<Named<SkillId>>
}

const named = <Id>(ids: ReadonlyArray<Id>, path: Path): ReadonlyArray<Named<Id>> =>
  ids.map((id, index) => ({ id, path: [...path, index] }))

/** The wishes of an edit; none where it says nothing of expertise. */
export const wantedBy = (
  { expertise, expertise_area_ids: ids }: ExpertiseEdit,
  before: ReadonlyArray<Expertise>
): ReadonlyArray<WantedArea> | undefined => {
  if (ids !== undefined) {
    return named(ids, ["expertise_area_ids"]).map((area) => {
      const own = before.find(({ expertiseAreaId }) => expertiseAreaId === area.id)
      return { area, skills: (own?.skills ?? []).map(({ id }) => ({ id, path: area.path })) }
    })
  }
  return expertise?.map(({ expertise_area_id: id, skill_ids: skillIds }, index) => ({
    area: { id, path: ["expertise", index, "expertise_area_id"] },
    skills: named(skillIds, ["expertise", index, "skill_ids"])
  }))
}

export interface ChosenArea extends Pick<CatalogueArea, "id" | "name" | "skills"> {}

/** Each area once and in the catalogue's order, as its skills are; or whatever the catalogue does not know there. */
export const chosenFrom = (
  catalogue: ReadonlyArray<CatalogueArea>,
  wanted: ReadonlyArray<WantedArea>
): Either.Either<ReadonlyArray<ChosenArea>, InvalidInput> => {
  const areas = new Map(catalogue.map((area) => [area.id, area]))
  const problems = wanted.flatMap(({ area, skills }): ReadonlyArray<Problem> => {
    const known = areas.get(area.id)
    if (known === undefined) return [invalidProblem(area.path)]
    const offered = new Set(known.skills.map(({ id }) => id))
    return skills.filter(({ id }) => !offered.has(id)).map(({ path }) => invalidProblem(path))
  })
  const ids = new Set(wanted.map(({ area }) => area.id))
  const skillIds = new Set(wanted.flatMap(({ skills }) => skills.map(({ id }) => id)))
  return Either.map(refuseProblems(problems), () =>
    catalogue
      .filter(({ id }) => ids.has(id))
      .map(({ id, name, skills }) => ({ id, name, skills: skills.filter((skill) => skillIds.has(skill.id)) }))
  )
}
