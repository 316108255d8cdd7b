/** Everything that may happen to money after it has come: clearance, disputes, refunds that need a person, subscriptions. */
import type { Migration } from "../database/migrator/migrate.js"

export const money: Migration = {
  name: "20261122_0700_money",
  sql: `
alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'charge', 'refund', 'refund_failed', 'held_back', 'released', 'clearance', 'dispute_opened', 'dispute_closed',
  'withdrawal_requested', 'withdrawal_released', 'withdrawal_paid', 'suspense', 'suspense_returned'
));
-- The sale that the entry is about, if it is about one. The journal stands by itself: it refers to nothing.
alter table journal_entries add column payment_id uuid;
alter table journal_entries disable trigger journal_entries_are_final;
update journal_entries set payment_id = payments.id
  from payments where idempotency_key = 'charge:' || payments.id;
update journal_entries set payment_id = refunds.payment_id
  from refunds where journal_entries.idempotency_key = 'refund:' || refunds.id;
alter table journal_entries enable trigger journal_entries_are_final;
create index journal_entries_payment on journal_entries (payment_id) where payment_id is not null;

-- What somebody buys again and again, one payment a period.
create table subscriptions (
  id uuid primary key,
  purpose text not null check (purpose in ('booking', 'course', 'community')),
  purchasable_id uuid not null,
  payer_id uuid not null references users,
  mentor_id uuid not null references mentor_profiles,
  amount_minor int8 not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null,
  billing_interval text not null check (billing_interval in ('month', 'year')),
  status text not null check (status in ('pending', 'active', 'expired')),
  cancel_at_period_end boolean not null default false,
  -- Paid through until then.
  current_period_end timestamptz,
  gateway text not null,
  gateway_subscription_id text,
  -- The gateway's clock at its last word about how the subscription stands; older words are not heard any more.
  told_at timestamptz,
  -- Ended by the gateway it stays ended; ended for want of news it begins again when a period is paid after all.
  ended_by text check (ended_by in ('gateway', 'lapse', 'buyer', 'refund')),
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint subscriptions_active_has_a_period check (status <> 'active' or current_period_end is not null),
  constraint subscriptions_expired_has_an_end check ((status = 'expired') = (ended_at is not null)),
  constraint subscriptions_expired_has_a_cause check ((status = 'expired') = (ended_by is not null)),
  constraint subscriptions_one_per_gateway_subscription unique (gateway, gateway_subscription_id)
);
create unique index subscriptions_one_living_per_purchasable on subscriptions (purpose, purchasable_id)
  where status in ('pending', 'active');
create index subscriptions_purchasable on subscriptions (purpose, purchasable_id, id);
create index subscriptions_lapsing on subscriptions (current_period_end) where status = 'active';
create index subscriptions_payer on subscriptions (payer_id);

alter table payments
  add column subscription_id uuid references subscriptions,
  -- The gateway's name for the subscription that the payment began or went on with, and its bill for the period.
  add column gateway_subscription_id text,
  add column gateway_invoice_id text,
  -- Parts of refunded_minor that did not go back by a refund of the gateway.
  add column elsewhere_minor int8 not null default 0,
  add column lost_minor int8 not null default 0,
  -- In the hands of the buyer's bank until a dispute is decided; not part of refunded_minor.
  add column disputed_minor int8 not null default 0,
  -- Asked back and not back yet.
  add column waiting_minor int8 not null default 0 check (waiting_minor >= 0),
  -- Why everything shall go back, also what a dispute still holds.
  add column owed_because text check (owed_because in (
    'requested_by_customer', 'duplicate', 'fraudulent', 'capacity_conflict', 'platform_error'
  )),
  -- Sums of refunds that the gateway told before then are not to be believed: one of them has failed since.
  add column sums_count_from timestamptz,
  add column delivered_at timestamptz,
  add column clears_at timestamptz,
  add column cleared_at timestamptz,
  add constraint payments_one_per_gateway_invoice unique (gateway, gateway_invoice_id),
  add constraint payments_parts_of_what_went_back
    check (elsewhere_minor >= 0 and lost_minor >= 0 and elsewhere_minor + lost_minor <= refunded_minor),
  add constraint payments_no_more_disputed_than_left
    check (disputed_minor >= 0 and refunded_minor + disputed_minor <= amount_minor),
  add constraint payments_clears_after_its_delivery check ((delivered_at is null) = (clears_at is null)),
  add constraint payments_cleared_was_delivered check (cleared_at is null or (clears_at is not null and paid_at is not null));
-- Every period of a subscription is a payment for the same thing; they come from the gateway and nobody pays them twice.
drop index payments_one_open_per_purchasable;
create unique index payments_one_open_per_purchasable on payments (purpose, purchasable_id)
  where status in ('pending', 'processing', 'failed') and gateway_invoice_id is null;
create index payments_clearing on payments (clears_at) where clears_at is not null and cleared_at is null;
create index payments_gateway_subscription on payments (gateway, gateway_subscription_id) where gateway_subscription_id is not null;
create index payments_subscription on payments (subscription_id, id) where subscription_id is not null;
update payments set waiting_minor = waiting.minor from (
  select payment_id, sum(amount_minor) as minor from refunds where state in ('requested', 'pending', 'refused') group by payment_id
) as waiting where payment_id = payments.id;
-- Sessions that took place before there was a clearance.
update payments set delivered_at = completed_at, clears_at = completed_at + interval '7 days'
  from bookings where purpose = 'booking' and purchasable_id = bookings.id and completed_at is not null and payments.paid_at is not null;

-- gateway_events.charge_id names whatever an event may have to wait for: a charge or, from now on, a subscription.

-- What a gateway has sent names people; it is forgotten some time after nobody needs it any more.
create index gateway_events_payloads on gateway_events (processed_at)
  where payload <> '' and state in ('processed', 'ignored');

-- superseded: a newer checkout has taken its place and the gateway has yet to close it. failed: its money never came.
alter table checkout_sessions drop constraint checkout_sessions_state_check;
alter table checkout_sessions add constraint checkout_sessions_state_check
  check (state in ('started', 'open', 'completed', 'expired', 'abandoned', 'superseded', 'failed'));
create index checkout_sessions_superseded on checkout_sessions (due_at) where state = 'superseded';

alter table refunds drop constraint refunds_state_check;
alter table refunds
  add constraint refunds_state_check check (state in ('requested', 'pending', 'succeeded', 'refused', 'waived')),
  -- The admin who asked for it, and why; null where the product did by itself.
  add column requested_by uuid references users,
  add column note text,
  -- What an admin has made of a refusal.
  add column resolution text check (resolution in ('retried', 'paid_elsewhere', 'waived', 'withdrawn')),
  add column resolved_by uuid references users,
  add column resolved_at timestamptz,
  add column resolution_note text,
  add constraint refunds_resolved_by_somebody
    check ((resolution is null) = (resolved_at is null) and (resolution is null) = (resolved_by is null)),
  add constraint refunds_waived_was_resolved check (state <> 'waived' or resolution = 'waived');
drop index refunds_refused;
create index refunds_refused on refunds (id) where state = 'refused' and resolution is null;

alter table payment_reviews drop constraint payment_reviews_kind_check;
alter table payment_reviews
  add constraint payment_reviews_kind_check check (kind in (
    'charge_differs', 'refund_differs', 'second_charge', 'dispute_differs'
  )),
  -- The charge whose money waits in suspense, and how much of it has gone back.
  add column gateway text,
  add column charge_id text,
  add column returned_minor int8 not null default 0 check (returned_minor >= 0),
  add column decision text check (decision in ('accept', 'refund', 'dismiss')),
  add column note text,
  add column decided_by uuid references users,
  add column decided_at timestamptz;
create index payment_reviews_charge on payment_reviews (gateway, charge_id) where charge_id is not null;

create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments,
  gateway text not null,
  gateway_dispute_id text not null,
  amount_minor int8 not null check (amount_minor >= 0),
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint disputes_once unique (gateway, gateway_dispute_id),
  constraint disputes_closed_has_a_time check ((state = 'open') = (closed_at is null))
);
create index disputes_payment on disputes (payment_id, id);
`
}
