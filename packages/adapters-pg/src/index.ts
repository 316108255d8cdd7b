/** Every port of core on PostgreSQL. The engine is chosen by the layer provided underneath. */
export { migrate } from "./database/migrate.js"
export * as Pg from "./database/pg.js"

import { Layer } from "effect"
import { migrate } from "./database/migrate.js"
import { unitOfWork } from "./database/unit-of-work.js"

/** Every port of core. One line a domain. */
export const adapters = Layer.mergeAll(unitOfWork).pipe(Layer.provide(migrate))
