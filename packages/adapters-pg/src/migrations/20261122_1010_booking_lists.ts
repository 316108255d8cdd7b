/** What lists of bookings are cut from: one index for each side, whatever is filtered by. */
import type { Migration } from "../database/migrator/migrate.js"

export const bookingLists: Migration = {
  name: "20261122_1010_booking_lists",
  sql: `
-- Pages and totals are read from these alone, with every filter that there is. Both orders: an index is read backwards too.
create index bookings_shown_to_mentee on bookings (mentee_id, starts_at, id) include (status, mentor_id);
-- The condition is the one of bookings/shown-to-mentor.ts, word for word, or no query is seen to imply it.
create index bookings_shown_to_mentor on bookings (mentor_id, starts_at, id) include (status, mentee_id)
  where price_minor = 0 or paid_at is not null or origin = 'appointment';
drop index bookings_of_mentee;
drop index bookings_of_mentor;
`
}
