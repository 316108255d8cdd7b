/** Every migration of every domain, in the order in which they are applied. */
import { migrationsOf } from "./database/manifest.js"
import * as domains from "./domains.js"

export const migrations = migrationsOf(domains)
