/** The addresses under which mentors' calendars are read, and what calendar programs want to know of bookings. */
import type { Migration } from "../database/migrator/migrate.js"

export const calendarFeeds: Migration = {
  name: "20261122_0400_calendar_feeds",
  sql: `
-- One for each mentor; a new one takes the place of the one before.
create table calendar_feeds (
  mentor_id uuid primary key references mentor_profiles,
  -- SHA-256 in hex.
  secret_hash text not null,
  created_at timestamptz not null
);
create unique index calendar_feeds_one_per_secret on calendar_feeds (secret_hash);

-- How often a booking was changed: programs take the highest number for the newest state. A trigger, so that no path to
-- a booking can forget it.
alter table bookings add revision int not null default 0;
create function count_booking_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger count_booking_revision before update on bookings
  for each row when (old.* is distinct from new.*) execute function count_booking_revision();

create index bookings_of_mentor_by_end on bookings (mentor_id, concludes_at);
`
}
