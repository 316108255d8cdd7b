/** How people stand to each other: connections, requests, follows and blocks, and what is counted of them. */
import type { Migration } from "../database/migrator/migrate.js"

export const connections: Migration = {
  name: "20261127_0600_connections",
  sql: `
-- Two rows a connection, one for each side's list. Each is held by the other one, so that there is never half of one.
create table connections (
  user_id uuid not null references users,
  other_id uuid not null references users,
  connected_at timestamptz not null,
  primary key (user_id, other_id),
  constraint connections_not_with_oneself check (user_id <> other_id),
  constraint connections_both_sides foreign key (other_id, user_id) references connections (user_id, other_id)
);
create index connections_newest on connections (user_id, connected_at, other_id);

create table connection_requests (
  requester_id uuid not null references users,
  target_id uuid not null references users,
  requested_at timestamptz not null,
  -- When the target sees it: later than it was made where they have declined the one before.
  reaches_at timestamptz not null check (reaches_at >= requested_at),
  has_reached boolean not null,
  primary key (requester_id, target_id),
  constraint connection_requests_not_to_oneself check (requester_id <> target_id)
);
create unique index connection_requests_one_per_pair
  on connection_requests (least(requester_id, target_id), greatest(requester_id, target_id));
create index connection_requests_sent on connection_requests (requester_id, requested_at, target_id);
create index connection_requests_pending on connection_requests (target_id, reaches_at, requester_id) where has_reached;
create index connection_requests_held_back on connection_requests (reaches_at) where not has_reached;
create index connection_requests_by_target on connection_requests (target_id);

create table declined_requests (
  requester_id uuid not null references users,
  decliner_id uuid not null references users,
  declined_at timestamptz not null,
  primary key (requester_id, decliner_id)
);
create index declined_requests_age on declined_requests (declined_at);
create index declined_requests_by_decliner on declined_requests (decliner_id);

create table follows (
  follower_id uuid not null references users,
  followed_id uuid not null references users,
  followed_at timestamptz not null,
  primary key (follower_id, followed_id),
  constraint follows_not_oneself check (follower_id <> followed_id)
);
create index follows_followers on follows (followed_id, followed_at, follower_id);
create index follows_following on follows (follower_id, followed_at, followed_id);

create table blocks (
  blocker_id uuid not null references users,
  blocked_id uuid not null references users,
  blocked_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);
create index blocks_newest on blocks (blocker_id, blocked_at, blocked_id);
create index blocks_by_blocked on blocks (blocked_id, blocker_id);

-- Kept with the edges. Whoever has no row has none.
create table social_counts (
  user_id uuid primary key references users,
  connections int not null check (connections >= 0),
  followers int not null check (followers >= 0),
  following int not null check (following >= 0)
);

-- When somebody was last told of somebody else.
create table social_news (
  kind text not null check (kind in ('connection_request', 'follow')),
  from_id uuid not null references users,
  to_id uuid not null references users,
  told_at timestamptz not null,
  primary key (from_id, to_id, kind)
);
create index social_news_age on social_news (told_at);
create index social_news_by_told on social_news (to_id);

create table dismissed_suggestions (
  user_id uuid not null references users,
  dismissed_id uuid not null references users,
  dismissed_at timestamptz not null,
  primary key (user_id, dismissed_id)
);
create index dismissed_suggestions_by_dismissed on dismissed_suggestions (dismissed_id);
`
}
