/** What gateways are to end, so that an end that was asked for and not done is found. */
import type { Migration } from "../database/migrator/migrate.js"

export const subscriptionEnds: Migration = {
  name: "20261122_1530_subscription_ends",
  sql: `
create table subscription_ends (
  gateway text not null,
  -- The gateway's name for what it is to end; of one subscription of ours there may be several.
  gateway_subscription_id text not null,
  subscription_id uuid not null references subscriptions,
  wanted_at timestamptz not null,
  -- The sweep leaves it alone until then.
  due_at timestamptz not null,
  -- The gateway has ended it, or had before it was asked.
  done_at timestamptz,
  primary key (gateway, gateway_subscription_id)
);
create index subscription_ends_due on subscription_ends (gateway, due_at) where done_at is null;
create index subscription_ends_subscription on subscription_ends (subscription_id);

-- What was wanted before and may not be done: its event waits, or was given up. To ask once too often does no harm.
insert into subscription_ends (gateway, gateway_subscription_id, subscription_id, wanted_at, due_at)
select o.payload ->> 'gateway', o.payload ->> 'gatewaySubscriptionId', s.id, min(o.occurred_at),
  min(o.occurred_at) + interval '10 minutes'
from outbox as o join subscriptions as s on s.id = (o.payload ->> 'subscriptionId')::uuid
where o.type = 'payments.SubscriptionEndWanted' and (
  o.settled_at is null
  or exists (select from deliveries as d where d.event_id = o.id and d.delivered_at is null)
  or exists (select from outbox_deliveries as d where d.event_id = o.id and d.delivered_at is null)
)
group by 1, 2, 3
on conflict do nothing;
`
}
