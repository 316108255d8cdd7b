/** Whoever was mentioned in a text and is not any more: so that nobody is told twice of one text, however often it is changed. */
import type { Migration } from "../database/migrator/migrate.js"

export const namedMentions: Migration = {
  name: "20261128_1340_named_mentions",
  sql: `
alter table post_mentions add column is_named boolean not null default true;
alter table comment_mentions add column is_named boolean not null default true;
`
}
