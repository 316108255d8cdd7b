/** Who is in which thread's channel, by the host that has the connection. Worth a minute; rebuilt by reconnects. */
import type { Migration } from "../database/migrator/migrate.js"

export const presences: Migration = {
  name: "20261127_0230_presences",
  sql: `
create table realtime_hosts (
  id uuid primary key,
  seen_at timestamptz not null
);

create table presences (
  channel text not null,
  entry_id text not null,
  user_id uuid not null references users,
  host_id uuid not null references realtime_hosts,
  info text not null,
  primary key (channel, entry_id)
);
create index presences_host on presences (host_id);
create index presences_user on presences (user_id);
`
}
