/** Mentors whom people have bookmarked. */
import type { Migration } from "../database/migrator/migrate.js"

export const favourites: Migration = {
  name: "20261123_2240_favourites",
  sql: `
-- Rows stay while a mentor is hidden: whoever comes back is a favourite again, since the moment that was noted first.
create table favourites (
  user_id uuid not null references users,
  mentor_id uuid not null references mentor_profiles,
  favourited_at timestamptz not null,
  primary key (user_id, mentor_id)
);
create index favourites_newest on favourites (user_id, favourited_at, mentor_id);
`
}
