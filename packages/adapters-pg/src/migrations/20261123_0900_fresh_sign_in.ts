/** When whoever has a token last proved who they are, and what a code can be sent for. */
import type { Migration } from "../database/migrator/migrate.js"

export const freshSignIn: Migration = {
  name: "20261123_0900_fresh_sign_in",
  sql: `
-- Null since the sign-in itself.
alter table access_tokens add column proven_at timestamptz;

alter table two_factor_attempts drop constraint two_factor_attempts_purpose_check,
  add constraint two_factor_attempts_purpose_check check (purpose in ('sign_in', 'settings', 'phone', 'confirmation'));
alter table one_time_codes drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('sign_in', 'settings', 'phone', 'confirmation'));
`
}
