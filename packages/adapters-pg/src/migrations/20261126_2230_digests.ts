/** Mails that are put by until they are sent as one. */
import type { Migration } from "../database/migrator/migrate.js"

export const digests: Migration = {
  name: "20261126_2230_digests",
  sql: `
-- Which digests there were: whoever adds the row of a person's day has it to themselves.
create table notification_digests (
  user_id uuid not null references users,
  day date not null,
  primary key (user_id, day)
);

-- What they tell. The words are in the inbox, whose row may be gone by then: no key leads there.
create table notification_digest_items (
  notification_id uuid primary key,
  user_id uuid not null references users,
  type text not null,
  subject uuid,
  put_at timestamptz not null,
  due_at timestamptz not null,
  -- The digest that has it; null while it waits.
  day date,
  foreign key (user_id, day) references notification_digests (user_id, day)
);
create index notification_digest_items_due on notification_digest_items (due_at) where day is null;
create index notification_digest_items_of on notification_digest_items (user_id, day);
create index notification_digest_items_old on notification_digest_items (put_at);
`
}
