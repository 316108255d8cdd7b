/** Attempts that led to nothing are forgotten, the oldest of many: by their age. */
import type { Migration } from "../database/migrator/migrate.js"

export const attemptRetention: Migration = {
  name: "20261121_1900_attempt_retention",
  sql: `
create index booking_attempts_age on booking_attempts (created_at);
`
}
