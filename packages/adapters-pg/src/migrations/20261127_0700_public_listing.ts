/** Whether guests find a mentor. */
import type { Migration } from "../database/migrator/migrate.js"

export const publicListing: Migration = {
  name: "20261127_0700_public_listing",
  sql: `
alter table mentor_profiles add column is_publicly_listed boolean not null default true;
`
}
