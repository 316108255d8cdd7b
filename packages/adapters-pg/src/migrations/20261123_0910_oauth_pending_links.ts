/** People of a provider who still owe an account its second factor before they are linked to it. */
import type { Migration } from "../database/migrator/migrate.js"

export const oauthPendingLinks: Migration = {
  name: "20261123_0910_oauth_pending_links",
  sql: `
create table oauth_pending_links (
  -- The pending token whose challenge has to be answered first; both go together.
  token_id uuid primary key references access_tokens (id) on delete cascade,
  provider text not null check (provider in ('google', 'linkedin-openid', 'github')),
  subject text not null
);
`
}
