/** Whether the gateway's books and ours say the same, day by day. */
import type { Migration } from "../database/migrator/migrate.js"

export const reconciliation: Migration = {
  name: "20261122_0760_reconciliation",
  sql: `
create table reconciliations (
  gateway text not null,
  -- In UTC, as gateways count.
  day date not null,
  checked_at timestamptz not null,
  records int not null,
  differences int not null,
  primary key (gateway, day)
);
create index reconciliations_day on reconciliations (day);

-- The journal of a day; entries come nearly in the order of time.
create index journal_entries_time on journal_entries using brin (occurred_at);

create table reconciliation_differences (
  gateway text not null,
  day date not null,
  position int not null,
  kind text not null check (kind in ('charge', 'refund', 'dispute')),
  charge_id text,
  payment_id uuid references payments,
  currency text not null,
  ours_minor int8 not null,
  theirs_minor int8 not null check (theirs_minor <> ours_minor),
  primary key (gateway, day, position),
  foreign key (gateway, day) references reconciliations on delete cascade
);
`
}
