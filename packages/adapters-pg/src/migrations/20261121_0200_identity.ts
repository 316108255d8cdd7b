/** Accounts, their roles and tokens, and what guards the ways in. */
import type { Migration } from "../database/migrator/migrate.js"

export const identity: Migration = {
  name: "20261121_0200_identity",
  sql: `
create table users (
  id uuid primary key,
  full_name text not null,
  username text not null,
  -- As it was typed; compared without regard to case.
  email text not null,
  -- Null for accounts that never set a password.
  password_hash text,
  timezone text not null,
  bio text,
  about text,
  -- 1 male, 2 female, 3 other, 4 prefer not to say; null is never declared.
  gender smallint check (gender between 1 and 4),
  avatar_url text,
  cover_photo_url text,
  social_links jsonb not null default '{}' check (jsonb_typeof(social_links) = 'object'),
  email_verified_at timestamptz,
  is_active boolean not null,
  banned_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_one_per_email on users (lower(email));
create unique index users_one_per_username on users (lower(username));

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('mentee', 'mentor', 'admin')),
  primary key (user_id, role)
);
create index user_roles_role on user_roles (role);

create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 in hex.
  secret_hash text not null,
  -- A pending token still owes the second factor.
  kind text not null check (kind in ('full', 'pending')),
  ip_address text,
  user_agent text,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- The one link of an account that may still verify its address.
create table email_verifications (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  -- SHA-256 in hex of the mailed token.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_verifications_expiry on email_verifications (expires_at);

-- Wrong passwords of one window, by account and address. Accounts that do not exist are counted too, so the key is a
-- hash of what was typed and no user. An empty address counts those from everywhere.
create table login_failures (
  account_key text not null,
  ip_address text not null,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null,
  primary key (account_key, ip_address)
);
create index login_failures_age on login_failures (window_started_at);
`
}
