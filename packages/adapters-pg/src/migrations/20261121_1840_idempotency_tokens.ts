/** Which start a key stands for: one that was given up may come back late, and must not end its successor. */
import type { Migration } from "../database/migrator/migrate.js"

export const idempotencyTokens: Migration = {
  name: "20261121_1840_idempotency_tokens",
  sql: `
-- None on keys that an older host has started: nobody holds a token for those.
alter table idempotency_keys add column token uuid;
`
}
