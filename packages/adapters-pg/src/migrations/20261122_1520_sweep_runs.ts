/** When each sweep was run last, and who is at the next run. */
import type { Migration } from "../database/migrator/migrate.js"

export const sweepRuns: Migration = {
  name: "20261122_1520_sweep_runs",
  sql: `
-- A period is named by its beginning, by the sweep's cron in real time.
create table sweep_runs (
  sweep text primary key,
  -- The last one that was brought to its end, and the last one that was begun.
  finished timestamptz not null,
  period timestamptz not null,
  -- How often that one was begun.
  attempts int not null check (attempts >= 0),
  -- The host that is at it, and until when nobody else takes it: a lease, or without a host a pause.
  holder uuid,
  free_at timestamptz not null,
  check (finished <= period)
);
`
}
