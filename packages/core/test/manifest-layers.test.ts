/** What the layers of the manifests ask for. */
import { domains } from "@mentorkit/core"
import type { Manifest } from "@mentorkit/core/internal/kernel"
import type { PaymentGateway } from "@mentorkit/core/payments/ports"
import { Effect, Layer } from "effect"
import { describe, expect, it, vi } from "vitest"

type Domains = typeof domains
type ContextOf<L> = L extends Layer.Layer.Any ? Layer.Layer.Context<L> : never
type OfGateway = PaymentGateway | Layer.Layer.Success<Domains["payments"]["forNeighbours"]>

/** Domains whose services ask for the gateway, or for what asks for it, and that do not say so. */
type Silent = {
  [M in keyof Domains]: Extract<ContextOf<Domains[M]["layer"]>, OfGateway> extends never
    ? never
    : Domains[M] extends { readonly asksGateway: ReadonlyArray<unknown> }
      ? never
      : M
}[keyof Domains]
/** A name that is missing here belongs to a domain whose manifest lacks `asksGateway: ["layer"]`. */
export const silent: Record<Silent, never> = {}

/** Answers to everything, so that whatever is built on it can be built. */
const anything: unknown = new Proxy(() => undefined, {
  apply: () => anything,
  get: (_, key) => (key === Symbol.toPrimitive ? () => "anything" : anything)
})

const isService = (key: unknown): key is string => typeof key === "string" && key.startsWith("@mentorkit/")

/** Runs with every service there is, and tells which were asked for: contexts are maps, and are copied on the way. */
const listenTo = <A>(run: () => A) => {
  const asked = new Set<string>()
  const { get, has } = Map.prototype
  vi.spyOn(Map.prototype, "has").mockImplementation(function (this: Map<unknown, unknown>, key) {
    if (isService(key)) asked.add(key)
    return isService(key) || has.call(this, key)
  })
  vi.spyOn(Map.prototype, "get").mockImplementation(function (this: Map<unknown, unknown>, key) {
    return get.call(this, key) ?? (isService(key) ? anything : undefined)
  })
  try {
    return { value: run(), asked }
  } finally {
    vi.restoreAllMocks()
  }
}

const neighbours = Object.entries<Manifest>(domains).flatMap(([name, { forNeighbours, standsOn = [] }]) => {
  return forNeighbours === undefined ? [] : { name, layer: forNeighbours as Layer.Layer<unknown>, standsOn }
})

/** What a layer gives and what it asks for, by the keys of the services. */
const build = (layer: Layer.Layer<unknown>) => {
  const { asked, value } = listenTo(() => Effect.runSync(Effect.scoped(Layer.build(layer))))
  return { asked, gives: [...value.unsafeMap.keys()] }
}

describe.each(neighbours)("what $name gives its neighbours", ({ layer, name, standsOn }) => {
  // A port with a default would go without its implementation and nobody would be told.
  it("asks of other domains only for what those give on which it says that it stands", () => {
    const { asked } = build(layer)
    const givers = neighbours.filter(
      (other) => other.name !== name && build(other.layer).gives.some((key) => asked.has(key))
    )
    const missing = givers.map((other) => other.name).filter((other) => !standsOn.includes(other))
    expect(missing, `${name}/manifest.ts lacks these under standsOn`).toEqual([])
  })

  it("stands on domains that give something", () => {
    expect(standsOn.filter((other) => !neighbours.some((one) => one.name === other))).toEqual([])
  })
})
