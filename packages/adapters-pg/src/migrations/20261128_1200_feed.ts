/** Posts, their hashtags and their mentions. */
import type { Migration } from "../database/migrator/migrate.js"

export const feed: Migration = {
  name: "20261128_1200_feed",
  sql: `
create table posts (
  id uuid primary key,
  author_id uuid not null references users,
  type text not null check (type in ('text', 'poll', 'share', 'video')),
  visibility text not null check (visibility in ('public', 'connections')),
  body text not null,
  -- Of a share: what it shares, never a share itself; null once that is gone.
  root_id uuid references posts on delete set null,
  root_source text check (root_source in ('feed', 'community')),
  count_like int not null default 0 check (count_like >= 0),
  count_love int not null default 0 check (count_love >= 0),
  count_laugh int not null default 0 check (count_laugh >= 0),
  count_wow int not null default 0 check (count_wow >= 0),
  count_sad int not null default 0 check (count_sad >= 0),
  count_angry int not null default 0 check (count_angry >= 0),
  reaction_count int not null
    generated always as (count_like + count_love + count_laugh + count_wow + count_sad + count_angry) stored,
  comment_count int not null default 0 check (comment_count >= 0),
  share_count int not null default 0 check (share_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint posts_share check ((type = 'share') = (root_source is not null) and (root_id is null or type = 'share'))
);
create index posts_of_author on posts (author_id, created_at, id);
create index posts_shares on posts (root_id) where root_id is not null;

create table post_files (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  kind text not null check (kind in ('picture', 'film', 'thumbnail')),
  -- Among those of its kind.
  position int not null,
  file_key text not null,
  content_type text not null,
  -- In pixels; of a film nobody has looked.
  width int,
  height int,
  -- What a picture shows, for people who do not see it.
  alt text,
  unique (post_id, kind, position)
);

-- Of each author, by visibility; kept with the posts. Whoever has no row has none.
create table post_counts (
  user_id uuid primary key references users,
  public int not null default 0 check (public >= 0),
  connections int not null default 0 check (connections >= 0)
);

-- Compared by bytes: core says which texts are one tag.
create table hashtags (
  id bigint primary key generated always as identity,
  name text collate "C" not null unique,
  -- Public ones.
  posts_count int not null check (posts_count >= 0),
  created_at timestamptz not null
);
create index hashtags_popular on hashtags (posts_count desc, name) where posts_count > 0;

create table post_hashtags (
  post_id uuid not null references posts on delete cascade,
  hashtag_id bigint not null references hashtags,
  -- In the order of the text.
  position int not null,
  primary key (post_id, hashtag_id)
);
create index post_hashtags_of_tag on post_hashtags (hashtag_id, post_id);

create table post_reactions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users,
  type text not null check (type in ('like', 'love', 'laugh', 'wow', 'sad', 'angry')),
  reacted_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_reactions_of_user on post_reactions (user_id);

create table polls (
  id uuid primary key,
  post_id uuid not null unique references posts on delete cascade,
  question text,
  allows_multiple boolean not null,
  expires_at timestamptz
);

create table poll_options (
  id uuid primary key,
  poll_id uuid not null references polls on delete cascade,
  position int not null,
  label text not null,
  vote_count int not null default 0 check (vote_count >= 0),
  unique (poll_id, position)
);

create table poll_votes (
  option_id uuid not null references poll_options on delete cascade,
  user_id uuid not null references users,
  voted_at timestamptz not null,
  primary key (option_id, user_id)
);
create index poll_votes_of_user on poll_votes (user_id);

create table post_mentions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users,
  position int not null,
  primary key (post_id, user_id)
);
create index post_mentions_of_user on post_mentions (user_id);
`
}
