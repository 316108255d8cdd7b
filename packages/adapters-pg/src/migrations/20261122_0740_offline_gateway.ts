/** The offline gateway's books beyond checkouts: charges of their own, subscriptions, disputes, and events told twice. */
import type { Migration } from "../database/migrator/migrate.js"

export const offlineGateway: Migration = {
  name: "20261122_0740_offline_gateway",
  sql: `
-- What came in, by a checkout or by a subscription's renewal.
create table offline_gateway_charges (
  id text primary key,
  amount_minor int8 not null,
  currency text not null,
  refunded_minor int8 not null default 0 check (refunded_minor >= 0),
  -- With the buyer's bank: of an open dispute, or of one that was lost.
  disputed_minor int8 not null default 0 check (disputed_minor >= 0),
  created_at timestamptz not null,
  constraint offline_gateway_charges_cover_what_left check (refunded_minor + disputed_minor <= amount_minor)
);
create index offline_gateway_charges_created on offline_gateway_charges (created_at);
insert into offline_gateway_charges (id, amount_minor, currency, refunded_minor, created_at)
  select charge_id, amount_minor, currency, refunded_minor, created_at
  from offline_gateway_sessions where charge_id is not null;

alter table offline_gateway_refunds drop constraint offline_gateway_refunds_charge_id_fkey;
alter table offline_gateway_refunds
  add foreign key (charge_id) references offline_gateway_charges,
  -- It did not reach the buyer.
  add column failed_at timestamptz;
create index offline_gateway_refunds_created on offline_gateway_refunds (created_at);
create index offline_gateway_refunds_failed on offline_gateway_refunds (failed_at) where failed_at is not null;

alter table offline_gateway_sessions
  drop column refunded_minor,
  add foreign key (charge_id) references offline_gateway_charges,
  -- The host's own name for the subscription that the checkout begins; both or neither.
  add column subscription_id text,
  add column billing_interval text check (billing_interval in ('month', 'year')),
  add constraint offline_gateway_sessions_subscriptions_have_an_interval
    check ((subscription_id is null) = (billing_interval is null)),
  drop constraint offline_gateway_sessions_state_check,
  -- processing: the buyer is through, the money comes later; failed: it never came.
  add constraint offline_gateway_sessions_state_check
    check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  add constraint offline_gateway_sessions_paid_has_a_charge check ((state = 'paid') = (charge_id is not null));

create table offline_gateway_subscriptions (
  id text primary key,
  session_id text not null unique references offline_gateway_sessions,
  subscription_id text not null,
  amount_minor int8 not null,
  currency text not null,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  began_at timestamptz not null,
  -- How many are paid; the last of them ends at period_end.
  periods int not null check (periods > 0),
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  is_card_good boolean not null default true,
  -- Failed attempts to charge the next period.
  attempts int not null default 0,
  due_at timestamptz not null,
  ended_at timestamptz
);
create index offline_gateway_subscriptions_due on offline_gateway_subscriptions (due_at) where ended_at is null;

-- One bill a period, whatever comes.
create table offline_gateway_invoices (
  id text primary key,
  gateway_subscription_id text not null references offline_gateway_subscriptions,
  period int not null check (period > 0),
  charge_id text unique references offline_gateway_charges,
  created_at timestamptz not null,
  unique (gateway_subscription_id, period)
);

create table offline_gateway_disputes (
  id text primary key,
  charge_id text not null references offline_gateway_charges,
  amount_minor int8 not null check (amount_minor > 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  is_won boolean,
  constraint offline_gateway_disputes_closed_is_decided check ((closed_at is null) = (is_won is null))
);
create unique index offline_gateway_disputes_one_open on offline_gateway_disputes (charge_id) where closed_at is null;
create index offline_gateway_disputes_opened on offline_gateway_disputes (opened_at);
create index offline_gateway_disputes_won on offline_gateway_disputes (closed_at) where is_won;

-- The order in which they were written; several may be due at the same moment.
alter table offline_gateway_events add column number bigint generated always as identity;
`
}
