/** Reports keep what they are about, whatever becomes of it. */
import type { Migration } from "../database/migrator/migrate.js"

export const reportCopies: Migration = {
  name: "20261128_1310_report_copies",
  sql: `
-- Null in reports of before.
alter table reports
  add column author_id uuid references users (id),
  -- Null as well once the author is erased.
  add column copy jsonb;
create index reports_of_author on reports (author_id) where author_id is not null;
`
}
