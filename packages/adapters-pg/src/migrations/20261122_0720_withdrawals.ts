/** Withdrawals: what mentors ask to be paid out, and how far that has come. */
import type { Migration } from "../database/migrator/migrate.js"

export const withdrawals: Migration = {
  name: "20261122_0720_withdrawals",
  sql: `
create table withdrawals (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles,
  method_id uuid not null references transaction_methods,
  -- As they were when it was requested: the method may be gone some day.
  method_type text not null,
  method_title text not null,
  amount_minor int8 not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('pending', 'approved', 'processing', 'paid', 'rejected', 'failed')),
  note text,
  rejection_reason text,
  failure_reason text,
  reference text,
  created_at timestamptz not null,
  approved_at timestamptz,
  rejected_at timestamptz,
  processing_at timestamptz,
  paid_at timestamptz,
  failed_at timestamptz,
  updated_at timestamptz not null,
  constraint withdrawals_approved_has_a_time
    check ((approved_at is not null) = (status in ('approved', 'processing', 'paid', 'failed'))),
  -- A failure may come before or after somebody has begun to send the money.
  constraint withdrawals_processing_has_a_time
    check (status = 'failed' or (processing_at is not null) = (status in ('processing', 'paid'))),
  constraint withdrawals_rejected_has_a_time check ((rejected_at is not null) = (status = 'rejected')),
  constraint withdrawals_paid_has_a_time check ((paid_at is not null) = (status = 'paid')),
  constraint withdrawals_failed_has_a_time check ((failed_at is not null) = (status = 'failed')),
  constraint withdrawals_rejected_has_a_reason check ((rejection_reason is not null) = (status = 'rejected')),
  constraint withdrawals_paid_has_a_reference check ((reference is not null) = (status = 'paid')),
  constraint withdrawals_failed_has_a_reason check ((failure_reason is not null) = (status = 'failed'))
);
create unique index withdrawals_one_open_per_currency on withdrawals (mentor_id, currency)
  where status in ('pending', 'approved', 'processing');
create index withdrawals_of_mentor on withdrawals (mentor_id, created_at desc, id desc);
create index withdrawals_by_status on withdrawals (status, created_at desc, id desc);
create index withdrawals_newest on withdrawals (created_at desc, id desc);
create index withdrawals_of_method on withdrawals (method_id) where status in ('pending', 'approved', 'processing');
`
}
