/** Every port of core on PostgreSQL. The engine is chosen by the layer provided underneath. */
export { migrate } from "./database/migrate.js"
export * as Pg from "./database/pg.js"
