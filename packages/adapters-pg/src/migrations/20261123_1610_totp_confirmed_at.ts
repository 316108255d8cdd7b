/** When an authenticator app was confirmed: a reset of the password removes those of the days before it. */
import type { Migration } from "../database/migrator/migrate.js"

export const totpConfirmedAt: Migration = {
  name: "20261123_1610_totp_confirmed_at",
  sql: `
alter table totp_credentials add column confirmed_at timestamptz;
-- At the latest then: a set-up that was begun later has changed the row, too.
update totp_credentials set confirmed_at = updated_at where secret is not null;
`
}
