/** What the ranked feed is read by. No score is stored: it falls with time. */
import type { Migration } from "../database/migrator/migrate.js"

/** As it is asked everywhere when this landed. */
const isAdmitted = (account = "users") => `(${account}.is_active and ${account}.banned_at is null)`

/** A generated column cannot be made of another one. */
const reactions = (row = "") =>
  ["like", "love", "laugh", "wow", "sad", "angry"].map((type) => `${row}count_${type}`).join(" + ")

export const feedRanking: Migration = {
  name: "20261128_1400_feed_ranking",
  sql: `
alter table posts
  -- How many bits the number of reactions, comments and shares has. Bounds the post's points whatever the weights are.
  add column engagement_class int not null generated always as (
    length(ltrim(((${reactions()})::bigint + comment_count + share_count)::bit(64)::text, '0'))
  ) stored,
  -- In which transaction it has last lost engagement.
  add column lowered_by xid8;
create index posts_of_class on posts (engagement_class, created_at, id);
create index posts_newest on posts (created_at, id);

create function note_lowered_post() returns trigger language plpgsql as $$
begin
  new.lowered_by := pg_current_xact_id();
  return new;
end $$;
create trigger posts_lowered before update on posts for each row
when (
  ${reactions("new.")} < ${reactions("old.")} or new.comment_count < old.comment_count or new.share_count < old.share_count
)
execute function note_lowered_post();

create table post_views (
  user_id uuid not null references users,
  post_id uuid not null references posts on delete cascade,
  seen_at timestamptz not null,
  -- In which transaction: a walk through the feed goes by what was seen when it began.
  seen_by xid8 not null default pg_current_xact_id(),
  primary key (user_id, post_id)
);
create index post_views_of_post on post_views (post_id);

-- How many public posts there are of people who are admitted: the sum of all steps. Nobody waits for another's row; a sweep puts
-- them together. Whoever writes, or is banned, has their account locked, so neither trigger misses what the other one does.
create table public_post_steps (
  id bigint primary key generated always as identity,
  step int not null check (step <> 0)
);
insert into public_post_steps (step)
select sum(public) from post_counts join users on users.id = user_id where ${isAdmitted()} having sum(public) <> 0;

create function note_public_posts() returns trigger language plpgsql as $$
declare
  change int := case when tg_op = 'DELETE' then 0 else new.public end - case when tg_op = 'INSERT' then 0 else old.public end;
  author uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  if change <> 0 then
    insert into public_post_steps (step) select change from users where id = author and ${isAdmitted()};
  end if;
  return null;
end $$;
create trigger post_counts_step after insert or update or delete on post_counts
for each row execute function note_public_posts();

create function note_admitted_posts() returns trigger language plpgsql as $$
begin
  insert into public_post_steps (step)
  select case when ${isAdmitted("new")} then public else - public end from post_counts where user_id = new.id and public > 0;
  return null;
end $$;
create trigger users_admitted_posts after update of is_active, banned_at on users for each row
when (${isAdmitted("old")} <> ${isAdmitted("new")}) execute function note_admitted_posts();
`
}
