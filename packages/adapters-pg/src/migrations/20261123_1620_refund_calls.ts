/** Which call of an admin a refund was asked for by: the same call again is no second refund. */
import type { Migration } from "../database/migrator/migrate.js"

export const refundCalls: Migration = {
  name: "20261123_1620_refund_calls",
  sql: `
-- Derived from the call's idempotency key and from what it wanted.
alter table refunds add column call_key text;
create unique index refunds_call on refunds (call_key) where call_key is not null and state <> 'refused';
`
}
