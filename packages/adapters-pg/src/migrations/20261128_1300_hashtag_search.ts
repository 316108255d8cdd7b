/** Hashtags in the order of their use, and by any part of their names. */
import type { Migration } from "../database/migrator/migrate.js"

export const hashtagSearch: Migration = {
  name: "20261128_1300_hashtag_search",
  sql: `
-- Both keys go up, so that a page behind a position is one range of the index.
create index hashtags_by_use on hashtags ((- posts_count), name) where posts_count > 0;
drop index hashtags_popular;
create index hashtags_by_part on hashtags using gin (name gin_trgm_ops) where posts_count > 0;
`
}
