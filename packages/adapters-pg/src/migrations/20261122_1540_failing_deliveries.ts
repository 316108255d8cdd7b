/** For how long a lane has been failing: each attempt puts off what fails, so its due time does not tell. */
import type { Migration } from "../database/migrator/migrate.js"

export const failingDeliveries: Migration = {
  name: "20261122_1540_failing_deliveries",
  sql: `
create index deliveries_failing on deliveries (lane, failing_since)
  where failing_since is not null and delivered_at is null and dead_at is null;
`
}
