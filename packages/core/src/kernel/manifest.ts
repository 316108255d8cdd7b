/** The manifest of a domain: everything that the product's lists need of it. */
import { Effect, Layer } from "effect"
import type { Domain } from "./domain.js"
import type { EventType } from "./event.js"
import { type AnySetting, isSetting } from "./settings.js"
import type { Sweep } from "./sweep.js"

/** A module whose exports of the right kind all count: `import * as events from "./events.js"`. */
type Module = Readonly<Record<string, unknown>>

interface Parts {
  /** Its service, and whatever else has handlers. */
  readonly layer: Layer.Layer.Any
  /** Implements ports of other domains. It stands below all services and must not need one. */
  readonly forNeighbours?: Layer.Layer.Any
  readonly events?: Module
  readonly settings?: Module
  /** Its sweeps. */
  readonly sweeps?: Effect.Effect<ReadonlyArray<Sweep>, never, unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: any domain at all; `unknown` would refuse every one of them
export interface Manifest extends Domain<any, any, any>, Parts {}

/** Checks the parts and keeps their types, of which the product's layers are made. */
export const manifest = <D, const P extends Parts>(domain: D, parts: P): D & P => ({ ...domain, ...parts })

export type Manifests = Readonly<Record<string, Manifest>>

/** Any layer, where the compiler no longer follows which one it is. */
type ErasedLayer = Layer.Layer<unknown, unknown, unknown>
type LayersIn<Ms, Key extends string> = {
  [M in keyof Ms as Ms[M] extends Readonly<Record<Key, unknown>> ? M : never]: Ms[M] extends Readonly<
    Record<Key, infer L extends Layer.Layer.Any>
  >
    ? L
    : never
}
/** What the layers give and need together. One by one: of a union Effect makes one layer. */
type Merged<Ls> = Layer.Layer<
  { [L in keyof Ls]: Ls[L] extends Layer.Layer.Any ? Layer.Layer.Success<Ls[L]> : never }[keyof Ls],
  { [L in keyof Ls]: Ls[L] extends Layer.Layer.Any ? Layer.Layer.Error<Ls[L]> : never }[keyof Ls],
  { [L in keyof Ls]: Ls[L] extends Layer.Layer.Any ? Layer.Layer.Context<Ls[L]> : never }[keyof Ls]
>

/** `mergeLayers(manifests, "layer")`: the layers under that name, of those that have one. */
export const mergeLayers = <Ms extends Readonly<Record<string, object>>, const Key extends string>(
  manifests: Ms,
  key: Key
): Merged<LayersIn<Ms, Key>> => {
  const layers = Object.values(manifests).flatMap(
    (one) => (one as Readonly<Partial<Record<string, ErasedLayer>>>)[key] ?? []
  )
  return Layer.mergeAll(Layer.empty, ...layers) as Layer.Layer.Any as Merged<LayersIn<Ms, Key>>
}

type SweepsIn<Ms> = {
  [M in keyof Ms]: Ms[M] extends { readonly sweeps: Effect.Effect<unknown, never, infer R> } ? R : never
}[keyof Ms]

export const sweepsOf = <Ms extends Manifests>(
  manifests: Ms
): Effect.Effect<ReadonlyArray<Sweep>, never, SweepsIn<Ms>> =>
  Effect.map(
    // Each needs some of what all need.
    Effect.all(Object.values(manifests).flatMap(({ sweeps }) => sweeps ?? [])) as Effect.Effect<
      ReadonlyArray<ReadonlyArray<Sweep>>,
      never,
      SweepsIn<Ms>
    >,
    (lists) => lists.flat()
  )

/** Every event of every domain. */
export type EventsIn<Ms> = Extract<
  { readonly [M in keyof Ms]: Ms[M] extends { readonly events: infer E } ? E[keyof E] : never }[keyof Ms],
  { readonly tag: string }
>

const isEvent = (value: unknown): value is EventType =>
  typeof value === "object" && value !== null && "tag" in value && "schema" in value && "aggregate" in value

export const eventsOf = (manifests: Manifests): ReadonlyArray<EventType> =>
  Object.values(manifests).flatMap(({ events = {} }) => Object.values(events).filter(isEvent))

/** By key. */
export const settingsOf = (manifests: Manifests): ReadonlyArray<AnySetting> =>
  Object.values(manifests)
    .flatMap(({ settings = {} }) => Object.values(settings).filter(isSetting))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
