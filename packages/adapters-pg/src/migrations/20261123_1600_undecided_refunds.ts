/** Refunds that the gateway has taken on and said nothing more about are asked for, and known by when it took them. */
import type { Migration } from "../database/migrator/migrate.js"

export const undecidedRefunds: Migration = {
  name: "20261123_1600_undecided_refunds",
  sql: `
-- When the gateway took it on, by its own clock, where it has said so: a sum that it told before does not count it.
alter table refunds add column taken_at timestamptz;

-- From due_at on the gateway is asked how it stands. What is pending already is asked for at once.
create index refunds_pending on refunds (due_at) where state = 'pending';
`
}
