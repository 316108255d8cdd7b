import { stack } from "@mentorkit/core"
import { Context, Effect, Layer } from "effect"
import { assert, expectTypeOf, it } from "vitest"

class Ground extends Context.Tag("Ground")<Ground, number>() {}
class Floor extends Context.Tag("Floor")<Floor, number>() {}
class Roof extends Context.Tag("Roof")<Roof, number>() {}

const ground = Layer.succeed(Ground, 1)
const floor = Layer.effect(
  Floor,
  Effect.map(Ground, (n) => n + 1)
)
const roof = Layer.effect(
  Roof,
  Effect.map(Effect.all([Ground, Floor]), ([a, b]) => a + b)
)

it("builds each layer on those below it and gives all of them", async () => {
  const house = stack(ground, floor, roof)
  expectTypeOf(house).toEqualTypeOf<Layer.Layer<Ground | Floor | Roof>>()
  const all = await Effect.runPromise(Effect.provide(Effect.all([Ground, Floor, Roof]), house))
  assert.deepStrictEqual(all, [1, 2, 3])
})

it("takes layers that only set something, such as a clock", () => {
  expectTypeOf(stack(Layer.empty, ground, floor)).toEqualTypeOf<Layer.Layer<Ground | Floor>>()
})

it("asks for what no layer below gives", () => {
  expectTypeOf(stack(floor, roof)).toEqualTypeOf<Layer.Layer<Floor | Roof, never, Ground>>()
  // What stands above is of no use to what stands below.
  expectTypeOf(stack(floor, ground)).toEqualTypeOf<Layer.Layer<Floor | Ground, never, Ground>>()
})
