/** What domains give each other: ports that one domain declares and another one implements. */
import { neighbourLayers, withoutGateway } from "@mentorkit/core/internal/kernel"
import { Context, Effect, Layer } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"

/** Declared by one domain with a default, as `Relations` of identity is, and implemented by another one. */
class Blocks extends Context.Reference<Blocks>()("test/Blocks", { defaultValue: () => "nobody is blocked" }) {}
class Threads extends Context.Tag("test/Threads")<Threads, string>() {}
class Persons extends Context.Tag("test/Persons")<Persons, string>() {}
class Database extends Context.Tag("test/Database")<Database, string>() {}

const blocks = Layer.effect(
  Blocks,
  Effect.map(Database, (database) => `blocks of ${database}`)
)
const threads = Layer.effect(
  Threads,
  Effect.map(Blocks, (blocks) => `threads without ${blocks}`)
)
const persons = Layer.effect(
  Persons,
  Effect.map(Effect.all([Blocks, Threads]), ([blocks, threads]) => `persons without ${blocks}, with ${threads}`)
)
const database = Layer.succeed(Database, "here")

/** By the alphabet whoever asks comes first. */
const chat = { forNeighbours: threads, standsOn: ["connections"] as const }
const accounts = { forNeighbours: persons, standsOn: ["chat", "connections"] as const }
const connections = { forNeighbours: blocks }
const hears = { layer: Layer.empty }

describe("what domains give each other", () => {
  it("is built on what those give on which it stands, with or without a default", async () => {
    const layer = neighbourLayers({ accounts, chat, connections, hears })
    expectTypeOf(layer).toEqualTypeOf<Layer.Layer<Blocks | Persons | Threads, never, Database>>()
    const all = await Effect.runPromise(Effect.provide(Persons, Layer.provide(layer, database)))
    expect(all).toBe("persons without blocks of here, with threads without blocks of here")
  })

  it("does not compile where a port that has no default is forgotten", () => {
    const forgetful = { ...accounts, standsOn: ["connections"] as const }
    const layer = neighbourLayers({ accounts: forgetful, chat, connections })
    expectTypeOf(layer).toEqualTypeOf<Layer.Layer<Blocks | Persons | Threads, never, Database | Threads>>()
  })

  it("says which domains stand on each other in a circle", () => {
    const circle = { ...connections, standsOn: ["accounts"] as const }
    expect(() => neighbourLayers({ accounts, chat, connections: circle, hears })).toThrow(
      /accounts, chat, connections .* in a circle/
    )
  })

  it("leaves out layers that ask for the gateway", () => {
    const shop = { layer: persons, forNeighbours: threads, asksGateway: ["layer"] as const }
    expect(Object.keys(withoutGateway({ chat, shop }, "layer"))).toEqual(["chat"])
    expect(Object.keys(withoutGateway({ chat, shop }, "forNeighbours"))).toEqual(["chat", "shop"])
  })
})
