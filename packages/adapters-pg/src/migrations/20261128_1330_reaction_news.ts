/** Of whose reactions the authors of posts were told, so that they are told once in a while. */
import type { Migration } from "../database/migrator/migrate.js"

export const reactionNews: Migration = {
  name: "20261128_1330_reaction_news",
  sql: `
create table reaction_news (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users,
  told_at timestamptz not null,
  primary key (post_id, user_id)
);
create index reaction_news_age on reaction_news (told_at);
create index reaction_news_of_user on reaction_news (user_id);
`
}
