/** Second factors: no code and no secret of theirs stands here in the clear. */
import type { Migration } from "../database/migrator/migrate.js"

export const twoFactor: Migration = {
  name: "20261121_2145_two_factor",
  sql: `
-- Wrong answers in a row. Whoever locks the row is alone with the account's codes of that purpose.
create table two_factor_attempts (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'settings', 'phone')),
  failures integer not null check (failures between 0 and 5),
  locked_until timestamptz,
  primary key (user_id, purpose)
);

-- Codes that were sent. The code itself is derived from the id and kept nowhere.
create table one_time_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'settings', 'phone')),
  method text not null check (method in ('email', 'sms')),
  -- The pending token whose challenge it answers; null for other purposes. The token may be gone: what was sent in the
  -- last hour is counted for longer than a challenge lives.
  token_id uuid,
  -- The number that it proves; for the purpose 'phone' only.
  phone_number text,
  -- Used, or replaced by a newer one.
  spent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (token_id is not null)),
  check ((purpose = 'phone') = (phone_number is not null))
);
create index one_time_codes_user on one_time_codes (user_id, created_at);
-- A question has one code that counts.
create unique index one_time_codes_live on one_time_codes (user_id, purpose, token_id) nulls not distinct
  where spent_at is null;
create index one_time_codes_expiry on one_time_codes (expires_at);

create table totp_credentials (
  user_id uuid primary key references users (id) on delete cascade,
  -- Sealed. Null until a first set-up is confirmed.
  secret text,
  -- No code of this step or of one before it counts any more.
  last_used_step bigint,
  -- Sealed; of a set-up that is not confirmed yet.
  pending_secret text,
  updated_at timestamptz not null,
  check (secret is not null or pending_secret is not null)
);

-- The id of a set salts the hashes of its codes.
create table backup_code_sets (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  created_at timestamptz not null
);
create table backup_codes (
  set_id uuid not null references backup_code_sets (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (set_id, code_hash)
);

create table trusted_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 in hex.
  secret_hash text not null,
  user_agent text,
  ip_address text,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index trusted_devices_user on trusted_devices (user_id, created_at);
create index trusted_devices_expiry on trusted_devices (expires_at);
`
}
