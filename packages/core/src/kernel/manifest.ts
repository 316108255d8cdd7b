/** The manifest of a domain: everything that the product's lists need of it. */
import { Effect, type Layer } from "effect"
import type { Domain } from "./domain.js"
import type { EventType } from "./event.js"
import { type AnySetting, isSetting } from "./settings.js"
import type { Sweep } from "./sweep.js"

/** A module whose exports of the right kind all count: `import * as events from "./events.js"`. */
type Module = Readonly<Record<string, unknown>>

interface Parts {
  /** Its service, and whatever else has handlers or is called by embedders. */
  readonly layer: Layer.Layer.Any
  /** Implements ports of other domains. It stands below all services and must not need one. */
  readonly forNeighbours?: Layer.Layer.Any
  /** Domains whose `forNeighbours` this one's asks: they are built first. */
  readonly standsOn?: ReadonlyArray<string>
  /** Which of its layers ask for the payment gateway, or for those that do: tests without one leave them out. */
  readonly asksGateway?: ReadonlyArray<"layer" | "forNeighbours">
  readonly events?: Module
  readonly settings?: Module
  /** Its sweeps. */
  readonly sweeps?: Effect.Effect<ReadonlyArray<Sweep>, never, unknown>
  /** What it sells: a `Purchasable` of payments. */
  readonly purchasable?: Effect.Effect<{ readonly purpose: string }, never, unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: any domain at all; `unknown` would refuse every one of them
export interface Manifest extends Domain<any, any, any>, Parts {}

/** Checks the parts and keeps their types, of which the product's layers are made. */
export const manifest = <D, const P extends Parts>(domain: D, parts: P): D & P => ({ ...domain, ...parts })

export type Manifests = Readonly<Record<string, Manifest>>

/** What the domains make under that name, and what making it needs. */
type MadeIn<Ms, Key extends string> = {
  [M in keyof Ms]: Ms[M] extends Readonly<Record<Key, Effect.Effect<infer A, never, unknown>>> ? A : never
}[keyof Ms]
type NeededIn<Ms, Key extends string> = {
  [M in keyof Ms]: Ms[M] extends Readonly<Record<Key, Effect.Effect<unknown, never, infer R>>> ? R : never
}[keyof Ms]

/** Each needs some of what all need. */
const makeAll = <A, R>(effects: ReadonlyArray<Effect.Effect<unknown, never, unknown>>) =>
  Effect.all(effects) as Effect.Effect<ReadonlyArray<A>, never, R>

export const sweepsOf = <Ms extends Manifests>(
  manifests: Ms
): Effect.Effect<ReadonlyArray<Sweep>, never, NeededIn<Ms, "sweeps">> =>
  Effect.map(
    makeAll<ReadonlyArray<Sweep>, NeededIn<Ms, "sweeps">>(
      Object.values(manifests).flatMap(({ sweeps }) => sweeps ?? [])
    ),
    (lists) => lists.flat()
  )

export const purchasablesOf = <Ms extends Manifests>(
  manifests: Ms
): Effect.Effect<ReadonlyArray<MadeIn<Ms, "purchasable">>, never, NeededIn<Ms, "purchasable">> =>
  makeAll(Object.values(manifests).flatMap(({ purchasable }) => purchasable ?? []))

/** Every event of every domain. */
export type EventsIn<Ms> = Extract<
  { readonly [M in keyof Ms]: Ms[M] extends { readonly events: infer E } ? E[keyof E] : never }[keyof Ms],
  { readonly tag: string }
>

const isEvent = (value: unknown): value is EventType =>
  typeof value === "object" && value !== null && "tag" in value && "schema" in value && "aggregate" in value

export const eventsOf = (manifests: Manifests): ReadonlyArray<EventType> =>
  Object.values(manifests).flatMap(({ events = {} }) => Object.values(events).filter(isEvent))

/** With those of the embedder, by key. */
export const settingsOf = (manifests: Manifests, own: ReadonlyArray<AnySetting> = []): ReadonlyArray<AnySetting> =>
  Object.values(manifests)
    .flatMap(({ settings = {} }) => Object.values(settings).filter(isSetting))
    .concat(own)
    .sort((one, other) => (one.key < other.key ? -1 : 1))
