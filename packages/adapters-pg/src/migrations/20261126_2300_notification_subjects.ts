/** Finds what is unread about one thing, for whatever is true no more. */
import type { Migration } from "../database/migrator/migrate.js"

export const notificationSubjects: Migration = {
  name: "20261126_2300_notification_subjects",
  sql: `
create index notifications_unread_subject on notifications (user_id, subject) where read_at is null and subject is not null;
`
}
