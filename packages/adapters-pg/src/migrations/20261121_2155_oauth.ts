/** Who signs in by which provider, and sign-ins that are under way. */
import type { Migration } from "../database/migrator/migrate.js"

export const oauth: Migration = {
  name: "20261121_2155_oauth",
  sql: `
-- A person of a provider has one account here; an account may have several of them.
create table oauth_accounts (
  provider text not null check (provider in ('google', 'linkedin-openid', 'github')),
  -- The provider's own id of the person.
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index oauth_accounts_user on oauth_accounts (user_id);

create table oauth_states (
  -- SHA-256 in hex, here and below.
  state_hash text primary key,
  provider text not null check (provider in ('google', 'linkedin-openid', 'github')),
  -- Null where the sign-in is bound to no browser.
  browser_hash text,
  expires_at timestamptz not null
);
create index oauth_states_expiry on oauth_states (expires_at);
`
}
