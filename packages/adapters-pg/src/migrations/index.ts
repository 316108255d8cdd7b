/** Every migration, in order. A domain adds its file here. */
import type { Migration } from "../database/migrate.js"

export const migrations: ReadonlyArray<Migration> = []
