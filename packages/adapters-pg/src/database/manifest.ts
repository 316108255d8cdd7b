/** Everything of one domain that is in the database, told in one place; what is made of all of them is made of these. */
import type { Layer } from "effect"
import type { Migration } from "./migrator/migrate.js"
import type { PersonalData } from "./personal-data.js"

export interface Manifest {
  /** Every port of the domain. */
  readonly repositories?: Layer.Layer.Any
  readonly migrations?: ReadonlyArray<Migration>
  readonly personalData?: PersonalData
}
type Manifests = Readonly<Record<string, Manifest>>

/** Checks the parts and keeps their types. */
export const manifest = <const M extends Manifest>(parts: M): M => parts

/** In the order in which they are applied: names begin with their time. */
export const migrationsOf = (manifests: Manifests): ReadonlyArray<Migration> =>
  Object.values(manifests)
    .flatMap(({ migrations = [] }) => migrations)
    .sort((one, other) => (one.name < other.name ? -1 : 1))

export const personalDataOf = (manifests: Manifests): Required<PersonalData> => {
  const all = Object.values(manifests).flatMap(({ personalData }) => personalData ?? [])
  return {
    tables: all.flatMap(({ tables = [] }) => tables),
    texts: all.flatMap(({ texts = [] }) => texts),
    fileOwners: all.flatMap(({ fileOwners = [] }) => fileOwners),
    withoutPeople: Object.assign({}, ...all.map(({ withoutPeople = {} }) => withoutPeople))
  }
}
