/** Comments in threads. Each surface has a column for what they are written about; posts are the first. */
import type { Migration } from "../database/migrator/migrate.js"

export const comments: Migration = {
  name: "20261128_1210_comments",
  sql: `
create table comments (
  id uuid primary key,
  post_id uuid references posts on delete cascade,
  author_id uuid not null references users,
  parent_id uuid references comments,
  root_id uuid references comments,
  branch_id uuid references comments,
  depth int not null check (depth between 0 and 50),
  body text not null,
  -- A tombstone, which stays for its replies.
  is_deleted boolean not null default false,
  -- Direct replies, tombstones among them.
  child_count int not null default 0 check (child_count >= 0),
  -- Living ones at all depths below; of comments at the greatest depth the direct ones.
  reply_count int not null default 0 check (reply_count >= 0),
  count_like int not null default 0 check (count_like >= 0),
  count_love int not null default 0 check (count_love >= 0),
  count_laugh int not null default 0 check (count_laugh >= 0),
  count_wow int not null default 0 check (count_wow >= 0),
  count_sad int not null default 0 check (count_sad >= 0),
  count_angry int not null default 0 check (count_angry >= 0),
  reaction_count int not null
    generated always as (count_like + count_love + count_laugh + count_wow + count_sad + count_angry) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_at timestamptz,
  constraint comments_one_subject check (num_nonnulls(post_id) = 1),
  constraint comments_place check ((parent_id is null) = (depth = 0) and (root_id is null) = (depth = 0)),
  constraint comments_branch check ((branch_id is null) = (depth < 50))
);
create index comments_top_of_post on comments (post_id, created_at, id) where parent_id is null;
create index comments_of_post on comments (post_id);
create index comments_of_root on comments (root_id, created_at, id) where root_id is not null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_of_branch on comments (branch_id) where branch_id is not null;
create index comments_of_author on comments (author_id, created_at, id);

create table comment_reactions (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users,
  type text not null check (type in ('like', 'love', 'laugh', 'wow', 'sad', 'angry')),
  reacted_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_reactions_of_user on comment_reactions (user_id);

create table comment_mentions (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users,
  position int not null,
  primary key (comment_id, user_id)
);
create index comment_mentions_of_user on comment_mentions (user_id);
`
}
