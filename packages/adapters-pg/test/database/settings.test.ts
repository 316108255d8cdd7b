import { assert, describe, layer } from "@effect/vitest"
import { Settings, setting, UnitOfWork } from "@mentorkit/core/kernel"
import { Effect, Schema } from "effect"
import { engines } from "../support/engines.js"
import { world } from "../support/world.js"

const minutes = (key: string) => setting({ key, description: "", schema: Schema.Int, default: 15 })

describe.each(engines)("settings on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("answer the default until one is set", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const hold = minutes("test.hold_minutes")
        assert.strictEqual(yield* settings.get(hold), 15)
        yield* settings.set(hold, 20)
        assert.strictEqual(yield* settings.get(hold), 20)
        yield* settings.set(hold, 30)
        assert.strictEqual(yield* settings.get(hold), 30)
      })
    )

    it.effect("keep text, nothing and lists apart from their JSON", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const any = setting({ key: "test.any", description: "", schema: Schema.Unknown, default: 1 as unknown })
        for (const value of ['"quoted"', "plain", null, ["a_b", { c_d: 1 }], 0.5]) {
          yield* settings.set(any, value)
          assert.deepStrictEqual(yield* settings.get(any), value)
        }
      })
    )

    // Falls if `get` takes the shared values inside of a transaction, or shares what it read there.
    it.effect("show a transaction its own change and nobody else one that was undone", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const undone = minutes("test.undone_minutes")
        assert.strictEqual(yield* settings.get(undone), 15)
        const seen = yield* (yield* UnitOfWork)
          .transact(
            Effect.gen(function* () {
              yield* settings.set(undone, 40)
              return yield* Effect.flip(Effect.flatMap(settings.get(undone), Effect.fail)).pipe(
                Effect.flatMap(Effect.fail)
              )
            })
          )
          .pipe(Effect.flip)
        assert.strictEqual(seen, 40)
        assert.strictEqual(yield* settings.get(undone), 15)
      })
    )

    it.effect("fall back to the default where the stored value no longer fits", () =>
      Effect.gen(function* () {
        const settings = yield* Settings
        const text = setting({ key: "test.changed", description: "", schema: Schema.String, default: "" })
        yield* settings.set(text, "many")
        assert.strictEqual(yield* settings.get(minutes("test.changed")), 15)
      })
    )
  })
})
