/** The newest people who may be shown to others, however many have registered and never verified their address. */
import type { Migration } from "../database/migrator/migrate.js"

export const newestPeople: Migration = {
  name: "20261127_2250_newest_people",
  sql: `
create index users_newest_shown on users (created_at, id)
  where email_verified_at is not null and is_active and banned_at is null;
`
}
