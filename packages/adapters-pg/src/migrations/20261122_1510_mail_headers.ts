/** What mails bring beside their subject, for development to see. */
import type { Migration } from "../database/migrator/migrate.js"

export const mailHeaders: Migration = {
  name: "20261122_1510_mail_headers",
  sql: `
-- {"Message-ID": "<…>"}; texts have none.
alter table dev_messages add column headers jsonb not null default '{}';
`
}
