/** People by how their usernames and names begin. */
import type { Migration } from "../database/migrator/migrate.js"

export const mentionablePeople: Migration = {
  name: "20261128_1320_mentionable_people",
  sql: `
-- Byte by byte, so that a beginning is a range whatever the database's locale; and of those who are shown to others, however many
-- are banned.
create index users_by_username on users ((username collate "C")) where is_active and banned_at is null;
create index users_by_full_name on users ((lower(full_name) collate "C"), id) where is_active and banned_at is null;
`
}
