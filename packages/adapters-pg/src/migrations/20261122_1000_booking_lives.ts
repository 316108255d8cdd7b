/** What a booking's life has beside its checkout: cancellations, appointments from chats, follow-ups, meetings, reminders. */
import type { Migration } from "../database/migrator/migrate.js"

export const bookingLives: Migration = {
  name: "20261122_1000_booking_lives",
  sql: `
alter table bookings drop constraint bookings_pending_decision_check;
alter table bookings drop constraint bookings_closed_because_check;
alter table bookings drop constraint bookings_decision_waits_for_a_refund;
alter table bookings
  add constraint bookings_pending_decision_check check (pending_decision in ('declined', 'cancelled')),
  add constraint bookings_closed_because_check check (closed_because in (
    'payment_lapsed', 'capacity_conflict', 'declined', 'unanswered', 'refunded', 'cancelled_by_mentee', 'cancelled_by_mentor'
  )),
  add constraint bookings_decision_waits_for_a_refund check (
    pending_decision is null or status = 'paid' or (status = 'confirmed' and pending_decision = 'cancelled')
  ),
  -- An appointment was asked for in a chat: the mentor sees it before it is paid.
  add column origin text not null default 'checkout' check (origin in ('checkout', 'appointment')),
  add column mentor_note text,
  add column summary text,
  add column cancel_reason text,
  -- As the session type had it when it was booked.
  add column follow_up_count int not null default 0 check (follow_up_count >= 0),
  add column follow_up_interval_days int not null default 0 check (follow_up_interval_days >= 0),
  add column follow_up_flexibility_days int not null default 0 check (follow_up_flexibility_days >= 0),
  -- When the next session without a date may begin; both null where all have one.
  add column follow_up_from timestamptz,
  add column follow_up_until timestamptz,
  -- The one that has paid for it; a second one may have been made and goes back.
  add column payment_id uuid references payments,
  add column meeting_url text,
  -- When what the mentor keeps of a cancelled session begins to clear; a deadline as the others.
  add column deliver_at timestamptz,
  add constraint bookings_window_has_two_ends check (
    (follow_up_from is null) = (follow_up_until is null) and follow_up_from <= follow_up_until
  ),
  add constraint bookings_kept_is_of_a_cancelled_one check (deliver_at is null or status = 'cancelled');
create index bookings_undelivered on bookings (deliver_at) where deliver_at is not null;

update bookings set payment_id = payments.id from payments
  where purpose = 'booking' and purchasable_id = bookings.id and payments.paid_at is not null and bookings.paid_at is not null
    and not exists (
      select from payments earlier where earlier.purpose = 'booking' and earlier.purchasable_id = bookings.id
        and earlier.paid_at is not null and earlier.id < payments.id
    );

-- Packages that were sold before this: what is left of them may be scheduled as well.
update bookings set follow_up_count = greatest(type.follow_up_count, seats.taken - 1),
    follow_up_interval_days = type.follow_up_interval_days, follow_up_flexibility_days = type.follow_up_flexibility_days,
    follow_up_from = case when type.follow_up_count > seats.taken - 1 then
      greatest(seats.last_end, (date_trunc('day', seats.last_start at time zone profile.timezone)
        + make_interval(days => type.follow_up_interval_days - type.follow_up_flexibility_days)) at time zone profile.timezone) end,
    follow_up_until = case when type.follow_up_count > seats.taken - 1 then
      greatest(seats.last_end, (date_trunc('day', seats.last_start at time zone profile.timezone)
        + make_interval(days => type.follow_up_interval_days + type.follow_up_flexibility_days + 1)) at time zone profile.timezone) end
  from session_types type, mentor_profiles profile, (
    select booking_id, count(*)::int as taken, max(starts_at) as last_start, max(ends_at) as last_end
    from booking_slots join slots on slots.id = slot_id group by booking_id
  ) seats
  where type.id = bookings.session_type_id and profile.id = bookings.mentor_id and seats.booking_id = bookings.id
    and (type.follow_up_count > 0 or seats.taken > 1);

-- What is still to be told, one row each until it is.
create table session_reminders (
  booking_id uuid not null references bookings,
  slot_id uuid not null references slots,
  kind text not null check (kind in ('session_24h', 'session_1h', 'follow_up')),
  due_at timestamptz not null,
  primary key (booking_id, slot_id, kind)
);
create index session_reminders_due on session_reminders (due_at);
create index session_reminders_slot on session_reminders (slot_id);
insert into session_reminders (booking_id, slot_id, kind, due_at)
  select booking_id, slot_id, kind, slots.starts_at - before
  from bookings join booking_slots on booking_id = bookings.id join slots on slots.id = slot_id,
    (values ('session_24h', interval '24 hours'), ('session_1h', interval '1 hour')) as kinds (kind, before)
  where status = 'confirmed' and slots.starts_at - before > (select max(updated_at) from bookings);
`
}
