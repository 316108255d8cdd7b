/** Everything of one domain that is in the database, told in one place; what is made of all of them is made of these. */
import type { Layer } from "effect"
import type { Gauge } from "./gauge.js"
import type { Migration } from "./migrator/migrate.js"
import type { Obligation, PersonalData } from "./personal-data.js"

/** A `Schema.Literal` of core, or whatever else says which values there are. */
export interface Enumeration {
  readonly literals: ReadonlyArray<string>
}

export interface Manifest {
  /** Every port of the domain. */
  readonly repositories?: Layer.Layer.Any
  readonly migrations?: ReadonlyArray<Migration>
  readonly personalData?: PersonalData
  /** What keeps an account from being erased; `[]` where nothing does. Never left out, so that somebody has thought of it. */
  readonly obligations: ReadonlyArray<Obligation>
  /** One whose values move into another column stands before that. */
  readonly sealed?: ReadonlyArray<SealedColumn>
  /** What an operator watches. */
  readonly gauges?: ReadonlyArray<Gauge>
  /** What columns may hold that the database checks against a list, by "table.column". */
  readonly enumerations?: Readonly<Record<string, Enumeration>>
}
/** A column whose values `Secrets.seal` made, and which `mentorkit-reseal` seals anew when the host's secret is changed. */
export interface SealedColumn {
  readonly table: string
  /** Of type uuid. */
  readonly key: string
  readonly column: string
  /** The label of `seal`, by the row's key. */
  readonly labelOf: (key: string) => string
}

type Manifests = Readonly<Record<string, Manifest>>

/** Checks the parts and keeps their types. */
export const manifest = <const M extends Manifest>(parts: M): M => parts

/** In the order in which they are applied: names begin with their time. */
export const migrationsOf = (manifests: Manifests): ReadonlyArray<Migration> =>
  Object.values(manifests)
    .flatMap(({ migrations = [] }) => migrations)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

export const obligationsOf = (manifests: Manifests): ReadonlyArray<Obligation> =>
  Object.values(manifests).flatMap(({ obligations }) => obligations)

export const gaugesOf = (manifests: Manifests): ReadonlyArray<Gauge> =>
  Object.values(manifests).flatMap(({ gauges = [] }) => gauges)

export const sealedColumnsOf = (manifests: Manifests): ReadonlyArray<SealedColumn> =>
  Object.values(manifests).flatMap(({ sealed = [] }) => sealed)

export const personalDataOf = (manifests: Manifests): Required<PersonalData> => {
  const all = Object.values(manifests).flatMap(({ personalData }) => personalData ?? [])
  return {
    tables: all.flatMap(({ tables = [] }) => tables),
    beforeErasure: all.flatMap(({ beforeErasure = [] }) => beforeErasure),
    texts: all.flatMap(({ texts = [] }) => texts),
    fileOwners: all.flatMap(({ fileOwners = [] }) => fileOwners),
    withoutPeople: Object.assign({}, ...all.map(({ withoutPeople = {} }) => withoutPeople))
  }
}
