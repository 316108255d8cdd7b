/** What every domain stands on: settings, audit log, outbox, idempotency keys, limits, and the development tools. */
import type { Migration } from "../database/migrator/migrate.js"

export const kernel: Migration = {
  name: "20261121_0100_kernel",
  sql: `
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- For tables that only ever grow.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: its rows are final', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  occurred_at timestamptz not null
);
create index audit_log_subject on audit_log (subject_type, subject_id, id);
create index audit_log_actor on audit_log (actor_id, id);
create trigger audit_log_is_final before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_change();

create table outbox (
  -- The order of appending; an aggregate's events are delivered by it.
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  type text not null,
  aggregate text not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  -- When the next attempt may start.
  due_at timestamptz not null,
  -- A relay that works on the event has it to itself until then; the claim tells whose work it is.
  claimed_until timestamptz,
  claim uuid,
  -- Every subscriber has had it, or has failed for good.
  settled_at timestamptz
);
create index outbox_open on outbox (aggregate, seq) where settled_at is null;
create index outbox_due on outbox (seq) where settled_at is null;
create index outbox_settled on outbox (settled_at) where settled_at is not null;

create table outbox_deliveries (
  event_id uuid not null references outbox (id) on delete cascade,
  subscriber text not null,
  attempts integer not null default 0,
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text,
  primary key (event_id, subscriber),
  check (delivered_at is null or dead_at is null)
);
create index outbox_dead_letters on outbox_deliveries (dead_at) where dead_at is not null;

create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  -- SHA-256 of the client's key: as long as it likes, and nothing that an index cannot hold.
  key_hash text not null,
  fingerprint text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Not jsonb, which would answer with its members in another order.
  result json,
  primary key (user_id, operation, key_hash)
);
create index idempotency_keys_age on idempotency_keys (started_at);

-- Counted in real time by the rate limiter, which names the columns.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Mails and texts that development does not really send.
create table dev_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'text')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  sent_at timestamptz not null
);
create index dev_messages_recipient on dev_messages (lower(recipient), id);

-- How far the clock of a development host runs ahead of the system's. One row.
create table host_clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into host_clock default values;
`
}
