/** Passkeys, and the challenges that their authenticators answer. */
import type { Migration } from "../database/migrator/migrate.js"

export const passkeys: Migration = {
  name: "20261121_2150_passkeys",
  sql: `
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Base64url, as are the key and the handle; at most 1,023 bytes, so that it fits into an index.
  credential_id text not null check (length(credential_id) <= 1364),
  -- A COSE key: nothing secret.
  public_key text not null,
  -- 32 bits without a sign.
  sign_count bigint not null check (sign_count between 0 and 4294967295),
  user_handle text not null,
  attestation_type text not null,
  transports text[] not null,
  device_name text not null,
  last_used_at timestamptz,
  created_at timestamptz not null
);
-- Of all accounts: who signs in says no more than this.
create unique index passkeys_one_per_credential on passkeys (credential_id);
create index passkeys_of_user on passkeys (user_id, created_at desc, id desc);

create table passkey_challenges (
  -- SHA-256 in hex.
  hash text primary key,
  -- Who may register with it; null for signing in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
`
}
