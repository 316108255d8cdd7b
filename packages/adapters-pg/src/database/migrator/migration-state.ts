/** What a database has of what a build brings, and whether the build may go on from there. Pure. */
import { createHash } from "node:crypto"
import type { Migration } from "./migrate.js"

/** A row of the table `mentorkit_migrations`. */
export interface Landed {
  readonly name: string
  readonly checksum: string
}

export interface MigrationState {
  readonly applied: ReadonlyArray<string>
  readonly missing: ReadonlyArray<Migration>
  /** Applied with another text than this build has. */
  readonly changed: ReadonlyArray<string>
  /** Unknown to this build and later than everything it knows: a newer release has been here. */
  readonly newer: ReadonlyArray<string>
  /** Unknown to this build although it knows later ones. */
  readonly foreign: ReadonlyArray<string>
  /** Missing although a later one is applied. */
  readonly late: ReadonlyArray<string>
}

/** SHA-256 of the text in UTF-8, in hex. */
export const checksumOf = ({ sql }: Migration): string => createHash("sha256").update(sql, "utf8").digest("hex")

export const compare = (all: ReadonlyArray<Migration>, landed: ReadonlyArray<Landed>): MigrationState => {
  const checksums = new Map(landed.map(({ checksum, name }) => [name, checksum]))
  const known = new Set(all.map(({ name }) => name))
  const lastKnown = all.at(-1)?.name ?? ""
  const names = landed.map(({ name }) => name).sort()
  const lastLanded = names.at(-1) ?? ""
  const unknown = names.filter((name) => !known.has(name))
  const missing = all.filter(({ name }) => !checksums.has(name))
  const present = all.filter(({ name }) => checksums.has(name))
  const isAsApplied = (one: Migration) => checksums.get(one.name) === checksumOf(one)
  return {
    applied: present.filter(isAsApplied).map(({ name }) => name),
    missing,
    changed: present.filter((one) => !isAsApplied(one)).map(({ name }) => name),
    newer: unknown.filter((name) => name > lastKnown),
    foreign: unknown.filter((name) => name < lastKnown),
    late: missing.filter(({ name }) => name < lastLanded).map(({ name }) => name)
  }
}

/** Why this build must not touch the database, and what to do about it. */
export const refusalOf = ({ changed, foreign, late }: MigrationState): string | undefined => {
  if (changed[0] !== undefined) {
    return `Migration ${changed[0]} was changed after it had been applied to this database. Undo the change; add a new migration.`
  }
  if (foreign[0] !== undefined) {
    return `The database has migration ${foreign[0]}, which this build does not know although it knows later ones: they come from different branches. Run the build that has both.`
  }
  if (late[0] !== undefined) {
    return `Migration ${late[0]} is missing, but a later one is applied: on a new database the order would be another one. Give it a name later than all that are applied.`
  }
  return undefined
}

/** During a rolling upgrade hosts of the release before still run and may restart; they are told, not stopped. */
export const warningOf = ({ newer }: MigrationState): string | undefined =>
  newer.length === 0
    ? undefined
    : `The database is newer than this build: it has ${newer.join(", ")}. That is fine during a rolling upgrade; otherwise deploy the release that brought it.`
