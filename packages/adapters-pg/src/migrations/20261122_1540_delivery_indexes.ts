/** What is asked about deliveries: the latest dead letters, and for how long a lane has been failing. */
import type { Migration } from "../database/migrator/migrate.js"

export const deliveryIndexes: Migration = {
  name: "20261122_1540_delivery_indexes",
  sql: `
create index deliveries_dead_latest on deliveries (dead_at desc, id) where dead_at is not null;
-- Each attempt puts off what fails, so its due time does not tell.
create index deliveries_failing on deliveries (lane, failing_since)
  where failing_since is not null and delivered_at is null and dead_at is null;
`
}
