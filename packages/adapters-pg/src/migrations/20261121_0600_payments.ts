/** Payments, their checkouts and refunds, the inbox of the gateway's events, and the gateway that needs no network. */
import type { Migration } from "../database/migrator/migrate.js"

export const payments: Migration = {
  name: "20261121_0600_payments",
  sql: `
create table payments (
  id uuid primary key,
  reference text not null constraint payments_one_per_reference unique,
  purpose text not null check (purpose in ('booking', 'course', 'community')),
  -- The row of another domain that is paid for; which table depends on the purpose.
  purchasable_id uuid not null,
  payer_id uuid not null references users,
  mentor_id uuid not null references mentor_profiles,
  amount_minor int8 not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  platform_fee_minor int8 not null,
  refunded_minor int8 not null default 0,
  fee_refunded_minor int8 not null default 0,
  status text not null check (status in (
    'pending', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'refunded', 'partially_refunded'
  )),
  gateway text not null,
  gateway_charge_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint payments_fee_within_amount check (platform_fee_minor between 0 and amount_minor),
  constraint payments_no_more_back_than_came check (refunded_minor between 0 and amount_minor),
  constraint payments_no_more_fee_back_than_taken check (fee_refunded_minor between 0 and platform_fee_minor),
  constraint payments_settled_has_a_time
    check ((status in ('succeeded', 'partially_refunded', 'refunded')) = (paid_at is not null)),
  constraint payments_refunded_follows_the_amount check (case status
    when 'refunded' then refunded_minor = amount_minor
    when 'partially_refunded' then refunded_minor > 0 and refunded_minor < amount_minor
    else refunded_minor = 0
  end),
  constraint payments_one_per_charge unique (gateway, gateway_charge_id)
);
create index payments_purchasable on payments (purpose, purchasable_id, id);
-- A buyer who could pay twice for one thing would, some day.
create unique index payments_one_open_per_purchasable on payments (purpose, purchasable_id)
  where status in ('pending', 'processing', 'failed');
create index payments_due on payments (expires_at) where status in ('pending', 'failed');
create index payments_payer on payments (payer_id, id);
create index payments_mentor on payments (mentor_id, id);

-- The intent and its key are committed before the gateway is asked; the answer is filled in afterwards.
create table checkout_sessions (
  id uuid primary key,
  payment_id uuid not null references payments,
  idempotency_key text not null unique,
  payer_email text,
  gateway text not null,
  gateway_session_id text,
  url text,
  state text not null check (state in ('started', 'open', 'completed', 'expired', 'abandoned')),
  created_at timestamptz not null,
  -- When a sweep may try the gateway again, for one that is still only started.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  constraint checkout_sessions_one_per_gateway_session unique (gateway, gateway_session_id),
  constraint checkout_sessions_open_has_a_url check (state <> 'open' or (gateway_session_id is not null and url is not null))
);
create index checkout_sessions_payment on checkout_sessions (payment_id, id);
create unique index checkout_sessions_one_live_per_payment on checkout_sessions (payment_id)
  where state in ('started', 'open');
create index checkout_sessions_started on checkout_sessions (due_at) where state = 'started';

create table gateway_events (
  id uuid primary key,
  gateway text not null,
  event_id text not null,
  type text not null,
  -- As our code reads it, and as it came.
  event jsonb not null,
  payload text not null,
  -- parked: a refund that came before its charge. review: an admin has to look.
  state text not null check (state in ('received', 'processed', 'parked', 'ignored', 'review')),
  charge_id text,
  received_at timestamptz not null,
  -- When a sweep may take it up, for one that is still only received.
  due_at timestamptz not null,
  attempts int not null default 0,
  processed_at timestamptz,
  constraint gateway_events_once unique (gateway, event_id)
);
create index gateway_events_open on gateway_events (due_at) where state = 'received';
create index gateway_events_parked on gateway_events (gateway, charge_id) where state = 'parked';

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  amount_minor int8 not null check (amount_minor > 0),
  reason text not null check (reason in (
    'requested_by_customer', 'duplicate', 'fraudulent', 'capacity_conflict', 'platform_error'
  )),
  state text not null check (state in ('requested', 'pending', 'succeeded', 'refused')),
  idempotency_key text not null unique,
  gateway_refund_id text,
  -- Why the gateway will not, in its own words.
  refusal text,
  created_at timestamptz not null,
  -- When a sweep may ask the gateway again, for one that is still only requested.
  due_at timestamptz not null,
  succeeded_at timestamptz,
  constraint refunds_succeeded_has_a_time check ((state = 'succeeded') = (succeeded_at is not null))
);
create index refunds_payment on refunds (payment_id, id);
create index refunds_requested on refunds (due_at) where state = 'requested';
create index refunds_refused on refunds (id) where state = 'refused';

-- Money that is not what we asked for: it earns nobody anything until an admin has looked.
create table payment_reviews (
  id uuid primary key,
  payment_id uuid not null references payments,
  gateway_event_id uuid not null unique references gateway_events,
  kind text not null check (kind in ('charge_differs', 'refund_differs', 'second_charge')),
  expected_minor int8 not null,
  expected_currency text not null,
  actual_minor int8 not null,
  actual_currency text not null,
  created_at timestamptz not null,
  resolved_at timestamptz
);
create index payment_reviews_open on payment_reviews (id) where resolved_at is null;

-- What follows stands for a gateway elsewhere, so nothing refers to it and it refers to nothing.
create table offline_gateway_sessions (
  id text primary key,
  idempotency_key text not null unique,
  payment_id text not null,
  amount_minor int8 not null,
  currency text not null,
  description text not null,
  success_url text not null,
  cancel_url text not null,
  state text not null check (state in ('open', 'paid', 'expired')),
  charge_id text unique,
  refunded_minor int8 not null default 0 check (refunded_minor between 0 and amount_minor),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index offline_gateway_sessions_open on offline_gateway_sessions (expires_at) where state = 'open';

create table offline_gateway_refunds (
  id text primary key,
  idempotency_key text not null unique,
  charge_id text not null references offline_gateway_sessions (charge_id),
  amount_minor int8 not null check (amount_minor > 0),
  created_at timestamptz not null
);

create table offline_gateway_events (
  id text primary key,
  payload text not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index offline_gateway_events_undelivered on offline_gateway_events (due_at) where delivered_at is null;
`
}
