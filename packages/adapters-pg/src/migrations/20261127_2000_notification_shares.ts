/** What each sender has of a row that several share, so that a row can lose one of them. */
import type { Migration } from "../database/migrator/migrate.js"

export const notificationShares: Migration = {
  name: "20261127_2000_notification_shares",
  sql: `
alter table notification_senders
  -- How many of the acts that the row counts are theirs.
  add column acts integer not null default 1 check (acts >= 1),
  -- The row's at their last act: of several the highest one acted last. Null for those of before.
  add column revision bigint;
`
}
