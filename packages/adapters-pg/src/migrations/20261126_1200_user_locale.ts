/** The language in which people are written to. */
import type { Migration } from "../database/migrator/migrate.js"

export const userLocale: Migration = {
  name: "20261126_1200_user_locale",
  sql: `
alter table users add column locale text not null default 'en'
  constraint users_locale_is_a_tag check (locale ~ '^[A-Za-z0-9-]{2,35}$');
`
}
