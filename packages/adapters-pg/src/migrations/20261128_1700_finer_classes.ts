/** Classes of engagement half as wide, and by the weights that document 2 gives, so that fewer posts have to be ranked for a page. */
import type { Migration } from "../database/migrator/migrate.js"

/** A generated column cannot be made of another one. */
const reactions = ["like", "love", "laugh", "wow", "sad", "angry"].map((type) => `count_${type}`).join(" + ")

/** Each power of two and of its square root, as whole numbers, to above what three counters of 31 bits have. */
const leastEngagements = [...new Set(Array.from({ length: 69 }, (_, halves) => Math.ceil(2 ** (halves / 2))))]

export const finerClasses: Migration = {
  name: "20261128_1700_finer_classes",
  sql: `
-- The index goes with its column.
alter table posts drop column engagement_class;
alter table posts
  -- How many of these numbers the engagement reaches. Bounds the post's points whatever the weights are.
  add column engagement_class int not null generated always as (
    width_bucket((${reactions})::bigint + 2 * comment_count::bigint + 3 * share_count::bigint, '{${leastEngagements.join(",")}}'::bigint[])
  ) stored;
create index posts_of_class on posts (engagement_class, created_at, id);
`
}
