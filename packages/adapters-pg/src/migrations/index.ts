/** Every migration, in order. A domain adds its file here. */
import type { Migration } from "../database/migrate.js"
import { kernel } from "./20261121_0100_kernel.js"

export const migrations: ReadonlyArray<Migration> = [kernel]
