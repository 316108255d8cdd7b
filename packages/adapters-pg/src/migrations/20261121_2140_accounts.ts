/** What an account needs to change its password, and to say by which second factors it signs in. */
import type { Migration } from "../database/migrator/migrate.js"

export const accounts: Migration = {
  name: "20261121_2140_accounts",
  sql: `
alter table users
  -- Two-factor sign-in is on while there is a method.
  add column two_factor_methods text[] not null default '{}'
    check (two_factor_methods <@ array['email', 'sms', 'totp'] and array_position(two_factor_methods, null) is null),
  add column default_two_factor_method text,
  -- E.164: "+4930123456".
  add column phone_number text,
  add column phone_verified_at timestamptz,
  add constraint users_default_method_is_enabled check (
    case when two_factor_methods = '{}' then default_two_factor_method is null
    else default_two_factor_method is not null and default_two_factor_method = any (two_factor_methods) end
  ),
  add constraint users_verified_phone_is_known check (phone_verified_at is null or phone_number is not null);

-- By what a pending token's challenge is answered now; null for full tokens.
alter table access_tokens
  add column challenge_method text check (challenge_method in ('email', 'sms', 'totp')),
  add constraint access_tokens_pending_have_challenges check ((kind = 'pending') = (challenge_method is not null));
create index access_tokens_last_used on access_tokens (user_id, last_used_at);

-- The one link of an account that may set a new password.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  -- SHA-256 in hex of the mailed token.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_expiry on password_resets (expires_at);
`
}
