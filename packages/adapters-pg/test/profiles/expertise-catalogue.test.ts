import { assert, describe, layer } from "@effect/vitest"
import { ExpertiseAreaId } from "@mentorkit/core/profiles"
import { ExpertiseCatalogue } from "@mentorkit/core/profiles/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { mobileDevelopment, softwareEngineering } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"

describe.each(engines)("the catalogue of expertise on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("is seeded under fixed ids, in its order", () =>
      Effect.gen(function* () {
        const areas = yield* (yield* ExpertiseCatalogue).list
        assert.strictEqual(areas.length, 28)
        assert.deepStrictEqual(
          areas.slice(0, 2).map(({ id, name }) => [id, name]),
          [
            [ExpertiseAreaId.make(softwareEngineering), "Software Engineering"],
            [ExpertiseAreaId.make(mobileDevelopment), "Mobile Development"]
          ]
        )
        assert.deepStrictEqual(
          areas[1]?.skills.map(({ name }) => name),
          ["iOS", "Android", "React Native", "Flutter", "App Store Releases"]
        )
        assert.isTrue(areas.every(({ skills }) => skills.length >= 4))
      })
    )
  })
})
