/** Packages by when they end: lists of a time have those that began before it and have a follow-up then. */
import type { Migration } from "../database/migrator/migrate.js"

export const bookingPackages: Migration = {
  name: "20261122_1020_booking_packages",
  sql: `
create index bookings_packages_of_mentee on bookings (mentee_id, concludes_at, starts_at) where follow_up_count > 0;
create index bookings_packages_of_mentor on bookings (mentor_id, concludes_at, starts_at) where follow_up_count > 0;
`
}
