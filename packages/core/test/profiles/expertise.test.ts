import { assert, describe, it } from "@effect/vitest"
import { chosenFrom, wantedBy } from "@mentorkit/core/internal/profiles"
import type { InvalidInput } from "@mentorkit/core/kernel"
import { ExpertiseAreaId, SkillId } from "@mentorkit/core/profiles"
import type { Expertise } from "@mentorkit/core/profiles/ports"
import { Either, FastCheck } from "effect"

const id = (kind: number, last: number) => `01a2008d-7400-7000-8${kind}00-${String(last).padStart(12, "0")}`
const skillOf = (area: number, skill: number) => SkillId.make(id(1, area * 100 + skill))
const catalogue = [1, 2, 3].map((area) => ({
  id: ExpertiseAreaId.make(id(0, area)),
  name: `Area ${area}`,
  skills: [1, 2, 3].map((skill) => ({ id: skillOf(area, skill), name: `Skill ${area}.${skill}` }))
}))
const [first, second, third] = catalogue.map((area) => area.id) as [ExpertiseAreaId, ExpertiseAreaId, ExpertiseAreaId]

const chosen = (edit: Parameters<typeof wantedBy>[0], before: ReadonlyArray<Expertise> = []) =>
  Either.map(chosenFrom(catalogue, wantedBy(edit, before) ?? assert.fail()), (areas) =>
    areas.map(({ name, skills }) => [name, ...skills.map((skill) => skill.name)])
  )
const texts = (result: Either.Either<unknown, InvalidInput>) =>
  Either.isLeft(result) ? result.left.problems.map(({ message }) => message) : []

describe("expertise", () => {
  it("is chosen in the catalogue's order, an area once, a skill only of its own area", () => {
    const wish = [
      { expertise_area_id: third, skill_ids: [skillOf(3, 2), skillOf(3, 1)] },
      { expertise_area_id: first, skill_ids: [] },
      { expertise_area_id: third, skill_ids: [skillOf(3, 3), skillOf(3, 1)] }
    ]
    assert.deepStrictEqual(
      chosen({ expertise: wish }),
      Either.right([["Area 1"], ["Area 3", "Skill 3.1", "Skill 3.2", "Skill 3.3"]])
    )
    const wrong = [
      { expertise_area_id: first, skill_ids: [skillOf(1, 1), skillOf(2, 1)] },
      { expertise_area_id: ExpertiseAreaId.make(id(0, 9)), skill_ids: [skillOf(1, 1)] }
    ]
    assert.deepStrictEqual(texts(chosen({ expertise: wrong })), [
      "The selected expertise.0.skill ids.1 is invalid.",
      "The selected expertise.1.expertise area id is invalid."
    ])
  })

  // Falls where areas alone forget skills: clients that know no skills would wipe them out.
  it("of areas alone keeps the skills that they had, and an edit that says nothing wants nothing", () => {
    const before = [
      { id: "own", expertiseAreaId: second, name: "Area 2", skills: [{ id: skillOf(2, 3), name: "Skill 2.3" }] }
    ]
    assert.deepStrictEqual(
      chosen({ expertise_area_ids: [first, second] }, before),
      Either.right([["Area 1"], ["Area 2", "Skill 2.3"]])
    )
    assert.deepStrictEqual(chosen({ expertise_area_ids: [] }, before), Either.right([]))
    assert.isUndefined(wantedBy({}, before))
  })

  const wishes = FastCheck.array(
    FastCheck.record({
      expertise_area_id: FastCheck.constantFrom(first, second, third),
      skill_ids: FastCheck.array(
        FastCheck.tuple(FastCheck.integer({ min: 1, max: 3 }), FastCheck.integer({ min: 1, max: 3 })).map(([a, s]) =>
          skillOf(a, s)
        ),
        { maxLength: 4 }
      )
    }),
    { maxLength: 5 }
  )
  it.prop("never holds a skill that its area does not offer or that nobody wanted", [wishes], ([expertise]) => {
    const result = chosenFrom(catalogue, wantedBy({ expertise }, []) ?? [])
    const isClean = expertise.every(({ expertise_area_id: areaId, skill_ids: skills }) =>
      skills.every((skill) => catalogue.find((area) => area.id === areaId)?.skills.some((one) => one.id === skill))
    )
    assert.strictEqual(Either.isRight(result), isClean)
    if (Either.isLeft(result)) return
    const wanted = expertise.flatMap(({ skill_ids: skills }) => skills)
    const stored = result.right.flatMap(({ skills }) => skills.map((skill) => skill.id))
    assert.sameMembers([...stored], [...new Set(wanted)])
  })
})
