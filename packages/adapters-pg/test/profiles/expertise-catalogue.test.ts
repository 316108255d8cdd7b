import { assert, describe, layer } from "@effect/vitest"
import { ExpertiseAreaId, ExpertiseCatalogue } from "@mentorkit/core/profiles"
import { Effect } from "effect"
import { engines } from "../support/engines.js"
import { mobileDevelopment, softwareEngineering } from "../support/profiles-fixtures.js"
import { world } from "../support/world.js"

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
