import type { Migration } from "../database/migrator/migrate.js"

export const scheduling: Migration = {
  name: "20261121_0400_scheduling",
  sql: `
-- For the exclusion constraint: equal mentors and overlapping times in one index.
create extension if not exists btree_gist;

create table session_types (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles,
  title text not null,
  description text,
  session_model text not null check (session_model in ('regular_weekly', 'recurring', 'one_time', 'package')),
  duration_minutes int not null check (duration_minutes between 5 and 1440),
  buffer_after_minutes int not null check (buffer_after_minutes between 0 and 120),
  is_free boolean not null,
  price_minor int8 not null check (price_minor >= 0 and (price_minor = 0 or not is_free)),
  currency text not null,
  max_capacity int not null check (max_capacity > 0),
  follow_up_count int not null check (follow_up_count >= 0),
  follow_up_interval_days int not null check (follow_up_interval_days > 0),
  follow_up_flexibility_days int not null check (follow_up_flexibility_days >= 0),
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What slots and rules point at, so that a mentor's slot cannot be of another mentor's type.
  unique (mentor_id, id)
);

create table availability_rules (
  id uuid primary key,
  -- In which order the rules came; those of one bulk share their time.
  ordinal int8 generated always as identity,
  mentor_id uuid not null references mentor_profiles,
  session_type_id uuid,
  rule_type text not null check (rule_type in ('regular_weekly', 'recurring', 'one_time')),
  day_of_week int check (day_of_week between 0 and 6),
  time_blocks jsonb not null check (jsonb_typeof(time_blocks) = 'array' and time_blocks <> '[]'),
  rrule text,
  specific_date date,
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (mentor_id, session_type_id) references session_types (mentor_id, id)
);
create index on availability_rules (mentor_id, created_at desc, ordinal desc);

-- "held" counts the rows of slot_holds, expired ones too until somebody releases them.
-- "is_stale": no active rule produces the slot as it is any more, but a seat of it is taken, so it stays until it is free.
create table slots (
  id uuid primary key,
  mentor_id uuid not null,
  session_type_id uuid not null,
  availability_rule_id uuid references availability_rules,
  availability_override_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  buffer_ends_at timestamptz not null check (buffer_ends_at >= ends_at),
  during tstzrange not null generated always as (tstzrange(starts_at, buffer_ends_at)) stored,
  max_capacity int not null check (max_capacity > 0),
  claimed int not null default 0 check (claimed >= 0),
  held int not null default 0 check (held >= 0),
  blocked_as text check (blocked_as in ('cancelled', 'vacation_blocked', 'override_blocked', 'overwrite_blocked')),
  is_stale boolean not null default false,
  constraint slots_one_start unique (session_type_id, starts_at),
  constraint slots_one_origin check (num_nonnulls(availability_rule_id, availability_override_id) = 1),
  constraint slots_no_more_than_there_are check (claimed + held <= max_capacity),
  constraint slots_one_place_at_a_time
    exclude using gist (mentor_id with =, during with &&) where (claimed + held > 0),
  foreign key (mentor_id, session_type_id) references session_types (mentor_id, id)
);
-- The constraint's own index knows occupied slots only; looking for all that overlap needs this one.
create index slots_by_time on slots using gist (mentor_id, during);
create index slots_stale on slots (mentor_id) where is_stale;
create index slots_by_rule on slots (availability_rule_id);

-- A slot that outlived its rule only because of its seats must not be sold again once they are free.
create function cancel_stale_slot() returns trigger language plpgsql as $$
begin
  if new.is_stale and new.claimed + new.held = 0 and new.blocked_as is null then
    new.blocked_as := 'cancelled';
  end if;
  return new;
end $$;
create trigger cancel_stale_slot before update of claimed, held on slots
  for each row when (old.claimed + old.held > 0) execute function cancel_stale_slot();

-- One request to hold seats. It outlives its holds: an attempt that lost a seat is still known as such.
create table booking_attempts (
  id uuid primary key,
  user_id uuid not null references users,
  mentor_id uuid not null,
  session_type_id uuid not null,
  -- The earliest slot first: it is the session, the others are its follow-ups.
  slot_ids uuid[] not null check (cardinality(slot_ids) > 0),
  created_at timestamptz not null,
  foreign key (mentor_id, session_type_id) references session_types (mentor_id, id)
);

create table slot_holds (
  slot_id uuid not null references slots,
  user_id uuid not null,
  booking_attempt_id uuid not null references booking_attempts,
  -- Set once the attempt is a booking in checkout; such a hold is neither moved nor released by its user.
  booking_id uuid,
  expires_at timestamptz not null,
  primary key (slot_id, user_id)
);
create index on slot_holds (user_id, expires_at);
create index on slot_holds (booking_attempt_id);
create index on slot_holds (expires_at);

-- A trigger, so that no path to the holds can forget the count that the constraints live on.
create function count_held() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update slots set held = held + 1 where id = new.slot_id;
  else
    update slots set held = held - 1 where id = old.slot_id;
  end if;
  return null;
end $$;
create trigger count_held after insert or delete on slot_holds for each row execute function count_held();

-- Which mentors' slots are to be generated anew, and how far they have been.
create table slot_regenerations (
  mentor_id uuid primary key references mentor_profiles,
  requested_at timestamptz,
  generated_until timestamptz
);
create index on slot_regenerations (requested_at) where requested_at is not null;
create index on slot_regenerations (generated_until);
`
}
