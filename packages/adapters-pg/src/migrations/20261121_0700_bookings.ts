/** Bookings and the slots that belong to them. */
import type { Migration } from "../database/migrator/migrate.js"

export const bookings: Migration = {
  name: "20261121_0700_bookings",
  sql: `
create table bookings (
  id uuid primary key,
  mentee_id uuid not null references users,
  mentor_id uuid not null references mentor_profiles,
  session_type_id uuid not null,
  attempt_id uuid not null references booking_attempts,
  status text not null check (status in (
    'pending_payment', 'requested', 'paid', 'confirmed', 'completed', 'cancelled', 'refunded'
  )),
  -- Decided, while the gateway has yet to confirm the refund.
  pending_decision text check (pending_decision in ('declined')),
  closed_because text check (closed_because in (
    'payment_lapsed', 'capacity_conflict', 'declined', 'unanswered', 'refunded'
  )),
  note text,
  -- For the whole booking, as the session type had it; 0 where it is free.
  price_minor int8 not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the session itself; concludes_at is the end of its last follow-up.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  concludes_at timestamptz not null check (concludes_at >= ends_at),
  -- Deadlines. One that does not run is null, so a sweep looks for nothing else.
  payment_expires_at timestamptz,
  respond_by timestamptz,
  auto_complete_at timestamptz,
  paid_at timestamptz,
  accepted_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  completed_at timestamptz,
  cancelled_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint bookings_one_per_attempt unique (attempt_id),
  constraint bookings_decision_waits_for_a_refund check (pending_decision is null or status = 'paid'),
  constraint bookings_answer_is_awaited
    check ((respond_by is not null) = (status = 'requested' or (status = 'paid' and pending_decision is null))),
  constraint bookings_free_has_no_payment
    check (price_minor > 0 or (paid_at is null and status not in ('pending_payment', 'paid', 'refunded'))),
  constraint bookings_paid_has_a_time check (status not in ('paid', 'refunded') or paid_at is not null),
  foreign key (mentor_id, session_type_id) references session_types (mentor_id, id)
);
create index bookings_of_mentee on bookings (mentee_id, starts_at desc, id desc);
create index bookings_of_mentor on bookings (mentor_id, starts_at desc, id desc);
create index bookings_unpaid on bookings (payment_expires_at) where payment_expires_at is not null;
create index bookings_unanswered on bookings (respond_by) where respond_by is not null;
create index bookings_uncompleted on bookings (auto_complete_at) where auto_complete_at is not null;

create table booking_slots (
  booking_id uuid not null references bookings,
  slot_id uuid not null references slots,
  -- 0 is the session, the others are its follow-ups.
  position int not null check (position >= 0),
  primary key (booking_id, position),
  unique (booking_id, slot_id)
);
create index booking_slots_of_slot on booking_slots (slot_id);
`
}
