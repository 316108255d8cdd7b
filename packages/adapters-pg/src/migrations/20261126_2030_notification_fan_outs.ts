/** What many are told of: one row an event, with how far that has come. */
import type { Migration } from "../database/migrator/migrate.js"

export const notificationFanOuts: Migration = {
  name: "20261126_2030_notification_fan_outs",
  sql: `
create table notification_fan_outs (
  event_id uuid primary key,
  type text not null,
  subject uuid,
  sender_id uuid references users,
  facts jsonb not null,
  occurred_at timestamptz not null,
  -- By its name in the code, and which of that kind.
  audience text not null,
  audience_id text not null,
  state text not null check (state in ('telling', 'ended', 'withdrawing', 'withdrawn')),
  -- A person's id while it tells, a notification's while it is withdrawn.
  cursor uuid,
  due_at timestamptz not null
);
create index notification_fan_outs_due on notification_fan_outs (due_at, event_id) where state in ('telling', 'withdrawing');
create index notification_fan_outs_sender on notification_fan_outs (sender_id) where sender_id is not null;
`
}
