/** Finds digests of past days, by which they are forgotten. */
import type { Migration } from "../database/migrator/migrate.js"

export const digestDays: Migration = {
  name: "20261127_0400_digest_days",
  sql: `
create index notification_digests_day on notification_digests (day);
create index notification_digest_items_day on notification_digest_items (day) where day is not null;
-- They were forgotten by when they had been put by, whether a digest had them or not.
drop index notification_digest_items_old;
`
}
