/** The inbox: rows, and for each person the counts that badges show. */
import type { Migration } from "../database/migrator/migrate.js"

export const notifications: Migration = {
  name: "20261126_1100_notifications",
  sql: `
-- One row a person, which whoever writes to the inbox locks first: rows and counts are changed together.
create table notification_counts (
  user_id uuid primary key references users,
  -- The last one that a row got. It never goes back, so that nobody who asks for what is new misses anything.
  revision bigint not null,
  total integer not null default 0,
  unread integer not null default 0,
  mention integer not null default 0,
  unread_mention integer not null default 0,
  communities integer not null default 0,
  unread_communities integer not null default 0,
  constraint notification_counts_total check (unread >= 0 and unread <= total),
  constraint notification_counts_mention check (
    unread_mention >= 0 and unread_mention <= mention and mention <= total
  ),
  constraint notification_counts_communities check (
    unread_communities >= 0 and unread_communities <= communities and communities <= total
  )
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  -- Of core's list, or an embedder's own: rows outlive lists, so none is checked here.
  type text not null,
  subject uuid,
  sender_id uuid references users,
  role text check (role in ('mentor', 'mentee')),
  facts jsonb not null,
  is_mention boolean not null,
  is_community boolean not null,
  is_consolidated boolean not null,
  count integer not null default 1 check (count >= 1),
  sender_count integer not null default 1 check (sender_count between 1 and count),
  revision bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  read_at timestamptz
);
create unique index notifications_revision on notifications (user_id, revision);
create index notifications_newest on notifications (user_id, changed_at, id);
create index notifications_unread on notifications (user_id, changed_at, id) where read_at is null;
create index notifications_read on notifications (user_id, changed_at, id) where read_at is not null;
create index notifications_mention on notifications (user_id, changed_at, id) where is_mention;
create index notifications_communities on notifications (user_id, changed_at, id) where is_community;
create unique index notifications_gathering on notifications (user_id, type, subject)
  where is_consolidated and read_at is null;
create index notifications_sender on notifications (sender_id) where sender_id is not null;

-- Who has done what one row gathers.
create table notification_senders (
  notification_id uuid not null references notifications on delete cascade,
  sender_id uuid not null references users,
  primary key (notification_id, sender_id)
);
create index notification_senders_sender on notification_senders (sender_id);

-- What people have chosen. Whoever has chosen nothing has no row.
create table notification_preferences (
  user_id uuid primary key references users,
  -- { category: { switch: boolean } }, of those switches that somebody has set.
  choices jsonb not null,
  quiet_from text,
  quiet_until text,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  shows_presence boolean not null,
  check ((quiet_from is null) = (quiet_until is null))
);
`
}
