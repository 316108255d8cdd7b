import type { Migration } from "../database/migrator/migrate.js"

export const calendar: Migration = {
  name: "20261122_0330_calendar",
  sql: `
-- Off by default: no notice, as many sessions a day as there are slots, a grid of duration and buffer.
alter table session_types
  add minimum_notice_minutes int not null default 0 check (minimum_notice_minutes between 0 and 129600),
  add daily_limit int check (daily_limit > 0),
  add start_interval_minutes int check (start_interval_minutes between 5 and 1440);

-- The end is the last moment of the last day; without one the vacation lasts until the mentor ends it.
alter table mentor_profiles
  add vacation_mode boolean not null default false,
  add vacation_ends_at timestamptz,
  add constraint mentor_profiles_vacation check (vacation_mode or vacation_ends_at is null);
create index mentor_profiles_on_vacation on mentor_profiles (vacation_ends_at) where vacation_ends_at is not null;

-- "by_vacation_mode": made by vacation mode, and gone with it.
create table off_days (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles,
  off_from date not null,
  off_until date not null check (off_until >= off_from),
  reason text,
  is_full_day boolean not null,
  off_time_blocks jsonb,
  is_vacation boolean not null,
  by_vacation_mode boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint off_days_hours check (is_full_day = (off_time_blocks is null)),
  constraint off_days_hours_of_one_date check (is_full_day or off_from = off_until)
);
create index on off_days (mentor_id, off_from desc, created_at desc);
create unique index off_days_one_by_vacation_mode on off_days (mentor_id) where by_vacation_mode;

create table availability_overrides (
  id uuid primary key,
  mentor_id uuid not null references mentor_profiles,
  -- Null: for all of the mentor's session types.
  session_type_id uuid,
  date date not null,
  time_slots jsonb not null check (jsonb_typeof(time_slots) = 'array' and time_slots <> '[]'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint availability_overrides_one_a_date unique nulls not distinct (mentor_id, date, session_type_id),
  foreign key (mentor_id, session_type_id) references session_types (mentor_id, id)
);

-- Those that are free again, which is what is looked for every minute; the taken ones only grow in number.
drop index slots_stale;
create index slots_stale on slots (mentor_id) where is_stale and claimed + held = 0;

-- "is_outside": taken, and no longer within the mentor's hours; so the mentor is told of it once.
alter table slots add is_outside boolean not null default false;

-- The notice of two minutes before the end was given.
alter table slot_holds add is_expiry_announced boolean not null default false;
`
}
