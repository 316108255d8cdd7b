/** PostgreSQL over the network. */
import { layerWith } from "./pg-layer.js"
import type { PgOptions } from "./pg-pools.js"

export { schemaMistake } from "./database-schema.js"
export type { PgOptions, PgPoolOptions, PgUrlOptions } from "./pg-pools.js"

export const layer = (options: PgOptions) => layerWith(options, {})
