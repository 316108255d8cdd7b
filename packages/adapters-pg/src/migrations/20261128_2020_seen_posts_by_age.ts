/** What somebody has seen, by the age of the posts: the newest feed reads it in its order. */
import type { Migration } from "../database/migrator/migrate.js"

export const seenPostsByAge: Migration = {
  name: "20261128_2020_seen_posts_by_age",
  sql: `
-- The post's own moment, which never changes.
alter table post_views add column post_created_at timestamptz;
update post_views set post_created_at = posts.created_at from posts where posts.id = post_id;
alter table post_views alter column post_created_at set not null;
create index post_views_newest on post_views (user_id, post_created_at, post_id);

-- By the database, since hosts of the release before do not write it.
create function date_post_view() returns trigger language plpgsql as $$
begin
  select created_at into new.post_created_at from posts where id = new.post_id;
  return new;
end $$;
create trigger post_views_dated before insert on post_views for each row execute function date_post_view();
`
}
