/**
 * Deliveries in lanes: a row for each (event, subscriber, recipient) that is claimed, tried again and given up by itself.
 *
 * `outbox.settled_at` is from now on set as soon as an event has its deliveries, which is with the event itself. So hosts
 * of the release before leave it alone, and what they append is given its deliveries by those of this one. Their
 * `outbox_deliveries` stays for one release: what it says was delivered is not delivered again.
 */
import type { Migration } from "../database/migrator/migrate.js"

export const deliveries: Migration = {
  name: "20261122_1500_deliveries",
  sql: `
create table deliveries (
  -- Stays the same over all attempts; a mail's Message-ID is made of it.
  id uuid primary key,
  event_id uuid not null references outbox (id) on delete cascade,
  -- The event's own, again: the order of appending, its type and its aggregate.
  seq bigint not null,
  type text not null,
  aggregate text not null,
  subscriber text not null,
  -- One of several who each get it; empty where the subscriber knows of one only, and for the row that finds out who.
  recipient text not null default '',
  lane text not null check (lane in ('effects', 'realtime', 'mail', 'texts')),
  -- 1 high, 2 medium, 3 low
  priority smallint not null check (priority between 1 and 3),
  is_ordered boolean not null,
  -- When the next attempt may start.
  due_at timestamptz not null,
  -- A relay that works on it has it to itself until then; claimed_by is that relay.
  claimed_until timestamptz,
  claimed_by uuid,
  attempts integer not null default 0,
  failing_since timestamptz,
  last_error text,
  delivered_at timestamptz,
  dead_at timestamptz,
  check (delivered_at is null or dead_at is null),
  unique (event_id, subscriber, recipient)
);
create index deliveries_due on deliveries (lane, priority, due_at, seq) where delivered_at is null and dead_at is null;
create index deliveries_in_order on deliveries (subscriber, aggregate, seq)
  where is_ordered and delivered_at is null and dead_at is null;
create index deliveries_dead on deliveries (lane, type, dead_at) where dead_at is not null;

-- What was given up on stays where an admin finds it, but for codes, which nobody can use any more.
insert into deliveries (
  id, event_id, seq, type, aggregate, subscriber, lane, priority, is_ordered, due_at, attempts, last_error, dead_at
)
select gen_random_uuid(), o.id, o.seq, o.type, o.aggregate, d.subscriber,
  case when d.subscriber like 'notifications.%' then 'mail' else 'effects' end, 2, false, d.dead_at, d.attempts,
  d.last_error, d.dead_at
from outbox_deliveries as d join outbox as o on o.id = d.event_id
where d.dead_at is not null and d.subscriber <> 'notifications.sendOneTimeCode';
`
}
