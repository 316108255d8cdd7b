/** Posts and people by any part of their texts, in either case. */
import type { Migration } from "../database/migrator/migrate.js"

export const searchTexts: Migration = {
  name: "20261128_1430_search",
  sql: `
create index posts_by_part on posts using gin (lower(body) gin_trgm_ops) where body <> '';
create index users_by_part on users using gin (
  lower(full_name) gin_trgm_ops, lower(username) gin_trgm_ops, lower(bio) gin_trgm_ops
) where is_active and banned_at is null;
create index mentor_profiles_by_part on mentor_profiles using gin (lower(headline) gin_trgm_ops)
  where approval_status = 'approved';
`
}
