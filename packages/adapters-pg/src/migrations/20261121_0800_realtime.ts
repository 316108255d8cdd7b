/** Frames of realtime channels on their way to the hosts. */
import type { Migration } from "../database/migrator/migrate.js"

export const realtime: Migration = {
  name: "20261121_0800_realtime",
  sql: `
create table realtime_frames (
  -- The order of a channel: its publishers take turns.
  seq bigint generated always as identity primary key,
  -- Who looks what is new compares it with the transactions that had ended when they looked the last time.
  xid xid8 not null default pg_current_xact_id(),
  channel text not null,
  event text not null,
  -- JSON, which nobody looks into here.
  data text not null,
  -- The connection that is left out.
  except_for text,
  -- In real time, like everything about frames.
  created_at timestamptz not null
);
create index realtime_frames_xid on realtime_frames (xid);
create index realtime_frames_age on realtime_frames (created_at);

-- How old the latest frame is that has been forgotten. One row.
create table realtime_forgotten (
  only_row boolean primary key default true check (only_row),
  upto timestamptz
);
insert into realtime_forgotten default values;
`
}
