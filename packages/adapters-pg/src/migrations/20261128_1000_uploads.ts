/** Files that people send in chunks. */
import type { Migration } from "../database/migrator/migrate.js"

export const uploads: Migration = {
  name: "20261128_1000_uploads",
  sql: `
create table uploads (
  id uuid primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('feed_video', 'course_video', 'chat_file')),
  filename text not null,
  mime text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null,
  -- Moved on by each chunk and by the completion.
  expires_at timestamptz not null,
  -- The whole file, all of it or nothing.
  file_key text,
  content_type text,
  sha256 text,
  completed_at timestamptz,
  constraint uploads_whole_file check (num_nulls(file_key, content_type, sha256, completed_at) in (0, 4))
);
create index uploads_of_user on uploads (user_id);
create index uploads_by_expiry on uploads (expires_at);

-- Those of an upload that is not completed. The key decides whose chunk was first.
create table upload_chunks (
  upload_id uuid not null references uploads on delete cascade,
  index integer not null check (index >= 0),
  size integer not null check (size > 0),
  sha256 text not null,
  file_key text not null,
  primary key (upload_id, index)
);
`
}
