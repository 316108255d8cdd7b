/** PostgreSQL over the network. */
import { requireOption } from "@mentorkit/core/kernel/ports"
import { layerWith } from "./pg-layer.js"
import type { PgOptions } from "./pg-pools.js"

export type { PgOptions, PgPoolOptions, PgUrlOptions } from "./pg-pools.js"

export const layer = (options: PgOptions) => {
  // The driver makes of an empty URL whatever it finds on this machine.
  if ("url" in options) requireOption("Pg.layer({ url })", options.url)
  return layerWith(options, {})
}
